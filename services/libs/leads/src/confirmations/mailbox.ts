// One mailbox, in whatever spelling its address is given, and its provider: the unit by which confirmations are
// limited.
import { getDomain } from 'tldts-icann';

export interface Mailbox {
  /**
   * The canonical address, without what does not change the mailbox: capitals, `+labels`, the dots of Gmail and its
   * other domain, the `-labels` of Yahoo.
   */
  readonly address: string;
  /** The registrable domain. */
  readonly domain: string;
  /** Whether the domain is that of a provider, with mailboxes of many unrelated people. */
  readonly shared: boolean;
}

/**
 * The providers where Italians who write to a school have their mailboxes. A name without an ending stands for all its
 * top-level domains.
 */
const PROVIDERS = new Set(
  `gmail googlemail hotmail outlook live msn yahoo ymail icloud.com me.com mac.com aol gmx libero.it virgilio.it alice.it tim.it
  tin.it tiscali.it inwind.it iol.it fastwebnet.it email.it poste.it pec.it legalmail.it postecert.it arubapec.it aruba.it proton.me
  protonmail.com pm.me tutanota.com mail.com web.de t-online.de orange.fr free.fr laposte.net wp.pl o2.pl interia.pl yandex
  mail.ru ukr.net qq.com 163.com`.split(/\s+/),
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
