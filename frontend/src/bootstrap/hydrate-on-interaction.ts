// Hydrates the page at the first interaction that only React can answer: with a field, or a button without a meaning of
// its own. Reading, scrolling, links, the menu, questions that unfold and the cookie notice do without.
import { keyOf } from '#src/components/lead-form/draft.ts';
import { isLeftOpen } from '#src/features/gaia/remembered.ts';
import { importOrReload, serverAnswers } from '#src/lib/chunk-errors.ts';
import { successor } from '#src/lib/controls.ts';
import { hasEntries } from '#src/lib/kept-entries.ts';
import { hideNotice, showNotice, showChunkErrorNotice } from './notice.ts';
import { preloadCode } from './preload-code.ts';

/** How long a form that was sent waits for the code, in milliseconds; then it goes as the browser sends it. */
const HELD_MS = 10_000;
/** Not the switches of the cookie notice, which the first script serves. */
const FIELD = ':is(input, select, textarea):not(cookie-notice *)';
/** Buttons to which neither the browser nor the first script gives a meaning, and those that send a form. */
const BUTTON = 'button[type=button]:not([popovertarget], [data-cookie]), form[method=post] button[type=submit]';
/**
 * A field may be filled without the focus: Safari gives none to a box that is clicked, and an address book none to what
 * it fills.
 */
const INTERACTIONS = ['focusin', 'input', 'change'] as const;

const loadAndHydrate = async () => (await import('./hydrate-site.tsx')).hydrateSite();

let hydration: Promise<void> | undefined;

/**
 * @param pressed the id of the button that asks for it: pressed again where the page has to be reloaded for its code.
 * @param isRepeated whether the page may be reloaded again for this: a form goes as the browser sends it instead.
 * @returns whether the page is hydrated; while its code can't be loaded, every interaction tries again.
 */
export function hydrate(pressed?: string, isRepeated = false): Promise<boolean> {
  preloadCode();
  hydration ??= importOrReload(loadAndHydrate, { pressed, isRepeated })
    // From here on React takes what is pressed. (A button pressed again within its own event would be ignored.)
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
 * The press of a button is taken, shown, and pressed again once it has a meaning; a second press in the meantime
 * changes nothing.
 */
async function hold(
  event: Event,
  button: HTMLElement,
  fallback: () => Promise<void>,
  patience?: Promise<undefined>,
): Promise<void> {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (button.ariaBusy) return;
  button.ariaBusy = 'true';
  const isHydrated = await Promise.race([hydrate(button.id, !patience), ...(patience ? [patience] : [])]);
  button.ariaBusy = null;
  if (!isHydrated) return fallback();
  // React hydrates at once what is pressed; a form's own checks then take the place of the browser's.
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  (successor(button) as HTMLElement).click();
}

/**
 * A form that is sent before React is there waits for it a while; where its code can't be loaded, the browser sends the
 * form. Not while the server does not answer: the browser's error page would stand in place of the entries.
 */
async function sendNatively(form: HTMLFormElement): Promise<void> {
  if (!form.reportValidity()) return;
  if (!(await serverAnswers())) return showNotice();
  form.querySelector<HTMLInputElement>('[data-key]')!.value ||= keyOf(form.id);
  form.submit();
}

/**
 * A form that is sent before React is there waits for it a while, before the browser checks it: React may check in the
 * form's own words. Enter in a field is a click on this button, too. Where the code does not come, the browser sends it.
 */
function holdClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(BUTTON) : null;
  if (!button) return;
  if (button.type === 'button') return void hold(event, button, showChunkErrorNotice);
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, HELD_MS, undefined));
  void hold(event, button, () => sendNatively(button.form!), patience);
}

/** The address may fill fields of a form. */
const hasPrefill = (): boolean => location.search !== '' && document.querySelector('form[method=post]') !== null;

/** A receipt is read by its address. */
const hasReceipt = (): boolean => document.querySelector('[data-receipt]') !== null;

/**
 * The prerendered page is not what this visitor shall see: Gaia was left open, something was written in this tab, the
 * address fills a form or opens a receipt.
 */
const shouldHydrateAtOnce = (): boolean => isLeftOpen() || hasEntries() || hasPrefill() || hasReceipt();

export function hydrateOnInteraction(): void {
  for (const type of INTERACTIONS) addEventListener(type, hydrateForField, { capture: true, passive: true });
  addEventListener('click', holdClick, true);
  // Pressed before this script was there: it has the focus, and not from the keyboard. (Safari gives no button the
  // focus.)
  document.querySelector<HTMLElement>('button[type=button]:not([popovertarget]):focus:not(:focus-visible)')?.click();
  // The development server delivers a page without its style sheets.
  if (import.meta.env.DEV) return void hydrate();
  // After a reload for code that is gone all the same, what was pressed before it is still without an answer.
  if (shouldHydrateAtOnce()) void hydrate().then((isHydrated) => (isHydrated ? undefined : showChunkErrorNotice()));
}
