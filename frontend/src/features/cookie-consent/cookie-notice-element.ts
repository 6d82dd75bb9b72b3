// What the cookie notice does. A custom element works before React is there, without it, and on a page that React has
// rendered anew; where a filter has removed it, nothing misses it.
import button from '#src/components/ui/button.module.css';
import { tabStorage } from '#src/lib/safe-storage.ts';
import { type CookieChoices, onConsentChange, readConsent, storeConsent } from '#src/lib/cookie-consent.ts';

/** `notice` is the short view, `details` the panel with the switches. */
type View = 'notice' | 'details';

const ALL: CookieChoices = { analytics: true, marketing: true, preferences: true };
const NONE: CookieChoices = { analytics: false, marketing: false, preferences: false };

/** Under which the tab keeps that the notice was closed without a choice: it comes back on the next visit. */
const CLOSED = 'avviso-chiuso';

class CookieNoticeElement extends HTMLElement {
  /** What had the focus when the panel was asked for. */
  private opener: HTMLElement | null = null;
  private stopListening: () => void = () => undefined;

  connectedCallback(): void {
    // From anywhere on the page: the footer and the privacy policy have a button that opens the panel.
    const onClick = ({ target }: Event) => this.onPress((target as Element | null)?.closest?.('[data-cookie]') ?? null);
    document.addEventListener('click', onClick);
    // In braces: an event handler that returns false cancels the event, and Tab and Enter with it.
    this.onkeydown = ({ key }) => {
      if (key === 'Escape') this.cancel();
    };
    const stopConsent = onConsentChange(() => this.view === 'notice' && readConsent() && this.close());
    // Called when it is shown, when the screen is turned and when Gaia's panel opens. (A screen that only gets lower or
    // higher, under a keyboard or a phone's address bar, leaves it where it is.)
    const observer = new ResizeObserver(() => this.place());
    observer.observe(this);
    this.stopListening = () => {
      document.removeEventListener('click', onClick);
      observer.disconnect();
      stopConsent();
    };
    // Not before the fonts: with others it would change its height under the visitor's eyes. In a frame of its own:
    // WebKit may resolve the promise while it calls the observer, and a size that changes then is an error of the page.
    if (!readConsent() && tabStorage.get(CLOSED) === null)
      void document.fonts.ready.then(() => requestAnimationFrame(() => this.view ?? this.show('notice')));
  }

  disconnectedCallback(): void {
    this.stopListening();
  }

  private get view(): View | undefined {
    return this.dataset['view'] as View | undefined;
  }

  private get switches(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[name]')];
  }

  private show(view: View): void {
    this.dataset['view'] = view;
  }

  /** It lies at the foot of the screen, or at its head where the foot has the page's first action. */
  private place(): void {
    this.dataset['place'] = 'foot';
    const actions = [...document.querySelectorAll(`main .${button.button}`)];
    // Of those that stand in the page for some days only, one is in view.
    const action = actions.find((one) => one.checkVisibility())?.getBoundingClientRect();
    // Where it comes to rest: its rectangle is still moving.
    const { offsetTop: top, offsetHeight: height } = this;
    if (action && action.bottom > top && action.top < top + height) this.dataset['place'] = 'head';
  }

  private close(): void {
    const hadFocus = this.contains(document.activeElement);
    delete this.dataset['view'];
    if (hadFocus) (this.opener ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }

  private openDetails(button: HTMLElement): void {
    this.opener = this.contains(button) ? null : button;
    const stored = readConsent() ?? NONE;
    for (const input of this.switches) input.checked = stored[input.name as keyof CookieChoices];
    this.show('details');
    this.querySelector<HTMLElement>('[data-details]')!.focus();
  }

  /** Forgets what was switched: back to the notice while nothing was ever chosen, else away. */
  private cancel(): void {
    if (this.view === 'notice' || readConsent()) return this.close();
    this.show('notice');
    this.querySelector<HTMLElement>('[data-cookie=details]')!.focus();
  }

  private store(choices: CookieChoices): void {
    this.close();
    storeConsent(choices);
  }

  private onPress(pressed: Element | null): void {
    if (!(pressed instanceof HTMLElement)) return;
    const actions: Readonly<Record<string, () => void>> = {
      all: () => this.store(ALL),
      none: () => this.store(NONE),
      details: () => this.openDetails(pressed),
      save: () =>
        this.store({ ...NONE, ...Object.fromEntries(this.switches.map(({ name, checked }) => [name, checked])) }),
      cancel: () => this.cancel(),
      close: () => {
        tabStorage.set(CLOSED, '1');
        this.close();
      },
    };
    actions[pressed.dataset['cookie'] ?? '']?.();
  }
}

export const defineCookieNotice = (): void => customElements.define('cookie-notice', CookieNoticeElement);
