// Reads the values of a form's controls. The DOM is read instead of the form's state, because a program that fills a
// form may set values without dispatching events.
import { type Field, type Fields, cleanEmail, cleanLine, cleanText, isBox } from '@school/contracts';

/** By field name: booleans for checkboxes, else text. */
export type FormEntries = Record<string, string | boolean>;

/** The values of the form's controls, hidden ones included. */
export function readEntries(fields: Fields, form: HTMLFormElement): FormEntries {
  const data = new FormData(form);
  const shown = Object.entries(fields).filter(([name]) => form.elements.namedItem(name) !== null);
  return Object.fromEntries(
    shown.map(([name, field]) => [name, isBox(field) ? data.has(name) : String(data.get(name) ?? '')]),
  );
}

/** The entries that a draft may contain: no consents, nothing private. */
export const keptEntries = (fields: Fields, entries: FormEntries): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isKept(fields[entry[0]]),
    ),
  );

const isKept = (field: Field | undefined) => field !== undefined && !isBox(field) && !field.isPrivate;

/**
 * Normalises the controls as the gateway does: removes invisible characters, unusual spaces and what copying adds to
 * e-mail addresses. Must be called before the browser's validation, which would reject them.
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
