// The only script a page loads at once: it fetches the rest when the browser is idle or the visitor first touches the page.
import '#src/styles/site.css';
import { fetchCode, serverAnswers } from '#src/lib/code.ts';
import { leaveOwnChecks } from '#src/lib/own-checks.ts';

const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'online'] as const;
let hydration: Promise<void> | undefined;

/** @returns whether the page is alive; while its code does not come, every touch tries again. */
function hydrate(): Promise<boolean> {
  for (const touch of touches) removeEventListener(touch, hydrate, true);
  hydration ??= fetchCode('client', () => import('./client.tsx'))
    .then(({ hydrateSite }) => {
      trouble.remove();
      return hydrateSite();
    })
    // From here on React takes what is pressed. (A button pressed again within its own event would be ignored.)
    .then(() => {
      trouble.remove();
      removeEventListener('submit', holdSubmission, true);
      removeEventListener('click', holdClick, true);
    });
  return hydration.then(
    () => true,
    () => {
      hydration = undefined;
      awaitTouch();
      return false;
    },
  );
}

/** Says why nothing happens, in words that fit "tu" and "Lei". React is not there to say it, and must not find it when it comes. */
const trouble = Object.assign(document.createElement('p'), { className: 'trouble', role: 'alert' });

function tell(): void {
  trouble.textContent = 'Sembra che manchi la rete. Quello che è scritto resta qui: si può riprovare o telefonare.';
  document.body.append(trouble);
}

function hold(event: Event, button: HTMLElement | null, otherwise: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  void hydrate().then((isAlive) => {
    if (isAlive) button?.click();
    else otherwise();
  });
}

/**
 * A form sent before React is there waits for it: its native submission would leave the page. The button is then pressed again, because a click makes
 * React adopt what it falls on, while a bare submission does not. Where the code does not come, the browser sends the form.
 */
function holdSubmission(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  hold(event, event.submitter, () => void sendNatively(form));
}

/** Not while the server does not answer: the browser's error page would stand in place of the entries. */
async function sendNatively(form: HTMLFormElement): Promise<void> {
  if (!(await serverAnswers())) return tell();
  form.querySelector<HTMLInputElement>('[data-key]')!.value ||= crypto.randomUUID();
  form.submit();
}

/**
 * A button that only React gives a meaning waits as well; submit buttons and those of popovers have one of their own. A link to
 * a block of the home page leads to the block of that name on this page, where it has one. Another page is not gone to while the browser knows
 * that it can't be reached.
 */
function holdClick(event: MouseEvent): void {
  const pressed =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button[type=button]:not([popovertarget]), a[href^="/"]:not([target])')
      : null;
  if (pressed instanceof HTMLAnchorElement) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (pressed.hash && pressed.pathname === '/' && document.getElementById(pressed.hash.slice(1))) {
      event.preventDefault();
      location.hash = pressed.hash;
    } else if (!navigator.onLine) {
      event.preventDefault();
      tell();
    }
  } else if (pressed) {
    hold(event, pressed, tell);
  }
}

function awaitTouch(): void {
  for (const touch of touches) addEventListener(touch, hydrate, { capture: true, passive: true });
}

leaveOwnChecks();
awaitTouch();
addEventListener('submit', holdSubmission, true);
addEventListener('click', holdClick, true);

function whenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void hydrate(), { timeout: 3000 });
  else setTimeout(() => void hydrate(), 500);
}

/** What is read comes before what answers: the fonts shall arrive and the first view stand before more is asked of a slow line. */
const FIRST_VIEW_MS = 400;

const afterFirstView = () => setTimeout(whenIdle, FIRST_VIEW_MS);

if (document.readyState === 'complete') afterFirstView();
else addEventListener('load', afterFirstView, { once: true });
