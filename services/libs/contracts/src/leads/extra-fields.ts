// What the site's forms send beside the payload.

/** A field that people don't see; its name tells autofill nothing. */
export const HONEYPOT_FIELD = 'referente2';
/** Milliseconds between the form's first use and its sending. */
export const FILL_TIME_FIELD = 'tempoCompilazione';
/** The idempotency key of a native form submission, which can set no header. Blank in the page as it is delivered. */
export const KEY_FIELD = 'chiave';
