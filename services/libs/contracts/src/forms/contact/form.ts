// Contact and information requests (home, contacts, projects, English courses) and enquiries from a course page: two
// shapes, one endpoint.
import * as z from 'zod/mini';
import { LIMITS } from '../../fields/limits.js';
import { cleanLine } from '../../fields/text.js';
import { ANSWER_HOURS } from '../answers.js';
import type { Fields } from '../field.js';
import { defineForm } from '../form.js';
import { email, firstName, lastName, optionalPhone } from '../person.js';
import { formSchema } from '../schema.js';

export const infoCourses = {
  inglese: 'Inglese',
  francese: 'Francese',
  spagnolo: 'Spagnolo',
  tedesco: 'Tedesco',
  italiano: 'Italiano per stranieri',
  cinese: 'Cinese',
  business: 'Business English',
  junior: 'Corsi junior',
  certificazioni: 'Certificazioni',
} as const;

export const contactTopics = {
  'corsi-inglese': 'Corsi di inglese',
  certificazioni: 'Certificazioni',
  'formazione-aziendale': 'Formazione aziendale',
  'viaggi-studio': 'Viaggi studio',
  traduzioni: 'Traduzioni',
  altro: 'Altro',
} as const;

const fields = {
  firstName,
  lastName,
  name: { ...firstName, label: 'Nome e cognome', max: LIMITS.name * 2, autoComplete: 'name', autoCapitalize: 'words' },
  email,
  phone: optionalPhone,
  course: { type: 'choice', label: 'Interesse', options: { ...infoCourses, ...contactTopics } },
  courseType: { type: 'line', label: 'Corso o esame' },
  notify: { type: 'flag', label: 'Avvisami quando parte' },
  message: { type: 'text', label: 'Messaggio' },
  gdprAccepted: {
    type: 'consent',
    label: 'Privacy Policy accettata',
    required: 'È necessario accettare la Privacy Policy per continuare',
  },
} as const satisfies Fields;

const { firstName: _first, lastName: _last, ...withOneName } = fields;
const { required: _required, ...optionalName } = fields.name;

/** The request of a page with two fields for the name. A program may send the whole name as well. */
export const infoRequest = formSchema({ ...fields, name: optionalName });
/** The request of a course page, with one field for the name. */
export const courseEnquiry = formSchema(withOneName);

const isGiven = (value: unknown) => typeof value === 'string' && cleanLine(value) !== '';

/** The schema for a body. If first and last name are both given, they count, otherwise the whole name. */
function shapeOf(body: { readonly name?: unknown; readonly firstName?: unknown; readonly lastName?: unknown }) {
  if (!('name' in body) || (isGiven(body.firstName) && isGiven(body.lastName))) return infoRequest;
  return isGiven(body.name) || !('firstName' in body) ? courseEnquiry : infoRequest;
}

export const contact = defineForm({
  kind: 'contact',
  endpoint: '/api/contact',
  page: { path: '/contatti', name: 'Contatti' },
  prefix: 'CON',
  title: 'Contatto',
  fields,
  rules: { schema: z.union([infoRequest, courseEnquiry]), shapeOf },
  office: {
    field: 'course',
    offices: {
      certificazioni: 'esami',
      business: 'aziende',
      'formazione-aziendale': 'aziende',
      'viaggi-studio': 'viaggi',
      traduzioni: 'traduzioni',
    },
    otherwise: 'didattica',
  },
  answer: { hours: ANSWER_HOURS },
  table: 'contact_requests',
  mail: {
    heading: 'Richiesta di informazioni',
    topic: ['notify', 'courseType', 'course'],
    facts: ['notify', 'courseType', 'course'],
  },
});
