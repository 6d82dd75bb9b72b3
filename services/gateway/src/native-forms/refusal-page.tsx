// The page of a native form that was refused: the reason, and the form with its entries, to be corrected and sent
// again. Where the entries were not read, the page points to the browser's way back, which keeps them.
import type { School } from '@school/catalog';
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
import { unsentPage } from '@school/pages';
import type { ReactNode } from 'react';
import { type Entries, TICKED } from './form-entries.js';

/** A form that was read and refused. */
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

export function refusalPage(problem: Problem, refused: RefusedForm | undefined, school: School): string {
  const { status, detail, errors = {} } = problem;
  const reason = status === 429 ? detail : undefined;
  if (!refused || !RETRYABLE.has(status)) return unsentPage(status, school, { reason });
  const form = (
    <>
      <Errors kind={refused.kind} errors={errors} />
      <Form {...refused} errors={errors} />
    </>
  );
  return unsentPage(status, school, {
    reason,
    form,
    link: { href: refused.page, text: 'Ricominciare da un modulo vuoto' },
  });
}

const idOf = (name: string) => `campo-${name}`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every field that was refused, by label and message. */
function Errors({ kind, errors }: { readonly kind: LeadKind; readonly errors: FieldErrors }): ReactNode {
  const named = Object.entries(errors);
  if (named.length === 0) return null;
  return (
    <div className="errori" role="group" aria-label="Campi da controllare">
      <ul>
        {named.map(([name, messages]) => (
          <li key={name}>
            {name !== '' && (
              <>
                <a href={`#${idOf(name)}`}>{labelOf(leadForm(kind), name)}</a>:{' '}
              </>
            )}
            {messages.join('; ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fields that the page had, those that were refused, and all consents: a box that is not ticked is not sent. */
function Form({ kind, entries, token, errors }: RefusedForm & { readonly errors: FieldErrors }): ReactNode {
  const { endpoint, fields } = leadForm(kind);
  const shown = Object.entries(fields).filter(
    ([name, { type }]) => Object.hasOwn(entries, name) || Object.hasOwn(errors, name) || type === 'consent',
  );
  return (
    <form method="post" action={endpoint ?? ''}>
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

interface FieldProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly value: unknown;
  readonly error: string | undefined;
}

function FieldEntry({ name, field, value, error }: FieldProps): ReactNode {
  // A consent that was given stays given.
  if (field.type === 'consent' && value === true) return <input type="hidden" name={name} value={TICKED} />;
  const isBox = field.type === 'consent' || field.type === 'flag';
  return (
    <div className="campo">
      {!isBox && <Label name={name} field={field} />}
      {error && (
        <p className="errore" id={`${idOf(name)}-errore`}>
          {error}
        </p>
      )}
      {isBox ? (
        <div className="spunta">
          <Control name={name} field={field} value={value} error={error} />
          <Label name={name} field={field} />
        </div>
      ) : (
        <Control name={name} field={field} value={value} error={error} />
      )}
    </div>
  );
}

function Label({ name, field }: Pick<FieldProps, 'name' | 'field'>): ReactNode {
  return (
    <label htmlFor={idOf(name)}>
      {field.label}
      {field.type === 'consent' && (
        <>
          {' '}
          (<a href="/privacy-policy">Privacy Policy</a>, <a href="/gdpr">GDPR</a>)
        </>
      )}
      {field.required ? ' *' : ''}
    </label>
  );
}

function Control({ name, field, value, error }: FieldProps): ReactNode {
  const attributes = {
    id: idOf(name),
    name,
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${idOf(name)}-errore` }),
  };
  switch (field.type) {
    case 'consent':
      return <input type="checkbox" {...attributes} required />;
    case 'flag':
      return <input type="checkbox" value={TICKED} defaultChecked={value === true} {...attributes} />;
    case 'text':
      return <textarea rows={5} {...attributes} defaultValue={textOf(value)} />;
    case 'choice':
      return <Choice attributes={attributes} options={field.options} value={textOf(value)} />;
    case 'email':
    case 'tel':
    case 'date':
      return <input type={field.type} {...attributes} defaultValue={textOf(value)} />;
    default:
      return <input type="text" {...attributes} defaultValue={textOf(value)} />;
  }
}

interface ChoiceProps {
  readonly attributes: { readonly id: string; readonly name: string };
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
}

function Choice({ attributes, options, value }: ChoiceProps): ReactNode {
  return (
    <select {...attributes} defaultValue={value}>
      <option value="">Scegli…</option>
      {Object.entries(options).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
