// The two shapes of a contact request: what a page with two fields for the name sends, and what a course page sends with one.
import * as z from 'zod/mini';
import { cleanLine } from '../../fields/text.js';
import { formSchema } from '../schema.js';
import { contact } from './form.js';

const { firstName, lastName, name, ...rest } = contact.fields;
const { required: _required, ...optionalName } = name;

/** With the whole name beside both halves, where a program sends both. */
export const infoRequest = formSchema({ firstName, lastName, name: optionalName, ...rest });
export const courseEnquiry = formSchema({ name, ...rest });

type InfoRequest = z.output<typeof infoRequest>;
type CourseEnquiry = z.output<typeof courseEnquiry>;

const isGiven = (value: unknown) => typeof value === 'string' && cleanLine(value) !== '';

/** Of a body with both kinds of name, first and last name count when both are given, else the whole one; with none, its fields. */
function shapeOf(body: { readonly name?: unknown; readonly firstName?: unknown; readonly lastName?: unknown }) {
  if (!('name' in body) || (isGiven(body.firstName) && isGiven(body.lastName))) return infoRequest;
  return isGiven(body.name) || !('firstName' in body) ? courseEnquiry : infoRequest;
}

export const contactSchema = { schema: z.union([infoRequest, courseEnquiry]), shapeOf };

/** The last name when none was given: the column is NOT NULL. */
const NO_LAST_NAME = '-';

/** First and last name of either shape; one word leaves the last name as `-`. */
export function splitName(payload: InfoRequest | CourseEnquiry): { firstName: string; lastName: string } {
  if ('firstName' in payload) return { firstName: payload.firstName, lastName: payload.lastName };
  const [firstName = NO_LAST_NAME, ...rest] = payload.name.split(' ');
  return { firstName, lastName: rest.join(' ') || NO_LAST_NAME };
}
