// One mailbox, however its address is written, and who runs it: what limits on mails to strangers count by.
import { getDomain } from 'tldts-icann';

export interface Mailbox {
  /**
   * The address without what leads to the same mailbox: capitals, `+labels`, the dots of Gmail and its other domain, the `-labels` of
   * Yahoo.
   */
  readonly address: string;
  /** The domain that its owner has registered. */
  readonly domain: string;
  /** Whether many people who don't know each other have mailboxes there. */
  readonly shared: boolean;
}

/** The providers where Italians who write to a school have their mailboxes. A name without an ending stands for all its countries. */
const PROVIDERS = new Set(
  `gmail googlemail hotmail outlook live msn yahoo ymail icloud.com me.com mac.com aol gmx libero.it virgilio.it alice.it tim.it
  tin.it tiscali.it inwind.it iol.it fastwebnet.it email.it poste.it pec.it legalmail.it postecert.it arubapec.it aruba.it proton.me
  protonmail.com pm.me tutanota.com mail.com web.de t-online.de orange.fr free.fr laposte.net wp.pl o2.pl interia.pl yandex mail.ru ukr.net qq.com 163.com`.split(
    /\s+/,
  ),
);

const GMAIL = new Set(['gmail.com', 'googlemail.com']);
const YAHOO = /^(yahoo|ymail|rocketmail)\./;

export function mailboxOf(address: string): Mailbox {
  const [, written = '', host = ''] = /^(.*)@(.*)$/s.exec(address.toLowerCase()) ?? [];
  const domain = getDomain(host) ?? host;
  const shared = [domain, domain.replace(/\..*$/, '')].some((name) => PROVIDERS.has(name));
  return { address: fold(written.replace(/(?<=.)\+.*$/s, ''), host), domain, shared };
}

function fold(name: string, host: string): string {
  if (GMAIL.has(host)) return `${name.replaceAll('.', '')}@gmail.com`;
  return YAHOO.test(host) ? `${name.replace(/(?<=.)-.*$/s, '')}@${host}` : `${name}@${host}`;
}
