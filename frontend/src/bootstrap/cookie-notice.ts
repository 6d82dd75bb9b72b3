// Shows the cookie notice where there is something to ask, and does what its buttons say. It lies over the foot of the
// screen and leaves the rest of the page in view; where the screen is too low for that, it stands at the head of the
// page.
import { type CookieChoices, readConsent, storeConsent } from '#src/lib/cookie-consent.ts';

/** `notice` is the short view, `details` the panel with the switches. */
type View = 'notice' | 'details';

const ALL: CookieChoices = { analytics: true, marketing: true, preferences: true };
const NONE: CookieChoices = { analytics: false, marketing: false, preferences: false };
/** How much of the screen's height may be covered: more where the visitor has asked for it. */
const LARGEST_SHARE = { notice: 0.55, details: 0.75 } as const;

/** What had the focus when the panel was asked for: the button in the footer, or nothing that is still there. */
let opener: Element | null = null;

const panel = () => document.getElementById('avviso-cookie')!;
const view = () => (panel().getAttribute('aria-labelledby') === 'cookie-details-titolo' ? 'details' : 'notice');
/**
 * What leaves the notice its place: the foot of the page ends above it, and what the keyboard reaches is scrolled clear
 * of it. Of the root it says nothing until a key is pressed: Chromium styles every element of a page anew for one
 * property of the root, or a `:root:has()` that comes true.
 */
const room = new CSSStyleSheet();
document.adoptedStyleSheets.push(room);
let isByKeyboard = false;
const roomFor = (height: number) => {
  const whole = `calc(${height}px + 2 * var(--space-4))`;
  return `@media screen{${isByKeyboard ? `:root{scroll-padding-bottom:${whole}}` : ''}:root footer{padding-bottom:${whole}}}`;
};
const switches = () => [...panel().querySelectorAll<HTMLInputElement>('[data-purpose]')];

/**
 * Places the notice, again whenever its height or the window's changes. It is as wide, and so as high, in either place:
 * moving it causes no second resize.
 */
function place(): void {
  const element = document.getElementById('avviso-cookie');
  if (!element || element.hidden) return;
  const { offsetHeight } = element;
  const isTooHigh = offsetHeight > LARGEST_SHARE[view()] * window.innerHeight;
  element.dataset['place'] = isTooHigh ? 'page' : 'screen';
  room.replaceSync(isTooHigh ? '' : roomFor(offsetHeight));
}

/** Calls first when the notice has been laid out: nothing is measured, and so laid out, before its time. */
const resized = new ResizeObserver(place);

function show(shown: View): void {
  const element = panel();
  for (const part of element.querySelectorAll<HTMLElement>('[data-cookie-view]'))
    part.hidden = part.dataset['cookieView'] !== shown;
  element.setAttribute('aria-labelledby', `cookie-${shown}-titolo`);
  // Out of the page's flow before it is measured: otherwise the browser's scroll anchoring moves the page by its
  // height.
  element.dataset['place'] ??= 'screen';
  element.hidden = false;
  resized.observe(element);
  addEventListener('resize', place);
}

function hide(): void {
  const element = panel();
  const hadFocus = element.contains(document.activeElement);
  resized.disconnect();
  removeEventListener('resize', place);
  element.hidden = true;
  delete element.dataset['place'];
  room.replaceSync('');
  if (!hadFocus) return;
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}

/** The servers of others that this page has called so far, as the browser has recorded them. */
function outsideHosts(): number {
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).host);
  return new Set(hosts.filter((host) => host !== '' && host !== location.host)).size;
}

function openDetails(): void {
  const element = panel();
  if (!element.contains(document.activeElement)) opener = document.activeElement;
  const stored = readConsent() ?? NONE;
  for (const input of switches()) input.checked = stored[input.dataset['purpose'] as keyof CookieChoices];
  element.querySelector('[data-cookie-hosts]')!.textContent = String(outsideHosts());
  show('details');
  place();
  element.focus();
}

/** Forgets what was switched: to the notice while nothing was ever chosen, else away. */
function cancel(): void {
  if (readConsent()) return hide();
  show('notice');
  place();
  panel().querySelector<HTMLElement>('[data-cookie=details]')!.focus();
}

function store(choices: CookieChoices): void {
  storeConsent(choices);
  hide();
}

/**
 * Under which the tab keeps that the notice was closed without a choice: it stays away on this visit, until the tab is
 * closed or the page reloaded.
 */
const CLOSED = 'avviso-chiuso';

function keepAway(): void {
  try {
    sessionStorage.setItem(CLOSED, '1');
  } catch {
    // Forbidden: the notice comes back on the next page.
  }
}

function isKeptAway(): boolean {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'reload') sessionStorage.removeItem(CLOSED);
    return sessionStorage.getItem(CLOSED) !== null;
  } catch {
    return false;
  }
}

/** By the buttons' `data-cookie`, wherever on the page they stand. */
const deeds: Readonly<Record<string, () => void>> = {
  all: () => store(ALL),
  none: () => store(NONE),
  details: openDetails,
  save: () =>
    store(
      Object.fromEntries(
        switches().map(({ dataset, checked }) => [dataset['purpose'], checked]),
      ) as unknown as CookieChoices,
    ),
  cancel,
  close: () => {
    keepAway();
    hide();
  },
};

export function serveCookieNotice(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie]') : null;
    if (button) deeds[button.dataset['cookie']!]?.();
  });
  // From anywhere, unless the key has closed something else: Gaia's panel, the menu.
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    // A filter has removed the notice.
    if (!document.contains(panel())) return;
    if (!isByKeyboard) {
      isByKeyboard = true;
      place();
    }
    if (key !== 'Escape' || defaultPrevented || panel().hidden || document.querySelector(':popover-open')) return;
    if (view() === 'details') cancel();
    else hide();
  });
  // Chosen in another tab.
  addEventListener('storage', () => {
    if (readConsent() && view() === 'notice' && !panel().hidden) hide();
  });
  // Not before the fonts: drawn with others it would change its height under the visitor's eyes.
  if (!readConsent() && !isKeptAway())
    void document.fonts.ready.then(() => document.getElementById('avviso-cookie')?.hidden && show('notice'));
}
