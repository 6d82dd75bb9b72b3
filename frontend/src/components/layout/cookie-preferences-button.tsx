import { openCookiePreferences } from '#src/lib/cookie-preferences.ts';

/** Reopens the cookie panel. */
export function CookiePreferencesButton() {
  return (
    <button type="button" onClick={openCookiePreferences}>
      Preferenze cookie
    </button>
  );
}
