// The other half of kept-entries.ts, for a page that is alive.
import { type Control, STORED_AS, type Kept } from './kept-entries.ts';

/** Puts back what was kept, into the fields that are there. */
export function restoreEntries(): void {
  let kept: Kept | null = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null') as Kept | null;
    sessionStorage.removeItem(STORED_AS);
  } catch {
    // See above.
  }
  if (!kept) return;
  for (const [form, field, value] of kept.entries) {
    const control = document.querySelector<HTMLFormElement>(`form#${CSS.escape(form)}`)?.elements.namedItem(field);
    if (control instanceof Element && 'value' in control) fillControl(control as Control, value);
  }
  if (kept.focus) document.getElementById(kept.focus)?.focus({ preventScroll: true });
  if (kept.press) document.getElementById(kept.press)?.click();
}

/**
 * As if it were typed. React overrides an element's own setter to tell its changes from the visitor's: the prototype's
 * is not.
 */
export function fillControl(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
