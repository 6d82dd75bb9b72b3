// Which form of the site a visitor needs, and what it may be opened with.
import { complaint, contactTopics, corporate, courseEnquiry, infoRequest, languagecert, quoteServices, school, translation } from '@school/contracts';
import { groupCourses } from '@school/catalog';
import { complaintValues, contactValues, corporateValues, courseValues, languagecertValues, schoolValues, translationValues } from './form-values.js';
import type { Said } from './said.js';

/** A page's form, and values by its own field names. */
export interface PrefilledForm {
  readonly href: string;
  readonly values: Readonly<Record<string, string>>;
}

type Shape = Readonly<Record<string, { safeParse(value: unknown): { readonly success: boolean } }>>;

interface Form {
  readonly href: string;
  readonly shape: Shape;
  readonly values: (said: Said) => Readonly<Record<string, string | undefined>>;
}

type ContactTopic = keyof typeof contactTopics;

const onContactPage = (topic: ContactTopic): Form => ({ href: `/contatti?servizio=${topic}#modulo-contatti`, shape: infoRequest.shape, values: contactValues(topic) });

// The page of B2 First has no form: it sends people to the contact page.
const coursesWithForm = groupCourses.filter(({ level }) => level !== 'B2');
const ofCourse = Object.fromEntries(
  coursesWithForm.map(({ level, slug }): [string, Form] => [level, { href: `/${slug}#modulo-corso-${level.toLowerCase()}`, shape: courseEnquiry.shape, values: courseValues }]),
);

const TRANSLATION: Form = { href: '/interpretariato-traduzioni#modulo-traduzioni', shape: translation.schema.shape, values: translationValues };
const CORPORATE: Form = { href: '/formazione-aziendale#modulo-aziende', shape: corporate.schema.shape, values: corporateValues };
const SCHOOL: Form = { href: '/servizi-scuole#modulo-scuole', shape: school.schema.shape, values: schoolValues };
const LANGUAGECERT: Form = { href: '/certificazione-languagecert#modulo-languagecert', shape: languagecert.schema.shape, values: languagecertValues };
const COMPLAINT: Form = { href: '/reclami#modulo-reclami', shape: complaint.schema.shape, values: complaintValues };

/** Every form that Gaia can open, for the tests to loop over. */
export const forms: readonly Form[] = [TRANSLATION, CORPORATE, SCHOOL, LANGUAGECERT, COMPLAINT, ...Object.values(ofCourse), ...(Object.keys(contactTopics) as ContactTopic[]).map(onContactPage)];

/** The contact page's topic for a service that has no form of its own. */
const contactTopicOf: Readonly<Record<keyof typeof quoteServices, ContactTopic>> = {
  'corsi-lingua': 'corsi-inglese',
  certificazioni: 'certificazioni',
  traduzioni: 'traduzioni',
  'formazione-aziendale': 'formazione-aziendale',
  'servizi-scuole': 'altro',
  'viaggi-studio': 'viaggi-studio',
  altro: 'altro',
};

function formFor({ slots: { servizio, livello, lingue }, topics, levels }: Said): Form {
  if (topics.includes('reclami')) return COMPLAINT;
  if (topics.includes('languagecert') && (!servizio || servizio === 'certificazioni')) return LANGUAGECERT;
  if (servizio === 'traduzioni') return TRANSLATION;
  if (servizio === 'formazione-aziendale') return CORPORATE;
  if (servizio === 'servizi-scuole') return SCHOOL;
  if (servizio === 'corsi-lingua' && (!lingue || lingue === 'inglese')) {
    const level = livello ?? levels[0];
    return ofCourse[level ?? ''] ?? onContactPage(level === 'B2' ? 'certificazioni' : 'corsi-inglese');
  }
  return onContactPage(servizio === 'corsi-lingua' ? 'altro' : servizio ? contactTopicOf[servizio] : 'altro');
}

/** The form for what was said, opened with what its fields take; nothing that they would refuse. */
export function prefilledForm(said: Said): PrefilledForm {
  const { href, shape, values } = formFor(said);
  const taken = Object.entries(values(said)).filter((entry): entry is [string, string] => Boolean(entry[1]) && Boolean(shape[entry[0]]?.safeParse(entry[1]).success));
  return { href, values: Object.fromEntries(taken) };
}
