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
  readonly shape: Readonly<Record<string, { safeParse(value: unknown): { readonly success: boolean } }>>;
  readonly course?: string;
  /** Left to the visitor, or told in two fields. */
  readonly without?: string;
}

const onContactPage = (course: keyof typeof contactTopics): Form => ({
  href: `/contatti?servizio=${course}#modulo-contatti`,
  shape: infoRequest.shape,
  course,
  without: 'name',
});

// The page of B2 First has no form: it sends people to the contact page.
const coursesWithForm = groupCourses.filter(({ level }) => level !== 'B2');
const ofCourse: Readonly<Record<string, Form>> = Object.fromEntries(
  coursesWithForm.map(({ level, slug }) => [
    level,
    { href: `/${slug}#modulo-corso-${level.toLowerCase()}`, shape: courseEnquiry.shape },
  ]),
);

const COMPLAINT: Form = { href: '/reclami#modulo-reclami', shape: leadSchemas.complaint.shape, without: 'descrizione' };
const LANGUAGECERT: Form = {
  href: '/certificazione-languagecert#modulo-languagecert',
  shape: leadSchemas.languagecert.shape,
};
const ofService: Readonly<Record<string, Form>> = {
  traduzioni: { href: '/interpretariato-traduzioni#modulo-traduzioni', shape: leadSchemas.translation.shape },
  'formazione-aziendale': { href: '/formazione-aziendale#modulo-aziende', shape: leadSchemas.corporate.shape },
  'servizi-scuole': { href: '/servizi-scuole#modulo-scuole', shape: leadSchemas.school.shape },
  certificazioni: onContactPage('certificazioni'),
  'viaggi-studio': onContactPage('viaggi-studio'),
};

/** Every form that Gaia can open, for the tests to loop over. */
export const forms: readonly Form[] = [
  COMPLAINT,
  LANGUAGECERT,
  ...Object.values(ofService),
  ...Object.values(ofCourse),
  ...(Object.keys(contactTopics) as (keyof typeof contactTopics)[]).map(onContactPage),
];

function formFor(servizio: QuoteArguments['servizio'], spokenOf: Subject | null): Form {
  const { topic, levels: [level = ''] = [] } = spokenOf ?? {};
  if (topic === 'reclami') return COMPLAINT;
  if (topic === 'languagecert' && (!servizio || servizio === 'certificazioni')) return LANGUAGECERT;
  if (servizio !== 'corsi-lingua') return ofService[servizio ?? ''] ?? onContactPage('altro');
  if (topic === 'lingue' || topic === 'italiano-stranieri') return onContactPage('altro');
  return ofCourse[level] ?? onContactPage(level === 'B2' ? 'certificazioni' : 'corsi-inglese');
}

/** The values of a form; nothing that its fields would refuse. */
export function valuesOf(
  { shape, course, without }: Form,
  { nome, email, telefono, richiesta }: QuoteArguments,
): Record<string, string> {
  const [first, ...rest] = nome?.split(' ') ?? [];
  const last = rest.join(' ');
  const text = { descrizione: richiesta, obiettivi: richiesta, note: richiesta, message: richiesta };
  const names = { nome: first, firstName: first, name: nome, cognome: last, lastName: last };
  const values: Readonly<Record<string, string | undefined>> = {
    ...names,
    ...text,
    email,
    telefono,
    phone: telefono,
    course,
  };
  const taken = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      Boolean(entry[1]) && entry[0] !== without && Boolean(shape[entry[0]]?.safeParse(entry[1]).success),
  );
  return Object.fromEntries(taken);
}

/** The form for what was asked, opened with what its fields take. */
export function prefilledForm(known: QuoteArguments, spokenOf: Subject | null): PrefilledForm {
  const form = formFor(known.servizio ?? undefined, spokenOf);
  return { href: form.href, values: valuesOf(form, known) };
}
