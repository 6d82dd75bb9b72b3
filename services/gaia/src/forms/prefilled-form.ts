// Which form of the site a visitor needs, and what it is opened with: how they can be reached, and their own words.
import { groupCourses } from '@school/catalog';
import { contactTopics, courseEnquiry, infoRequest, leadSchemas } from '@school/contracts';
import type { Subject } from '../reader/subject.js';
import type { QuoteArguments } from '../request/check.js';

/** A page's form, and values by its own field names. */
export interface PrefilledForm {
  readonly href: string;
  readonly values: Readonly<Record<string, string>>;
}

interface Form {
  readonly href: string;
  /** The fields that may be filled in. */
  readonly shape: Readonly<Record<string, { safeParse(value: unknown): { readonly success: boolean } }>>;
  readonly course?: string;
}

// The text of a complaint is left to the visitor; the contact page asks for the name in two fields.
const { descrizione: _text, ...complaint } = leadSchemas.complaint.shape;
const { name: _name, ...info } = infoRequest.shape;
// The page of B2 First has no form: it sends people to the contact page.
const coursesWithForm = groupCourses.filter(({ level }) => level !== 'B2');

/** Every form that Gaia can open, by service, level or topic. */
export const forms: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(
    Object.keys(contactTopics).map((course) => [
      course,
      { href: `/contatti?servizio=${course}#modulo-contatti`, shape: info, course },
    ]),
  ),
  ...Object.fromEntries(
    coursesWithForm.map(({ level, slug }) => [
      level,
      { href: `/${slug}#modulo-corso-${level.toLowerCase()}`, shape: courseEnquiry.shape },
    ]),
  ),
  traduzioni: { href: '/interpretariato-traduzioni#modulo-traduzioni', shape: leadSchemas.translation.shape },
  'formazione-aziendale': { href: '/formazione-aziendale#modulo-aziende', shape: leadSchemas.corporate.shape },
  'servizi-scuole': { href: '/servizi-scuole#modulo-scuole', shape: leadSchemas.school.shape },
  languagecert: { href: '/certificazione-languagecert#modulo-languagecert', shape: leadSchemas.languagecert.shape },
  reclami: { href: '/reclami#modulo-reclami', shape: complaint },
};

function nameOfForm(servizio: QuoteArguments['servizio'], spokenOf: Subject | null): string {
  const { topic, levels: [level = ''] = [] } = spokenOf ?? {};
  if (topic === 'reclami') return topic;
  if (topic === 'languagecert' && (!servizio || servizio === 'certificazioni')) return topic;
  if (servizio !== 'corsi-lingua') return servizio ?? 'altro';
  if (topic === 'lingue' || topic === 'italiano-stranieri') return 'altro';
  if (level === 'B2') return 'certificazioni';
  return level in forms ? level : 'corsi-inglese';
}

/** The values of a form; nothing that its fields would refuse. */
export function valuesOf(
  { shape, course }: Form,
  { nome = '', email, telefono, richiesta }: QuoteArguments,
): PrefilledForm['values'] {
  const [first, ...rest] = nome.split(' ');
  const last = rest.join(' ');
  const names = { nome: first, cognome: last, firstName: first, lastName: last, name: nome };
  const texts = { descrizione: richiesta, obiettivi: richiesta, note: richiesta, message: richiesta };
  const values = { ...names, ...texts, email, telefono, phone: telefono, course };
  const taken = Object.entries(values).flatMap(([field, value]) =>
    value && shape[field]?.safeParse(value).success ? [[field, value]] : [],
  );
  return Object.fromEntries(taken) as PrefilledForm['values'];
}

/** The form for what was asked, opened with what its fields take. */
export function prefilledForm(known: QuoteArguments, spokenOf: Subject | null): PrefilledForm {
  const form = forms[nameOfForm(known.servizio, spokenOf)]!;
  return { href: form.href, values: valuesOf(form, known) };
}
