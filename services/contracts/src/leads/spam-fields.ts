// Two extra fields that the site's forms send beside the payload. Free of zod, see forms/field.ts.

/** The honeypot: a field that people do not see, with a name that autofill does not recognise. */
export const HONEYPOT_FIELD = 'referente2';
/** Milliseconds between the form's first use and its sending. */
export const FILL_TIME_FIELD = 'tempoCompilazione';
