// When a translator, an extension or a filter has changed a part of the prerendered page, React can't hydrate that part
// and renders it again. The values, selections, open <details> and focus of its old elements are moved to the new ones.

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const KEPT = 'input:not([type=hidden]), select, textarea, details, a[href], button, summary';

/** The elements of the page as it was prerendered, in its order. An element keeps its state when React removes it. */
let remembered: readonly Element[] = [];
/** The new element for each removed one. */
const successors = new WeakMap<Element, Element>();
let focused: Element | null = null;
let scrollTop = 0;

const noteFocus = ({ target }: Event) => void (focused = target as Element);
/** An element that React removes loses the focus too; remember it, so that its replacement gets the focus. */
const noteBlur = ({ target }: Event) =>
  setTimeout(() => {
    if (focused === target && focused?.isConnected) focused = null;
  });
const noteScroll = () => void (scrollTop = scrollY);

/** To be called right before hydration. */
export function rememberControls(): void {
  remembered = [...document.querySelectorAll(KEPT)];
  focused = document.activeElement;
  scrollTop = scrollY;
  addEventListener('focusin', noteFocus);
  addEventListener('focusout', noteBlur);
  addEventListener('scroll', noteScroll, { passive: true });
}

/** To be called when the prerendered page is left. */
export function forgetControls(): void {
  remembered = [];
  focused = null;
  removeEventListener('focusin', noteFocus);
  removeEventListener('focusout', noteBlur);
  removeEventListener('scroll', noteScroll);
}

/**
 * Moves the state of removed elements to their replacements. Must be called in a layout effect, so that no key can be
 * pressed between React's DOM update and this.
 */
export function adoptControls(): void {
  const removed = remembered.filter((element) => !element.isConnected);
  if (removed.length === 0) return;
  const pairs = removed.flatMap((old) => {
    const fresh = counterpart(old);
    return fresh ? [[old, fresh] as const] : [];
  });
  const moved = new Map(pairs);
  remembered = remembered.map((element) => moved.get(element) ?? element);
  for (const [old, fresh] of pairs) {
    successors.set(old, fresh);
    moveState(old, fresh);
  }
  // While a part was missing, the page may have become too short for its scroll position.
  if (scrollY !== scrollTop) scrollTo({ top: scrollTop, behavior: 'instant' });
  const target = focused && moved.get(focused);
  if (target instanceof HTMLElement) {
    const old = focused;
    target.focus({ preventScroll: true });
    moveSelection(old!, target);
  }
}

/** The current replacement of an element of the prerendered page, or the element itself. */
export function successor(element: Element): Element {
  const next = successors.get(element);
  return next ? successor(next) : element;
}

/** The replacement of a removed element, found by its id or name, else by its index among elements of the same type. */
function counterpart(old: Element): Element | undefined {
  if (old.id) return document.getElementById(old.id) ?? undefined;
  const name = old.getAttribute('name');
  if (name) {
    const value = old.matches('[type=radio], [type=checkbox]') ? `[value="${CSS.escape((old as Control).value)}"]` : '';
    return document.querySelector(`${old.localName}[name="${CSS.escape(name)}"]${value}`) ?? undefined;
  }
  if (isControl(old)) return undefined;
  if (old instanceof HTMLButtonElement && old.type === 'submit')
    return document.querySelector(`form#${CSS.escape(old.form?.id ?? '')} [type=submit]`) ?? undefined;
  const place = remembered.filter(({ localName }) => localName === old.localName).indexOf(old);
  return document.querySelectorAll(old.localName)[place];
}

const isControl = (element: Element): element is Control => element.matches('input, select, textarea');

function moveState(old: Element, fresh: Element): void {
  if (old instanceof HTMLDetailsElement) (fresh as HTMLDetailsElement).open = old.open;
  if (!isControl(old) || !isControl(fresh)) return;
  if (old.matches('[type=checkbox], [type=radio]')) {
    if ((old as HTMLInputElement).checked !== (fresh as HTMLInputElement).checked) fresh.click();
  } else if (old.value !== fresh.value) setValue(fresh, old.value);
}

function moveSelection(old: Element, fresh: Element): void {
  if (!('setSelectionRange' in old) || !('setSelectionRange' in fresh)) return;
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  // E-mail inputs do not expose their selection to scripts.
  if (selectionStart === null) return;
  (fresh as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/**
 * Sets a value as if it were typed. React overrides the `value` setter of each element to ignore changes made by
 * scripts, so the setter of the prototype is used.
 */
export function setValue(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Submits a form whose button is disabled, which the browser itself does neither by a click nor by Enter: the form then
 * says what is missing.
 */
export const submitDisabled = (form: HTMLFormElement): boolean =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
