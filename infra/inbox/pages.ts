// What a developer sees of the inbox: a list of mails with a search, and one mail.
import type { Mail, MailAddress } from './mails.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
  a { color: light-dark(#0b4f9e, #8ec5ff); }
  input, button { font: inherit; padding: .3rem .6rem; }
  li { border-top: 1px solid #8886; padding-block: .6rem; list-style: none; }
  iframe { width: 100%; height: 34rem; border: 1px solid #8886; background: #fff; }
  pre { white-space: pre-wrap; border: 1px solid #8886; padding: .8rem; }`;

const time = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Rome' });

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const person = (entry: MailAddress | null): string =>
  escape(entry?.name ? `${entry.name} <${entry.address}>` : (entry?.address ?? ''));

const titleOf = (mail: Mail): string => escape(mail.subject || '(senza oggetto)');

/** @param title as text; @param content as HTML. */
const page = (title: string, content: string): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;

/** @param mails newest first. @param to the search text. */
export function listPage(mails: readonly Mail[], to: string): string {
  const entries = mails.map(
    (mail) => `<li><a href="/messages/${mail.id}">${titleOf(mail)}</a><br>
      <time datetime="${mail.receivedAt}">${time.format(new Date(mail.receivedAt))}</time>
      · da ${person(mail.from)} · a ${escape(mail.envelope.to.join(', '))}</li>`,
  );
  return page(
    'Posta in arrivo',
    `<p>Qui arrivano tutte le e-mail spedite da questo ambiente di prova. Nessuna esce da questa macchina.</p>
    <form role="search">
      <label>Destinatario <input name="to" value="${escape(to)}" autocomplete="off"></label> <button>Cerca</button>
      ${to && '<a href="/">Mostra tutti</a>'}
    </form>
    <p role="status">${mails.length === 1 ? '1 messaggio' : `${mails.length} messaggi`}</p>
    <ol>${entries.join('')}</ol>`,
  );
}

export function mailPage(mail: Mail): string {
  const headers = Object.entries(mail.headers).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`));
  const html = `<h2>Versione HTML</h2>
    <iframe sandbox title="Versione HTML del messaggio" src="/messages/${mail.id}/html"></iframe>`;
  return page(
    titleOf(mail),
    `<p><a href="/">← Posta in arrivo</a></p>
    <p>Da ${person(mail.from)} a ${mail.to.map(person).join(', ')}, ${time.format(new Date(mail.receivedAt))}</p>
    <p>Rispondi a ${mail.replyTo.map(person).join(', ') || person(mail.from)}</p>
    ${mail.html === null ? '' : html}
    <h2>Versione testo</h2><pre>${escape(mail.text ?? '')}</pre>
    <h2>Intestazioni</h2><pre>${escape(headers.join('\n'))}</pre>
    <p><a href="/api/messages/${mail.id}/raw">Sorgente completo</a></p>`,
  );
}
