// The behaviour of the cookie notice. A custom element works before and without hydration, and when React renders the
// page again. If a filter has removed it, nothing else depends on it.
import { type CookieChoices, onConsentChange, readConsent, storeConsent } from '#src/lib/cookie-consent.ts';
import { tabStorage } from '#src/lib/safe-storage.ts';

const ALL: CookieChoices = { analytics: true, marketing: true, preferences: true };
const NONE: CookieChoices = { analytics: false, marketing: false, preferences: false };

/** Storage key of the tab: the notice was closed without a choice, so it is shown again on the next visit. */
const CLOSED = 'avviso-chiuso';

class CookieNoticeElement extends HTMLElement {
  /** The element outside the notice that has opened the panel, and gets the focus back. */
  private opener: HTMLElement | null = null;
  private listening = new AbortController();

  connectedCallback(): void {
    this.listening = new AbortController();
    const { signal } = this.listening;
    // On the document, because the footer and the privacy policy have a button that opens the panel.
    document.addEventListener('click', (event) => this.press(event), { signal });
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.leave(), { signal });
    signal.onabort = onConsentChange(() => readConsent() && this.hide());
    if (!readConsent() && tabStorage.get(CLOSED) === null) this.dataset['view'] ??= 'notice';
  }

  disconnectedCallback(): void {
    this.listening.abort();
  }

  private get switches(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input:enabled')];
  }

  private press({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie]') : null;
    const chosen = () => Object.fromEntries(this.switches.map(({ name, checked }) => [name, checked]));
    const actions: Readonly<Record<string, (pressed: HTMLElement) => void>> = {
      all: () => storeConsent(ALL),
      none: () => storeConsent(NONE),
      details: (pressed) => this.showDetails(pressed),
      save: () => storeConsent({ ...NONE, ...chosen() }),
      leave: () => this.leave(),
    };
    if (button) actions[button.dataset['cookie'] ?? '']?.(button);
  }

  private showDetails(button: HTMLElement): void {
    this.opener = this.contains(button) ? null : button;
    const stored = readConsent() ?? NONE;
    for (const input of this.switches) input.checked = stored[input.name as keyof CookieChoices];
    this.dataset['view'] = 'details';
    this.querySelector<HTMLElement>('[data-details]')!.focus();
  }

  /** Leaves the panel without saving, for the notice if no choice is stored; or the notice, until the next visit. */
  private leave(): void {
    if (this.dataset['view'] === 'details' && !readConsent()) {
      this.dataset['view'] = 'notice';
      return this.querySelector<HTMLElement>('[data-cookie=details]')!.focus();
    }
    if (!readConsent()) tabStorage.set(CLOSED, '1');
    this.hide();
  }

  private hide(): void {
    const hadFocus = this.contains(document.activeElement);
    delete this.dataset['view'];
    if (hadFocus) (this.opener ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }
}

export const defineCookieNotice = (): void => customElements.define('cookie-notice', CookieNoticeElement);
