// How any button of the site asks the cookie panel to open, without knowing it.

const OPEN = 'cookie-preferences:open';

export function openCookiePreferences(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Calls back at each request; returns how to stop listening. */
export function onOpenCookiePreferences(listener: () => void): () => void {
  window.addEventListener(OPEN, listener);
  return () => window.removeEventListener(OPEN, listener);
}
