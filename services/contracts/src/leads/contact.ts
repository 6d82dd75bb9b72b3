// Contact and information requests (home, contacts, projects, English courses) and enquiries from a course page: two shapes, one endpoint.
import * as z from 'zod/mini';
import { optionalChoice } from '../fields/choice.js';
import { consent } from '../fields/consent.js';
import { email } from '../fields/email.js';
import { LIMITS } from '../fields/limits.js';
import { optionalPhone } from '../fields/phone.js';
import { cleanLine, line, optionalLine, optionalText } from '../fields/text.js';
import { contactTopics, infoCourses } from './choices.js';
import { leadEndpoints } from './endpoints.js';
import { leadLabels } from './labels.js';
import { defineLeadForm } from './lead-form.js';

const courseOptions = { ...infoCourses, ...contactTopics };
const gdprAccepted = consent('È necessario accettare la Privacy Policy per continuare');

const enquiry = {
  email: email(),
  phone: optionalPhone(),
  course: optionalChoice(courseOptions),
  courseType: optionalLine(),
  message: optionalText(),
  gdprAccepted,
};

export const infoRequest = z.object({
  firstName: line('Il nome è obbligatorio', LIMITS.name),
  lastName: line('Il cognome è obbligatorio', LIMITS.name),
  /** The whole name, from a program that sends both. */
  name: optionalLine(LIMITS.name * 2),
  ...enquiry,
});

export const courseEnquiry = z.object({
  name: line('Il nome è obbligatorio', LIMITS.name * 2),
  ...enquiry,
});

export type InfoRequest = z.output<typeof infoRequest>;
export type CourseEnquiry = z.output<typeof courseEnquiry>;

const isGiven = (value: unknown) => typeof value === 'string' && cleanLine(value) !== '';

/** Of a body with both kinds of name, first and last name count when both are given, else the whole one; with none, its fields. */
function shapeOf(body: { readonly name?: unknown; readonly firstName?: unknown; readonly lastName?: unknown }) {
  if (!('name' in body) || (isGiven(body.firstName) && isGiven(body.lastName))) return infoRequest;
  return isGiven(body.name) || !('firstName' in body) ? courseEnquiry : infoRequest;
}

export const contact = defineLeadForm({
  kind: 'contact',
  endpoint: leadEndpoints.contact,
  prefix: 'CON',
  title: 'Contatto',
  schema: z.union([infoRequest, courseEnquiry]),
  shapeOf,
  labels: leadLabels.contact,
  options: { course: courseOptions },
  consents: ['gdprAccepted'],
});

/** Stands in for a last name that was not given: the column is NOT NULL. */
const NO_LAST_NAME = '-';

/** First and last name of either shape; one word leaves the last name as `-`. */
export function splitName(payload: InfoRequest | CourseEnquiry): { firstName: string; lastName: string } {
  if ('firstName' in payload) return { firstName: payload.firstName, lastName: payload.lastName };
  const [firstName = NO_LAST_NAME, ...rest] = payload.name.split(' ');
  return { firstName, lastName: rest.join(' ') || NO_LAST_NAME };
}
