// Two extra fields that the site's forms send beside the payload. They raise suspicion, they never refuse anybody.
import * as z from 'zod/mini';

/** A field that people don't see; its name tells autofill nothing. */
export const HONEYPOT_FIELD = 'referente2';
/** Milliseconds between the form's first use and its sending. */
export const FILL_TIME_FIELD = 'tempoCompilazione';

export const spamSignals = z.object({
  [HONEYPOT_FIELD]: z.catch(z.optional(z.string()), undefined),
  [FILL_TIME_FIELD]: z.catch(z.optional(z.number()), undefined),
});
