// The visitor's choice about cookies, kept in the browser. Storage may be full or forbidden: the choice then holds
// until the page is left.

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

/** The last text seen and what it meant, so that the same text is the same object. */
let seen: { readonly text: string | null; readonly consent: CookieConsent | null } = { text: null, consent: null };
/** Stands in for a storage that refused. */
let unstored: string | null = null;

function isConsent(value: unknown): value is CookieConsent {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    record['necessary'] === true &&
    ['analytics', 'marketing', 'preferences'].every((name) => typeof record[name] === 'boolean')
  );
}

function parse(text: string | null): CookieConsent | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isConsent(value) ? value : null;
  } catch {
    return null;
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

/** The stored choice; null while none was made, or where what is stored is none. */
export function readConsent(): CookieConsent | null {
  const text = storedText();
  if (text !== seen.text) seen = { text, consent: parse(text) };
  return seen.consent;
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
