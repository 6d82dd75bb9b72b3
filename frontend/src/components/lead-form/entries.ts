// What stands in the controls of a form. They are read and not the form's state: a program that fills a form may set
// values without an event that React hears.
import { type Field, type Fields, cleanEmail, cleanLine, cleanText, isBox } from '@school/contracts';

/** By the names of the fields: boxes are true or false, all else is text. */
export type FormEntries = Record<string, string | boolean>;

/** What stands in the controls, hidden ones included, of the fields that the form has. */
export function readEntries(fields: Fields, form: HTMLFormElement): FormEntries {
  const data = new FormData(form);
  const shown = Object.entries(fields).filter(([name]) => form.elements.namedItem(name) !== null);
  return Object.fromEntries(
    shown.map(([name, field]) => [name, isBox(field) ? data.has(name) : String(data.get(name) ?? '')]),
  );
}

/** The entries that a draft may hold: no consents and nothing private. */
export const keptEntries = (fields: Fields, entries: FormEntries): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isKept(fields[entry[0]]),
    ),
  );

const isKept = (field: Field | undefined) => field !== undefined && !isBox(field) && !field.isPrivate;

/**
 * Takes out of the controls what nobody sees and the browser's own checks would refuse, as the gateway does: invisible
 * characters, odd blanks, what copying adds to an e-mail address. To be called before those checks.
 */
export function cleanControls({ elements }: HTMLFormElement): void {
  for (const control of elements) {
    const isArea = control instanceof HTMLTextAreaElement;
    if (!isArea && !(control instanceof HTMLInputElement && TEXT_TYPES.has(control.type))) continue;
    const clean = (isArea ? cleanText : control.type === 'email' ? cleanEmail : cleanLine)(control.value);
    if (clean !== control.value) control.value = clean;
  }
}

const TEXT_TYPES = new Set(['text', 'email', 'tel']);
