// What the two extra fields may hold. They raise suspicion, they never refuse anybody: nonsense counts as not sent.
import * as z from 'zod/mini';
import { FILL_TIME_FIELD, HONEYPOT_FIELD } from './extra-fields.js';

export const spamSignals = z.object({
  [HONEYPOT_FIELD]: z.catch(z.optional(z.string()), undefined),
  [FILL_TIME_FIELD]: z.catch(z.optional(z.number()), undefined),
});
