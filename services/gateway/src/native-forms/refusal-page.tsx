// The page of a native form that was refused: the reason, and the form with its entries, to be corrected and sent
// again. If the entries were not read, the page refers to the browser's Back button, which keeps them.
import type { SchoolContacts } from '@school/catalog';
import {
  type Field,
  type FieldErrors,
  HONEYPOT_FIELD,
  KEY_FIELD,
  type LeadKind,
  type Problem,
  isBox,
  labelOf,
  leadForm,
} from '@school/contracts';
import { unsentPage } from '@school/pages';
import type { ReactNode } from 'react';
import { type Entries, TICKED } from './form-entries.js';

interface RefusedForm {
  readonly kind: LeadKind;
  readonly entries: Entries;
  /** Its idempotency key, the same when it is sent again. */
  readonly token: string;
  /** Path of the page that it stands on. */
  readonly page: string;
}

/** Refusals after which the same form may be accepted. */
const RETRYABLE = new Set([400, 429, 503]);

export function refusalPage(problem: Problem, refused: RefusedForm | undefined, school: SchoolContacts): string {
  const { status, detail, errors = {} } = problem;
  const reason = status === 429 ? detail : undefined;
  if (!refused || !RETRYABLE.has(status)) return unsentPage(status, school, { reason });
  const link = { href: refused.page, text: 'Ricominciare da un modulo vuoto' };
  return unsentPage(status, school, { reason, form: [summary(refused.kind, errors), form(refused, errors)], link });
}

const idOf = (name: string) => `campo-${name}`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every field that was refused, by label and message. */
function summary(kind: LeadKind, errors: FieldErrors): ReactNode {
  const lines = Object.entries(errors).map(([name, messages]) => (
    <li key={name}>
      {name && <a href={`#${idOf(name)}`}>{labelOf(leadForm(kind), name)}</a>}
      {name && ': '}
      {messages.join('; ')}
    </li>
  ));
  if (lines.length === 0) return null;
  return (
    <div key="summary" className="errori" role="group" aria-label="Campi da controllare">
      <ul>{lines}</ul>
    </div>
  );
}

/** The fields that were sent or refused, and all consents, because browsers do not send a box that is not ticked. */
function form({ kind, entries, token }: RefusedForm, errors: FieldErrors): ReactNode {
  const { endpoint, fields } = leadForm(kind);
  const shown = Object.entries(fields).filter(
    ([name, { type }]) => Object.hasOwn(entries, name) || Object.hasOwn(errors, name) || type === 'consent',
  );
  return (
    <form key="form" method="post" action={endpoint ?? ''}>
      <input type="hidden" name={KEY_FIELD} value={token} />
      <input type="hidden" name={HONEYPOT_FIELD} value={textOf(entries[HONEYPOT_FIELD])} />
      {shown.map(([name, field]) => (
        <FieldEntry key={name} name={name} field={field} value={entries[name]} error={errors[name]?.[0]} />
      ))}
      <p>
        <button>Invia di nuovo</button>
      </p>
    </form>
  );
}

const consentLinks = (
  <>
    {' '}
    (<a href="/privacy-policy">Privacy Policy</a>, <a href="/gdpr">GDPR</a>)
  </>
);

interface FieldProps {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly error: string | undefined;
}

function FieldEntry({ name, field, value, error }: FieldProps): ReactNode {
  // A consent that was given stays given.
  if (field.type === 'consent' && value === true) return <input type="hidden" name={name} value={TICKED} />;
  const message = error && (
    <p className="errore" id={`${idOf(name)}-errore`}>
      {error}
    </p>
  );
  const label = (
    <label htmlFor={idOf(name)}>
      {field.label}
      {field.type === 'consent' && consentLinks}
      {field.required ? ' *' : ''}
    </label>
  );
  const described = error && { 'aria-invalid': true, 'aria-describedby': `${idOf(name)}-errore` };
  const control = controlOf(field, value, { id: idOf(name), name, ...described });
  const box = isBox(field);
  return (
    <div className="campo">
      {!box && label}
      {message}
      {box ? (
        <div className="spunta">
          {control}
          {label}
        </div>
      ) : (
        control
      )}
    </div>
  );
}

function controlOf(
  field: Field,
  value: unknown,
  attributes: { readonly id: string; readonly name: string },
): ReactNode {
  const text = textOf(value);
  switch (field.type) {
    case 'consent':
      return <input type="checkbox" {...attributes} required />;
    case 'flag':
      return <input type="checkbox" value={TICKED} defaultChecked={value === true} {...attributes} />;
    case 'text':
      return <textarea rows={5} {...attributes} defaultValue={text} />;
    case 'choice':
      return (
        <select {...attributes} defaultValue={text}>
          <option value="">Scegli…</option>
          {Object.entries(field.options).map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'email':
    case 'tel':
    case 'date':
      return <input type={field.type} {...attributes} defaultValue={text} />;
    default:
      return <input type="text" {...attributes} defaultValue={text} />;
  }
}
