// The owner's values: legal data, contacts, mailboxes, links.
import * as z from 'zod/mini';
import { type LeadKind, type OfficeId, isPhone, leadForm, leadKinds, officeIds } from '@school/contracts';
import type { Level } from './courses.js';
import { topics } from './facts/fact.js';
import { type SitePath, sitePages } from './pages.js';

const words = () => z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const mailbox = () => z.email('must be an e-mail address').check(z.maxLength(254));
const link = () => z.nullable(z.url({ protocol: /^https$/, error: 'must be an https address or null' }));
const day = () => z.iso.date('must be a day, YYYY-MM-DD');
const courseIds = ['a2', 'b1', 'b2', 'c1', 'c2'] as const satisfies readonly Lowercase<Level>[];
const office = z.strictObject({ name: words(), email: mailbox() });
const phoneNumber = () => z.string().check(z.minLength(6), z.refine<string>(isPhone, 'must be a phone number'));

/** A file of the folder `immagini` beside the owner's file, and its alternative text. */
const picture = {
  file: z.string().check(z.regex(/^[^/\\.][^/\\]*$/, 'must be the name of a file in immagini/')),
  alt: z
    .string({ error: 'must say in Italian what the picture shows' })
    .check(z.trim(), z.minLength(1, 'must say in Italian what the picture shows')),
};
const pictures = z
  .array(
    z.discriminatedUnion(
      'shows',
      [
        z.strictObject({ shows: z.literal('venue'), ...picture }),
        z.strictObject({ shows: z.literal('classroom'), ...picture }),
        z.strictObject({
          shows: z.literal('teacher'),
          ...picture,
          name: words(),
          role: words(),
          /** One line on how they teach. */
          line: z.optional(words()),
        }),
        z.strictObject({ shows: z.literal('voice'), ...picture, name: words() }),
      ],
      { error: 'shows must be venue, classroom, teacher or voice' },
    ),
  )
  .check(
    z.refine(
      (all) => ['venue', 'classroom'].every((only) => all.filter(({ shows }) => shows === only).length <= 1),
      'one picture at most shows the venue, and one the classroom',
    ),
  );

export const schoolSchema = z.strictObject({
  /** Whether the file is a demonstration: pages say so at their foot, and production refuses it. */
  demo: z._default(z.boolean(), false),
  name: words(),
  legalName: words(),
  taxCode: z.string().check(z.regex(/^(\d{11}|[A-Z0-9]{16})$/, 'must have 11 digits or 16 characters')),
  vatNumber: z.string().check(z.regex(/^\d{11}$/, 'must have 11 digits')),
  companyRegister: words(),
  ministryRecognition: words(),
  regionalAccreditation: words(),
  siteUrl: z.url({ protocol: /^https?$/, error: 'must be the address of the site' }),
  address: z.strictObject({
    street: words(),
    postalCode: z.string().check(z.regex(/^\d{5}$/, 'must have 5 digits')),
    city: words(),
    district: words(),
  }),
  phone: phoneNumber(),
  /** The number on WhatsApp, with the country's prefix; null without one. */
  whatsapp: z._default(
    z.nullable(phoneNumber().check(z.regex(/^\+/, "must begin with + and the country's prefix"))),
    null,
  ),
  email: mailbox(),
  mailFrom: z.strictObject({ name: words(), address: mailbox() }),
  offices: z.strictObject(Object.fromEntries(officeIds.map((id) => [id, office])) as Record<OfficeId, typeof office>),
  /** Kinds of request whose senders get no confirmation by mail. The law asks for that of some. */
  withoutConfirmation: z._default(
    z.array(z.enum<LeadKind[]>(leadKinds.filter((kind) => !leadForm(kind).isConfirmedByLaw))),
    [],
  ),
  /** From when on working days an office is mailed what is open; null for never. `notTo`: offices that get none. */
  morningMail: z._default(
    z.nullable(
      z.strictObject({
        at: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be hh:mm')),
        notTo: z._default(z.array(z.enum(officeIds)), []),
      }),
    ),
    { at: '08:30', notTo: [] },
  ),
  links: z.strictObject({
    levelTest: link(),
    studyAbroad: link(),
    italianForForeigners: link(),
    examPriceList: link(),
    examHelp: link(),
    bandoItaca: link(),
    cartaQualita: link(),
  }),
  social: z.strictObject({ facebook: link(), instagram: link(), linkedin: link(), youtube: link() }),
  /** The help lines that Gaia names to a person in distress; they answer in Italy at any hour. */
  helplines: z._default(z.array(z.strictObject({ name: words(), phone: words() })), [
    { name: 'Telefono Amico Italia', phone: '02 2327 2327' },
    { name: 'Telefono Azzurro (minori)', phone: '1 96 96' },
    { name: 'Antiviolenza e stalking', phone: '1522' },
  ]),
  /** Further facts that Gaia may state. `side` is the aspect of the topic, such as `parcheggio` of `scuola`. */
  facts: z._default(
    z.array(
      z.strictObject({
        topic: z.enum(topics),
        side: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower case letters')),
        text: words(),
        page: z.enum(Object.keys(sitePages) as SitePath[]),
      }),
    ),
    [],
  ),
  /** What three people say of the school, published with their consent. */
  testimonials: z
    .array(z.strictObject({ name: words(), role: words(), quote: words() }))
    .check(z.length(3, 'must be three')),
  pictures: z._default(pictures, []),
  /** First lessons to come; past and repeated ones are ignored. */
  courseDates: z._default(
    z.array(
      z.strictObject(
        { course: z.enum(courseIds, `must be one of ${courseIds.join(', ')}`), starts: day() },
        'must have course and starts, and nothing else',
      ),
    ),
    [],
  ),
  examDates: z.array(
    z.strictObject({
      exam: words(),
      date: day(),
      startsAt: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be hh:mm'))),
      enrolBy: z.optional(day()),
    }),
  ),
});

export type School = z.output<typeof schoolSchema>;

/** A reserved domain (RFC 2606), a number of noughts, a name of the demonstration, a text in square brackets. */
const isInvented = (value: string) =>
  [
    /^\[.*\]$/,
    /(?:^|[@./])example\.(?:com|net|org)(?:$|\/)|\.(?:example|invalid|test|localhost)(?:$|[/:])/i,
    /^(?:\+39 ?)?0?6 ?0{3}|^(?:0{11}|01234567890)$|[.-] ?0{4,}\b/,
    /sette ?pini|^(?:Giulia S|Marco P|Paola R)\.,|^disegno-/i,
  ].some((pattern) => pattern.test(value));

/** What stands between a school's values and the public: a line each, none for a real school's. */
export function inventedValues(school: School): string[] {
  const found = school.demo
    ? ['demo: this is the demonstration of an invented school; fill in your own values and dates, and take demo out']
    : [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string' && isInvented(value)) found.push(`${path}: still an invented value (${value})`);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key);
  };
  visit(school, '');
  return found;
}
