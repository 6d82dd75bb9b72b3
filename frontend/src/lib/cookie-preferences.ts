// How any button of the site asks the cookie panel to open, without knowing it.

/** The id of the button in the footer. */
export const COOKIE_PREFERENCES_ID = 'preferenze-cookie';

const OPEN = 'cookie-preferences:open';

export function openCookiePreferences(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Calls back at each request; returns how to stop listening. */
export function onOpenCookiePreferences(listener: () => void): () => void {
  window.addEventListener(OPEN, listener);
  return () => window.removeEventListener(OPEN, listener);
}
