// The visitor's choice about cookies, stored in the browser. If storage is full or blocked, the choice is kept until
// the page is left.
import { browserStorage } from './safe-storage.ts';
import { createStoredStore } from './store.ts';

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

/** A choice is asked for again after a year. */
const VALID_YEARS = 1;

/** Whether a choice was made within the last year. The clock of a device may have been wrong: then it is asked again. */
function isRecent(timestamp: unknown): boolean {
  const madeAt = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
  const oldest = new Date();
  oldest.setFullYear(oldest.getFullYear() - VALID_YEARS);
  return madeAt > oldest.getTime() && madeAt <= Date.now();
}

const isConsent = (value: Partial<CookieConsent> | null): value is CookieConsent =>
  value?.necessary === true &&
  [value.analytics, value.marketing, value.preferences].every((choice) => typeof choice === 'boolean') &&
  isRecent(value.timestamp);

/** The visitor's choice; null if there is none, it is invalid, or too old. */
export const consent = createStoredStore(browserStorage, CONSENT_KEY, (stored) =>
  isConsent(stored as Partial<CookieConsent> | null) ? (stored as CookieConsent) : null,
);

export const readConsent = consent.get;

export const storeConsent = (choices: CookieChoices): void =>
  consent.set({ necessary: true, ...choices, timestamp: new Date().toISOString() });

/** Calls back when the choice may have changed, in this tab or another; returns the function to unsubscribe. */
export const onConsentChange = consent.subscribe;
