/** Opens the cookie panel, see features/cookie-consent. */
export function CookiePreferencesButton() {
  return (
    <button type="button" data-cookie="details">
      Preferenze cookie
    </button>
  );
}
