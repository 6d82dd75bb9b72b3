/**
 * Submits a form whose button is disabled, which the browser itself does neither by a click nor by Enter: the form then
 * says what is missing.
 */
export const submitDisabled = (form: HTMLFormElement): boolean =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
