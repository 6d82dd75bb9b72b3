import type * as z from 'zod/mini';
import type { courseEnquiry, infoRequest } from './form.js';

/** The last name when none was given: the column is NOT NULL. */
const NO_LAST_NAME = '-';

/** First and last name of either shape; one word leaves the last name as `-`. */
export function splitName(payload: z.output<typeof infoRequest | typeof courseEnquiry>): {
  firstName: string;
  lastName: string;
} {
  if ('firstName' in payload) return { firstName: payload.firstName, lastName: payload.lastName };
  const [firstName = NO_LAST_NAME, ...rest] = payload.name.split(' ');
  return { firstName, lastName: rest.join(' ') || NO_LAST_NAME };
}
