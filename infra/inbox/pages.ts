// The inbox as a person sees it: a list of mails with a search, and one mail.
import { Markup, html } from '@school/catalog/plain-page';
import type { Mail, MailAddress } from './mail-store.ts';

const STYLE = new Markup(`
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  a { color: light-dark(#0b4f9e, #8ec5ff); }
  :focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-block: 1rem; }
  input, button { font: inherit; padding: .4rem .6rem; }
  ol { list-style: none; padding: 0; }
  li { border-top: 1px solid #8886; padding-block: .6rem; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; overflow-wrap: anywhere; }
  dt { font-weight: 600; } dd { margin: 0; }
  iframe { width: 100%; height: 34rem; border: 1px solid #8886; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: .8rem; }
`);

const time = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Rome' });

/** @param mails newest first. @param to the search text. */
export function listPage(mails: readonly Mail[], to: string): string {
  const entries = mails.map(
    (mail) => html`
    <li>
      <a href="/messages/${mail.id}">${mail.subject || '(senza oggetto)'}</a><br>
      <time datetime="${mail.receivedAt}">${time.format(new Date(mail.receivedAt))}</time>
      · da ${address(mail.from)} · a ${mail.envelope.to.join(', ')}
    </li>`,
  );
  return page(
    'Posta in arrivo',
    html`
    <h1>Posta in arrivo</h1>
    <p>Qui arrivano tutte le e-mail spedite da questo ambiente di prova. Nessuna esce da questa macchina.</p>
    <form role="search">
      <label>Destinatario<br><input name="to" value="${to}" autocomplete="off"></label>
      <button>Cerca</button>
      ${to ? html`<a href="/">Mostra tutti</a>` : ''}
    </form>
    <p role="status">${mails.length === 1 ? '1 messaggio' : `${mails.length} messaggi`}${to ? ` per «${to}»` : ''}</p>
    <ol>${entries}</ol>`,
  );
}

export function mailPage(mail: Mail): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Da', address(mail.from)],
    ['A', mail.to.map(address).join(', ')],
    ['Consegnata a', mail.envelope.to.join(', ')],
    ['Rispondi a', mail.replyTo.map(address).join(', ')],
    ['Ricevuta', time.format(new Date(mail.receivedAt))],
    ['Message-ID', mail.messageId ?? ''],
  ];
  const headers = Object.entries(mail.headers).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`));
  return page(
    mail.subject || '(senza oggetto)',
    html`
    <p><a href="/">← Posta in arrivo</a></p>
    <h1>${mail.subject || '(senza oggetto)'}</h1>
    <dl>${rows.filter(([, value]) => value).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
    ${
      mail.html === null
        ? ''
        : html`<h2>Versione HTML</h2>
    <iframe sandbox title="Versione HTML del messaggio" src="/messages/${mail.id}/html"></iframe>`
    }
    ${mail.text === null ? '' : html`<h2>Versione testo</h2><pre>${mail.text}</pre>`}
    <h2>Intestazioni</h2><pre>${headers.join('\n')}</pre>
    <p><a href="/api/messages/${mail.id}/raw">Sorgente completo</a></p>`,
  );
}

export function notFoundPage(): string {
  return page('Messaggio non trovato', html`<h1>Messaggio non trovato</h1><p><a href="/">← Posta in arrivo</a></p>`);
}

function page(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="it">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>${STYLE}</style>
</head>
<body><main>${content}</main></body>
</html>`.source;
}

function address(entry: MailAddress | null): string {
  if (!entry) return '';
  return entry.name ? `${entry.name} <${entry.address}>` : entry.address;
}
