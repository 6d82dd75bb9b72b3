import { COOKIE_PREFERENCES_ID, openCookiePreferences } from '#src/lib/cookie-preferences.ts';

/** Reopens the cookie panel. */
export function CookiePreferencesButton() {
  return (
    <button type="button" id={COOKIE_PREFERENCES_ID} onClick={openCookiePreferences}>
      Preferenze cookie
    </button>
  );
}
