// A page in the site's look that needs no script and no other file: the answer to a native form submission, by the
// gateway or, where that is not reached, by the edge.
import { createHash } from 'node:crypto';
import type { School } from './school.js';

/** HTML that is safe to insert. */
export class Markup {
  constructor(readonly source: string) {}
}

type Value = string | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function source(value: Value): string {
  if (typeof value === 'string') return escape(value);
  return value instanceof Markup ? value.source : value.map((part) => part.source).join('');
}

/** Template tag: strings are escaped, for text and for quoted attributes alike; Markup passes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]) =>
  new Markup(parts.map((part, index) => (index === 0 ? part : source(values[index - 1] ?? '') + part)).join(''));

// The inks and papers of the site (frontend/src/styles/tokens.css). Its fonts have other names with every build and are
// not fetched here.
const STYLE = `
:root { color-scheme: light; --carta: #faf6ee; --carta-scura: #f0e8da; --inchiostro: #14203a; --tenue: #4a5468; }
:root { --rosso: #b3361f; --pino: #1f5b4b; --contorno: #7b7565; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--carta-scura); color: var(--inchiostro); overflow-wrap: anywhere; }
body { font: 1.0625rem/1.55 'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif; }
body > * { max-inline-size: 42rem; margin-inline: auto; padding-inline: 1.25rem; }
header { padding-block: 1.5rem; }
header a { color: inherit; font-weight: 600; text-decoration: none; }
h1, h2 { font-family: Fraunces, Georgia, 'Times New Roman', serif; font-weight: 400; line-height: 1.2; }
h1 { margin: 0 0 1rem; font-size: 2rem; text-wrap: balance; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.375rem; }
a { color: var(--rosso); }
main { padding-block: 2rem; background: var(--carta); border: 1px solid var(--contorno); border-radius: 8px; }
main { border-block-start: 2px dashed var(--contorno); }
main.ricevuta { border-color: var(--pino); }
main.ricevuta h1 { color: var(--pino); }
strong { font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'DejaVu Sans Mono', monospace; letter-spacing: 0.04em; }
.riferimento { font-size: 1.25rem; }
.errori { padding: 1rem 1.25rem; border: 1px solid var(--rosso); border-inline-start-width: 4px; }
.errori ul { margin: 0; padding-inline-start: 1.25rem; }
li { padding-block: 0.25rem; }
.campo { margin-block: 1.25rem; }
.campo > label { display: block; font-weight: 600; }
.campo > .spunta { display: flex; gap: 0.75rem; align-items: baseline; }
.errore { margin: 0.25rem 0; color: var(--rosso); }
input:not([type=checkbox]), select, textarea { inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; }
input:not([type=checkbox]), select, textarea { border: 1px solid var(--contorno); border-radius: 4px; background: #fff; }
input, select, textarea { color: inherit; font: inherit; }
input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem; flex: none; }
[aria-invalid=true] { border: 2px solid var(--rosso); }
button { min-block-size: 2.75rem; padding: 0.625rem 1.5rem; border: 0; border-radius: 4px; background: var(--rosso); cursor: pointer; }
button { color: #fff; font: inherit; font-weight: 600; }
:focus-visible { outline: 3px solid var(--pino); outline-offset: 2px; }
footer { padding-block: 1.5rem 3rem; color: var(--tenue); }
footer a { display: inline-block; padding-block: 0.625rem; }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

export interface PlainPage {
  readonly title: string;
  /** What stands below the title. */
  readonly content: Markup;
  /** Something was taken, not refused. */
  readonly isReceipt?: boolean;
  /** Where to go on beside the home page. */
  readonly way?: { readonly href: string; readonly words: string };
}

/** Who the page is of. */
type Owner = Pick<School, 'name' | 'phone' | 'email'>;

/** The document. It ends with the ways to reach the school. */
export function plainPage(
  { title, content, isReceipt = false, way }: PlainPage,
  { name, phone, email }: Owner,
): string {
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${title} | ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header><a href="/">${name}</a></header>
<main${new Markup(isReceipt ? ' class="ricevuta"' : '')}>
<h1>${title}</h1>
${content}
</main>
<footer>
<p>Telefono <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a><br>E-mail <a href="mailto:${email}">${email}</a></p>
<p>${way ? html`<a href="${way.href}">${way.words}</a><br>` : ''}<a href="/">Pagina iniziale</a></p>
</footer>
</body>
</html>
`.source;
}

/** Why a form was not taken, by status, in words that fit "tu" and "Lei". */
const reasons: Readonly<Record<number, string>> = {
  400: 'Qualcosa è da correggere.',
  403: 'Non proviene da una pagina di questo sito.',
  415: 'Il modulo non è arrivato nella forma in cui lo mandano le pagine di questo sito.',
  413: 'Il testo è troppo lungo: va accorciato.',
  429: 'Sono arrivate molte richieste in poco tempo: si può riprovare tra poco, o telefonare.',
};
const UNAVAILABLE = 'In questo momento non riusciamo a riceverla: si può riprovare tra poco, o telefonare.';

/**
 * The page of a form that was not taken.
 * @param form to be sent again from here, where its entries were read.
 */
export const unsentPage = (status: number, owner: Owner, form: Markup = html``, way?: PlainPage['way']): string =>
  plainPage(
    {
      title: 'La richiesta non è partita',
      content: html`<p>${reasons[status] ?? UNAVAILABLE}</p>
${form}
<p>Con il tasto «Indietro» del browser si torna al modulo: quello che è scritto è ancora lì.</p>`,
      ...(way && { way }),
    },
    owner,
  );
