// Fields that the forms of the site send besides the payload.

/** An invisible field. Browsers do not fill it in, because its name means nothing to them. */
export const HONEYPOT_FIELD = 'referente2';
/** Milliseconds between the form's first use and its sending. */
export const FILL_TIME_FIELD = 'tempoCompilazione';
/** The idempotency key of a native form submission, which can set no header. It is blank until a script fills it. */
export const KEY_FIELD = 'chiave';
