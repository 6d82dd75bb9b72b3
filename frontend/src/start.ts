// The only script a page loads at once: it fetches the rest when the browser is idle or the visitor first touches the page.
import '#src/styles/site.css';

const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
let hydration: Promise<unknown> | undefined;

function hydrate(): Promise<unknown> {
  for (const touch of touches) removeEventListener(touch, hydrate, true);
  hydration ??= import('./client.tsx')
    .then(({ hydrateSite }) => hydrateSite())
    // From here on React takes what is pressed. (A button pressed again within its own event would be ignored.)
    .then(() => {
      removeEventListener('submit', holdSubmission, true);
      removeEventListener('click', holdClick, true);
    });
  return hydration;
}

function hold(event: Event, button: HTMLElement | null): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  void hydrate().then(() => button?.click());
}

/**
 * A form sent before React is there waits for it: its native submission would carry the entries away. The button is then
 * pressed again, because a click makes React adopt what it falls on, while a bare submission does not.
 */
function holdSubmission(event: SubmitEvent): void {
  hold(event, event.submitter);
}

/**
 * A button that only React gives a meaning waits as well; submit buttons and those of popovers have one of their own. A link to
 * a block of the home page leads to the block of that name on this page, where it has one.
 */
function holdClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type=button]:not([popovertarget]), a[href^="/#"]') : null;
  if (pressed instanceof HTMLAnchorElement) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !document.getElementById(pressed.hash.slice(1))) return;
    event.preventDefault();
    location.hash = pressed.hash;
  } else if (pressed) {
    hold(event, pressed);
  }
}

for (const touch of touches) addEventListener(touch, hydrate, { capture: true, passive: true });
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
