// The values of the two extra fields. They raise suspicion and refuse no request: invalid values count as not sent.
import * as z from 'zod/mini';
import { FILL_TIME_FIELD, HONEYPOT_FIELD } from './extra-fields.js';

export const spamSignals = z.object({
  [HONEYPOT_FIELD]: z.catch(z.optional(z.string()), undefined),
  [FILL_TIME_FIELD]: z.catch(z.optional(z.number()), undefined),
});
