// The only script a page loads at once: it fetches the rest when the browser is idle or the visitor first touches the page.
import '#src/styles/site.css';

const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
let hydration: Promise<unknown> | undefined;

function hydrate(): Promise<unknown> {
  for (const touch of touches) removeEventListener(touch, hydrate, true);
  hydration ??= import('./client.tsx')
    .then(({ hydrateSite }) => hydrateSite())
    // From here on React takes submissions itself. (One pressed again within its own event would be ignored.)
    .then(() => removeEventListener('submit', holdSubmission, true));
  return hydration;
}

/**
 * A form sent before React is there waits for it: its native submission would carry the entries away. The button is then
 * pressed again, because a click makes React adopt what it falls on, while a bare submission does not.
 */
function holdSubmission(event: SubmitEvent): void {
  const { submitter } = event;
  event.preventDefault();
  event.stopImmediatePropagation();
  void hydrate().then(() => submitter?.click());
}

for (const touch of touches) addEventListener(touch, hydrate, { capture: true, passive: true });
addEventListener('submit', holdSubmission, true);

function whenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void hydrate(), { timeout: 3000 });
  else setTimeout(() => void hydrate(), 500);
}

if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
