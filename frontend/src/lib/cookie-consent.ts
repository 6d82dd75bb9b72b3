// The visitor's choice about cookies, stored in the browser. If storage is full or blocked, the choice is kept until
// the page is left.
export const CONSENT_KEY = 'cookie-consent';

/** The optional cookies that a visitor may allow. */
export interface CookieChoices {
  readonly analytics: boolean;
  readonly marketing: boolean;
  /** Contents of other sites, such as the map. */
  readonly preferences: boolean;
}

export interface CookieConsent extends CookieChoices {
  readonly necessary: true;
  /** When it was given, ISO 8601. */
  readonly timestamp: string;
}

const CHANGED = 'cookie-consent:changed';
/** Used instead of the storage when the browser refuses to store the choice. */
let unstored: string | null = null;

const isConsent = (value: Partial<CookieConsent> | null): value is CookieConsent =>
  value?.necessary === true &&
  [value.analytics, value.marketing, value.preferences].every((choice) => typeof choice === 'boolean');

/** The stored choice; null if there is none or it is invalid. */
export function readConsent(): CookieConsent | null {
  try {
    const value = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? unstored ?? 'null') as Partial<CookieConsent> | null;
    return isConsent(value) ? value : null;
  } catch {
    return unstored === null ? null : (JSON.parse(unstored) as CookieConsent);
  }
}

export function storeConsent(choices: CookieChoices): void {
  const consent: CookieConsent = { necessary: true, ...choices, timestamp: new Date().toISOString() };
  unstored = JSON.stringify(consent);
  try {
    localStorage.setItem(CONSENT_KEY, unstored);
  } catch {
    // The choice is kept in memory only.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the choice may have changed, in this tab or another; returns the function to unsubscribe. */
export function onConsentChange(listener: () => void): () => void {
  const events = [CHANGED, 'storage'];
  for (const event of events) window.addEventListener(event, listener);
  return () => events.forEach((event) => window.removeEventListener(event, listener));
}
