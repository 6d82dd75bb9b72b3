// The public values of the owner's file; the build removes the others (build/public-school-values.ts).
import { type School, weekOf } from '@school/catalog';
import file from '../../../infra/school.json' with { type: 'json' };

/** An address that the owner has given. */
type WebAddress = `https://${string}`;

export interface PublicSchool extends Pick<
  School,
  | 'address'
  | 'closures'
  | 'companyRegister'
  | 'demo'
  | 'email'
  | 'legalName'
  | 'ministryRecognition'
  | 'name'
  | 'openingHours'
  | 'phone'
  | 'phoneHours'
  | 'regionalAccreditation'
  | 'siteUrl'
  | 'taxCode'
  | 'vatNumber'
  | 'whatsapp'
> {
  readonly links: Readonly<Record<keyof School['links'], WebAddress | null>>;
  readonly social: Readonly<Record<keyof School['social'], WebAddress | null>>;
}

/** With what may be missing in the file. */
export const school = { demo: false, closures: [], whatsapp: null, ...(file as object) } as unknown as PublicSchool;

/** Includes past dates, because the current day determines which are in the future. The courses' may be missing. */
export const examDates: School['examDates'] = file.examDates;
export const courseDates: School['courseDates'] = (file as Pick<Partial<School>, 'courseDates'>).courseDates ?? [];

const { address, email, links, phone } = school;

export const phoneHref = `tel:${phone.replaceAll(/[^+\d]/g, '')}` as const;
/** Null if the owner does not answer messages there. */
export const whatsappHref = school.whatsapp
  ? (`https://wa.me/${school.whatsapp.replaceAll(/\D/g, '')}` as const)
  : null;
export const emailHref = `mailto:${email}` as const;
/** "Roma Prati". */
export const place = `${address.city} ${address.district}`;
export const addressLine = `${address.street}, ${address.postalCode} ${address.city}`;
/** When the phone is answered: "lun–ven" and "9:00–18:00" of each group of days. */
export const phoneHours = weekOf(school.phoneHours).flatMap(({ from, to, span }) => {
  const days = [...new Set([from, to])].map((day) => day.slice(0, 3)).join('–');
  return span ? [{ days, hours: span.replace('-', '–') }] : [];
});

/** The owner's test of English; if there is none, our own on the page of the courses. */
export const levelTestHref = links.levelTest ?? '/corsi-inglese#test-di-livello';
