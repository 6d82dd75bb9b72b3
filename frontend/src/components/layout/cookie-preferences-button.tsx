/** Opens the cookie panel, by the first script (bootstrap/cookie-notice.ts). */
export function CookiePreferencesButton() {
  return (
    <button type="button" data-cookie="details">
      Preferenze cookie
    </button>
  );
}
