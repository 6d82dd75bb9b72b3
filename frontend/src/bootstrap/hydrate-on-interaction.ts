// Hydrates the page at the first interaction that needs React: with a field, or with a button that neither the browser
// nor the first script handles. Reading, scrolling, links, the menu, <details> and the cookie notice work without
// React.
import { keyOf } from '#src/components/lead-form/draft.ts';
import { forgetInTime, isLeftOpen } from '#src/features/gaia/remembered.ts';
import { importOrReload, serverAnswers } from '#src/lib/chunk-errors.ts';
import { submitDisabled, successor } from '#src/lib/controls.ts';
import { hasEntries } from '#src/lib/kept-entries.ts';
import { hasPrefill } from '#src/lib/prefill-search.ts';
import { hideNotice, showNotice, showChunkErrorNotice } from './notice.ts';
import { preloadCode } from './preload-code.ts';

/** How long a submitted form waits for the code, in milliseconds, before the browser submits it. */
const HELD_MS = 10_000;
/** Excludes the switches of the cookie notice, which the first script handles. */
const FIELD = ':is(input, select, textarea):not(cookie-notice *)';
/** Buttons that neither the browser nor the first script handles, and submit buttons of forms. */
const BUTTON = 'button[type=button]:not([popovertarget], [data-cookie]), form[method=post] button[type=submit]';
/**
 * A field may change without getting the focus: Safari does not focus a clicked checkbox, and autofill does not focus
 * fields.
 */
const INTERACTIONS = ['focusin', 'input', 'change'] as const;

const loadAndHydrate = async () => (await import('./hydrate-site.tsx')).hydrateSite();

let hydration: Promise<void> | undefined;

/**
 * @param pressed the id of the pressed button; it is pressed again if the page has to be reloaded for its code.
 * @param isRepeated whether the page may be reloaded again for the same release.
 * @returns whether the page is hydrated; if its code can't be loaded, the next interaction tries again.
 */
export function hydrate(pressed?: string, isRepeated = false): Promise<boolean> {
  preloadCode();
  hydration ??= importOrReload(loadAndHydrate, { pressed, isRepeated })
    // From now on React handles clicks. (A click dispatched again within its own event would be ignored.)
    .then(() => {
      hideNotice();
      for (const type of INTERACTIONS) removeEventListener(type, hydrateForField, true);
      removeEventListener('click', holdClick, true);
    });
  return hydration.then(
    () => true,
    () => {
      hydration = undefined;
      addEventListener('online', () => void hydrate(), { once: true });
      return false;
    },
  );
}

function hydrateForField({ target }: Event): void {
  if (target instanceof Element && target.matches(FIELD)) void hydrate();
}

/**
 * Holds a click until the page is hydrated, shows the button as busy, then clicks it again. Further clicks in the
 * meantime are ignored.
 */
async function hold(
  event: Event,
  button: HTMLElement,
  fallback: () => Promise<void>,
  patience?: Promise<undefined>,
): Promise<void> {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const isHydrated = await Promise.race([hydrate(button.id, !patience), ...(patience ? [patience] : [])]);
  button.ariaBusy = null;
  if (!isHydrated) return fallback();
  // React hydrates at once what gets a mousedown event; then the form's own checks replace the browser's.
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  const current = successor(button) as HTMLButtonElement;
  // React has disabled it because a consent is missing.
  if (current.disabled) submitDisabled(current.form!);
  else current.click();
}

/**
 * Lets the browser submit the form, unless the server does not answer: the browser's error page would replace the form
 * and its entries.
 */
async function sendNatively(form: HTMLFormElement): Promise<void> {
  if (!form.reportValidity()) return;
  if (!(await serverAnswers())) return showNotice();
  form.querySelector<HTMLInputElement>('[data-key]')!.value ||= keyOf(form.id);
  form.submit();
}

/**
 * Holds a click on a button until hydration. A submit button, which Enter in a field clicks too, is held before the
 * browser validates the form, because React may show messages of its own. If the code does not load in time, the
 * browser submits the form.
 */
function holdClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(BUTTON) : null;
  if (!button) return;
  if (button.type === 'button') return void hold(event, button, showChunkErrorNotice);
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, HELD_MS, undefined));
  void hold(event, button, () => sendNatively(button.form!), patience);
}

/** A receipt is identified by the URL. */
const hasReceipt = (): boolean => document.querySelector('[data-receipt]') !== null;

/**
 * Whether the prerendered page differs from what this visitor has to see: Gaia was left open, this tab has entries, or
 * the URL prefills a form or identifies a receipt.
 */
const isForThisVisitor = (): boolean => isLeftOpen() || hasEntries() || hasPrefill(location.search) || hasReceipt();

/** If the code still can't be loaded after a reload, the visitor must learn why nothing happened. */
async function hydrateForVisitor(): Promise<void> {
  if (isForThisVisitor() && !(await hydrate())) await showChunkErrorNotice();
}

export function hydrateOnInteraction(): void {
  forgetInTime();
  for (const type of INTERACTIONS) addEventListener(type, hydrateForField, { capture: true, passive: true });
  addEventListener('click', holdClick, true);
  // A button was clicked before this script ran: it has the focus, but not from the keyboard. (Safari does not focus
  // clicked buttons.)
  document.querySelector<HTMLElement>('button[type=button]:not([popovertarget]):focus:not(:focus-visible)')?.click();
  // The development server delivers pages without style sheets.
  if (import.meta.env.DEV) return void hydrate();
  void hydrateForVisitor();
  // Back and forward may bring another query of the same page, or an entry in which Gaia's panel is open.
  addEventListener('popstate', () => void hydrateForVisitor());
}
