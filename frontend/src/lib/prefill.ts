// What the page's address fills in beforehand: a control names its parameter in `data-prefill`, as in
// `/contatti?servizio=certificazioni`.
import type { Control } from './controls.ts';

const ASKED = 'data-prefill';

/** Hands each control below `root` what the address has for it: once, so that what the visitor makes of it stays. */
export function prefill(root: ParentNode, fill: (control: Control, value: string | boolean) => void): void {
  const address = new URLSearchParams(location.search);
  for (const control of root.querySelectorAll<Control>(`[${ASKED}]`)) {
    const value = address.get(control.getAttribute(ASKED)!);
    control.removeAttribute(ASKED);
    if (value && takes(control, value)) fill(control, control.type === 'checkbox' || value);
  }
}

/** A choice takes one of its own, a line as much as may be typed into it. */
const takes = (control: Control, value: string): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.value === value)
    : control.maxLength < 0 || value.length <= control.maxLength;
