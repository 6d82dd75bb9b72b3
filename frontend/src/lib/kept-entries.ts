// What was typed on a page, over a reload that the visitor has not asked for and over an error page. It stays in the
// tab and is forgotten as soon as it is back in its place. Consents are not kept: they are given anew.
import { type Control, setValue } from './controls.ts';
import { tabStorage } from './safe-storage.ts';

const STORED_AS = 'voci-scritte';

/** Under which the tab keeps the entries of a form that is being filled: see components/lead-form/draft.ts. */
export const draftKey = (formId: string): string => `bozza:${formId}`;

const TYPED = 'form[id] :is(input:not([type=checkbox], [type=radio]), select, textarea)[name]';

interface Kept {
  /** By the form's id and the field's name. */
  readonly entries: readonly (readonly [form: string, field: string, value: string])[];
  /** The id of what had the focus. */
  readonly focus: string;
  /** The id of a button to press again. */
  readonly press?: string | undefined;
}

/** @param press the id of a button that is to be pressed once they are back: it could not do its work. */
export function keepEntries(press?: string): void {
  const typed = [...document.querySelectorAll<Control>(TYPED)].filter(({ value }) => value !== '');
  const kept: Kept = {
    entries: typed.map(({ form, name, value }) => [form!.id, name, value]),
    focus: document.activeElement?.id ?? '',
    press,
  };
  // Where that is full or forbidden, what the browser itself restores is left.
  tabStorage.set(STORED_AS, JSON.stringify(kept));
}

/** Whether something is kept that belongs into this page, or was written into one of its forms. */
export function hasEntries(): boolean {
  const keys = [...document.forms].filter(({ id }) => id !== '').map(({ id }) => draftKey(id));
  return [STORED_AS, ...keys].some((key) => tabStorage.get(key) !== null);
}

/** Puts back what was kept, into the fields that are there. */
export function restoreEntries(): void {
  let kept: Kept | null = null;
  try {
    kept = JSON.parse(tabStorage.get(STORED_AS) ?? 'null') as Kept | null;
  } catch {
    // Not ours.
  }
  tabStorage.remove(STORED_AS);
  if (!kept) return;
  for (const [form, field, value] of kept.entries) {
    const control = document.querySelector<HTMLFormElement>(`form#${CSS.escape(form)}`)?.elements.namedItem(field);
    if (control instanceof Element && 'value' in control) setValue(control as Control, value);
  }
  if (kept.focus) document.getElementById(kept.focus)?.focus({ preventScroll: true });
  if (kept.press) document.getElementById(kept.press)?.click();
}
