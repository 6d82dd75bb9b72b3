// The visitor's choice about cookies, kept in the browser. Where storage is full or forbidden, the choice holds until
// the page is left.
export const CONSENT_KEY = 'cookie-consent';

/** What the visitor may allow beyond the necessary. */
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
/** Stands in for a storage that refused. */
let unstored: string | null = null;

const isConsent = (value: Partial<CookieConsent> | null): value is CookieConsent =>
  value?.necessary === true &&
  [value.analytics, value.marketing, value.preferences].every((choice) => typeof choice === 'boolean');

/** The stored choice; null while none was made, or where what is stored is none. */
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
    // See above.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the choice may have changed, here or in another tab; returns how to stop listening. */
export function onConsentChange(listener: () => void): () => void {
  const events = [CHANGED, 'storage'];
  for (const event of events) window.addEventListener(event, listener);
  return () => events.forEach((event) => window.removeEventListener(event, listener));
}
