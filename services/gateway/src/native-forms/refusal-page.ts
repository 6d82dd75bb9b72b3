// The page of a native form that was refused: the reason, and the form with its entries, to be corrected and sent
// again. Where the entries were not read, the page points to the browser's way back, which keeps them.
import type { School } from '@school/catalog';
import { type Markup, html, unsentPage } from '@school/catalog/plain-page';
import {
  type Field,
  type FieldErrors,
  HONEYPOT_FIELD,
  KEY_FIELD,
  type LeadKind,
  type Problem,
  labelOf,
  leadForm,
} from '@school/contracts';
import { TICKED } from './native-form.js';

/** A form that was read and not taken. */
export interface RefusedForm {
  readonly kind: LeadKind;
  readonly entries: Readonly<Record<string, unknown>>;
  /** Its idempotency key, the same when it is sent again. */
  readonly key: string;
  /** The page that it stands on. */
  readonly page: string;
}

/** Refusals after which the same form may be taken. */
const MAY_BE_SENT_AGAIN = new Set([400, 429, 503]);

export function refusalPage(problem: Problem, refused: RefusedForm | undefined, school: School): string {
  const { status, errors = {} } = problem;
  if (!refused || !MAY_BE_SENT_AGAIN.has(status)) return unsentPage(status, school);
  const form = html`${summary(refused.kind, errors)}
${sheet(refused, errors)}`;
  return unsentPage(status, school, form, { href: refused.page, words: 'Ricominciare da un modulo vuoto' });
}

const idOf = (name: string) => `campo-${name}`;

/** Every field that was refused, by label and message. */
function summary(kind: LeadKind, errors: FieldErrors): Markup | '' {
  const named = Object.entries(errors);
  if (named.length === 0) return '';
  const line = ([name, messages]: [string, readonly string[]]) =>
    html`<li>${name === '' ? '' : html`<a href="#${idOf(name)}">${labelOf(leadForm(kind), name)}</a>: `}${messages.join('; ')}</li>`;
  return html`<div class="errori" role="group" aria-label="Campi da controllare"><ul>${named.map(line)}</ul></div>`;
}

/** The fields that the page had, those that were refused, and all consents: a box that is not ticked is not sent. */
function sheet({ kind, entries, key }: RefusedForm, errors: FieldErrors): Markup {
  const { endpoint, fields } = leadForm(kind);
  const shown = Object.entries(fields).filter(
    ([name, { type }]) => Object.hasOwn(entries, name) || Object.hasOwn(errors, name) || type === 'consent',
  );
  const hidden = { [KEY_FIELD]: key, [HONEYPOT_FIELD]: textOf(entries[HONEYPOT_FIELD]) };
  return html`<form method="post" action="${endpoint ?? ''}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${shown.map(([name, field]) => fieldMarkup(name, field, entries[name], errors[name]?.[0]))}
<p><button>Invia di nuovo</button></p>
</form>`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function fieldMarkup(name: string, field: Field, value: unknown, error: string | undefined): Markup {
  if (field.type === 'consent') return consentMarkup(name, field.label, value === true, error);
  if (field.type === 'flag') return flagMarkup(name, field.label, value === true, error);
  return html`<div class="campo">
<label for="${idOf(name)}">${field.label}${field.required ? ' *' : ''}</label>
${errorMarkup(name, error)}
${control(field, textOf(value), stateOf(name, error))}
</div>`;
}

const errorMarkup = (name: string, error: string | undefined) =>
  error ? html`<p class="errore" id="${idOf(name)}-errore">${error}</p>` : '';

/** What ties a control to its label and its error. */
function stateOf(name: string, error: string | undefined): Markup {
  const invalid = error ? html` aria-invalid="true" aria-describedby="${idOf(name)}-errore"` : '';
  return html` id="${idOf(name)}" name="${name}"${invalid}`;
}

/** A consent stays given: it belongs to what is being mended. One that lacks is asked for. */
function consentMarkup(name: string, label: string, isGiven: boolean, error: string | undefined): Markup {
  if (isGiven) return html`<input type="hidden" name="${name}" value="${TICKED}">`;
  return html`<div class="campo">
${errorMarkup(name, error)}
<div class="spunta"><input type="checkbox"${stateOf(name, error)} required>
<label for="${idOf(name)}">${label} (<a href="/privacy-policy">Privacy Policy</a>, <a href="/gdpr">GDPR</a>) *</label></div>
</div>`;
}

/** A box that may be ticked, as it was left. */
const flagMarkup = (
  name: string,
  label: string,
  isTicked: boolean,
  error: string | undefined,
): Markup => html`<div class="campo">
${errorMarkup(name, error)}
<div class="spunta"><input type="checkbox" value="${TICKED}"${isTicked ? CHECKED : ''}${stateOf(name, error)}>
<label for="${idOf(name)}">${label}</label></div>
</div>`;

function control(field: Field, value: string, state: Markup): Markup {
  if (field.type === 'choice') return choice(field.options, value, state);
  // A text area drops a line end right after its tag.
  if (field.type === 'text') return html`<textarea rows="5"${state}>\n${value}</textarea>`;
  const type = field.type === 'email' || field.type === 'tel' || field.type === 'date' ? field.type : 'text';
  return html`<input type="${type}"${state} value="${value}">`;
}

function choice(options: Readonly<Record<string, string>>, value: string, state: Markup): Markup {
  const option = ([key, words]: [string, string]) =>
    html`<option value="${key}"${key === value ? SELECTED : ''}>${words}</option>`;
  return html`<select${state}>${[['', 'Scegli…'] as [string, string], ...Object.entries(options)].map(option)}</select>`;
}

const SELECTED = html` selected`;
const CHECKED = html` checked`;
