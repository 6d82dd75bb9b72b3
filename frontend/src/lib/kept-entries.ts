// What was typed on a page, over a reload that the visitor has not asked for and over an error page. It stays in the
// tab and is forgotten as soon as it is back in its place. Consents are not kept: they are given anew.

export const STORED_AS = 'voci-scritte';

/** Under which the tab keeps the entries of a form that is being filled: see components/lead-form/draft.ts. */
export const draftKey = (formId: string): string => `bozza:${formId}`;

const TYPED = 'form[id] :is(input:not([type=checkbox], [type=radio]), select, textarea)[name]';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface Kept {
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
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(kept));
  } catch {
    // Full or forbidden: what the browser itself restores is left.
  }
}
