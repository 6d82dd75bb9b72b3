// Keeps the entries of a page during an automatic reload, while another page is loaded in its place, or while the error
// page is shown. They are stored in the tab and deleted once restored. Consents are not kept: visitors must give them
// again.
import { type Control, setValue } from './controls.ts';
import { parsed, tabStorage } from './safe-storage.ts';

const storedAs = (path: string): string => `voci-scritte:${path}`;

/** Storage key for the entries of a form that is being filled: see components/lead-form/draft.ts. */
export const draftKey = (formId: string): string => `bozza:${formId}`;

const TYPED = 'form[id] :is(input:not([type=checkbox], [type=radio]), select, textarea)[name]';

interface Kept {
  /** By the form's id and the field's name. */
  readonly entries: readonly (readonly [form: string, field: string, value: string])[];
  /** The id of the focused element. */
  readonly focus: string;
  /** The id of a button to press again. */
  readonly press?: string | undefined;
}

/**
 * @param press the id of a button to press again after the entries are restored.
 * @param path of the page that is shown.
 */
export function keepEntries(press?: string, path = location.pathname): void {
  const typed = [...document.querySelectorAll<Control>(TYPED)].filter(({ value }) => value !== '');
  const kept: Kept = {
    entries: typed.map(({ form, name, value }) => [form!.id, name, value]),
    focus: document.activeElement?.id ?? '',
    press,
  };
  // If storage is full or blocked, only the browser's own restoration of forms is left.
  tabStorage.set(storedAs(path), JSON.stringify(kept));
}

/** Whether entries are kept for this page or for one of its forms. */
export function hasEntries(): boolean {
  const keys = [...document.forms].filter(({ id }) => id !== '').map(({ id }) => draftKey(id));
  return [storedAs(location.pathname), ...keys].some((key) => tabStorage.get(key) !== null);
}

/** Restores the kept entries of the fields on this page. */
export function restoreEntries(): void {
  const key = storedAs(location.pathname);
  const kept = parsed(tabStorage.get(key)) as Kept | null;
  tabStorage.remove(key);
  if (!kept) return;
  for (const [form, field, value] of kept.entries) {
    const control = document.querySelector<HTMLFormElement>(`form#${CSS.escape(form)}`)?.elements.namedItem(field);
    if (control instanceof Element && 'value' in control) setValue(control as Control, value);
  }
  if (kept.focus) document.getElementById(kept.focus)?.focus({ preventScroll: true });
  if (kept.press) document.getElementById(kept.press)?.click();
}
