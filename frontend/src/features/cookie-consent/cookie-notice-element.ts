// The behaviour of the cookie notice. A custom element works before and without hydration, and when React renders the
// page again. If a filter has removed it, nothing else depends on it.
import button from '#src/components/ui/button.module.css';
import { tabStorage } from '#src/lib/safe-storage.ts';
import { type CookieChoices, onConsentChange, readConsent, storeConsent } from '#src/lib/cookie-consent.ts';

/** `notice` is the short view, `details` the panel with the switches. */
type View = 'notice' | 'details';

const ALL: CookieChoices = { analytics: true, marketing: true, preferences: true };
const NONE: CookieChoices = { analytics: false, marketing: false, preferences: false };

/** Storage key of the tab: the notice was closed without a choice, so it is shown again on the next visit. */
const CLOSED = 'avviso-chiuso';

class CookieNoticeElement extends HTMLElement {
  /** The element that had the focus when the panel was opened. */
  private opener: HTMLElement | null = null;
  private stopListening: () => void = () => undefined;

  connectedCallback(): void {
    // On the document, because the footer and the privacy policy have a button that opens the panel.
    const onClick = ({ target }: Event) => this.onPress((target as Element | null)?.closest?.('[data-cookie]') ?? null);
    document.addEventListener('click', onClick);
    // The braces are needed: an event handler that returns false cancels the event, here Tab and Enter.
    this.onkeydown = ({ key }) => {
      if (key === 'Escape') this.cancel();
    };
    const stopConsent = onConsentChange(() => this.view === 'notice' && readConsent() && this.close());
    // Called when the notice is shown or its width changes, by rotation or Gaia's panel. (A change of the viewport's
    // height, by a keyboard or a phone's address bar, does not move it.)
    const observer = new ResizeObserver(() => this.place());
    observer.observe(this);
    this.stopListening = () => {
      document.removeEventListener('click', onClick);
      observer.disconnect();
      stopConsent();
    };
    // Waits for the fonts, which change its height. Uses a new frame, because WebKit may resolve the promise during the
    // observer's callback, and a resize at that time is reported as an error.
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

  /** At the bottom of the screen, or at the top if it would cover the page's first action. */
  private place(): void {
    this.dataset['place'] = 'foot';
    const actions = [...document.querySelectorAll(`main .${button.button}`)];
    // Of the actions for certain days only, one is visible.
    const action = actions.find((one) => one.checkVisibility())?.getBoundingClientRect();
    // Uses the final position: the bounding rectangle is still animated.
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

  /** Discards the changed switches, and shows the notice again if there is no stored choice. */
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
