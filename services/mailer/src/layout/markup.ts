// A template tag that escapes HTML. No other file makes HTML from values.
import { Href } from './links.js';

/** HTML that is safe to insert. */
export class MailMarkup {
  constructor(readonly source: string) {}
}

type Value = string | Href | MailMarkup | readonly MailMarkup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Where a mail program would recognise an address: the colon of `://`, an @, the dot of a domain. */
const SIGN_OF_AN_ADDRESS = /(:(?=\/\/)|@(?=\S)|(?<=[\p{L}\p{N}-])\.(?=\p{L}{2}))/u;

/**
 * A visitor's text, escaped. Each delimiter of an address is put in an element, so that no text node holds a whole
 * address and no mail program makes it a link; what is shown and copied is the text as it was written.
 */
const visitorText = (text: string) =>
  text
    .split(SIGN_OF_AN_ADDRESS)
    .map((part, index) => (index % 2 === 0 ? escape(part) : `<span>${part}</span>`))
    .join('');

function source(value: Value): string {
  if (typeof value === 'string') return visitorText(value);
  if (value instanceof Href) return escape(value.url);
  return value instanceof MailMarkup ? value.source : value.map((part) => part.source).join('');
}

/** Template tag. A string is a visitor's text: it is escaped and cannot become a link. An Href is for attributes. */
export const mailHtml = (parts: TemplateStringsArray, ...values: readonly Value[]) =>
  new MailMarkup(parts.map((part, index) => (index === 0 ? part : source(values[index - 1] ?? '') + part)).join(''));

/** Fixed text, and the text of links: escaped only, so that an address can be copied as it is. */
export const verbatim = (text: string) => new MailMarkup(escape(text));

/** The same, of several lines. */
export const verbatimLines = (text: string) => new MailMarkup(escape(text).replaceAll('\n', '<br>'));

export const lines = (text: string) =>
  text.split(LINE_END).map((line, index) => (index === 0 ? mailHtml`${line}` : mailHtml`<br>${line}`));

/** Every line break that some program knows. */
export const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
