// The owner's file: all that differs from school to school, or changes in a year. What is said here is read by the
// owner, in an editor (school.schema.json) and where a value is wrong, hence in Italian.
import * as z from 'zod/mini';
import { type LeadKind, type OfficeId, leadForm, leadKinds, officeIds } from '@school/contracts';
import type { Level } from './courses.js';
import { topics } from './facts/fact.js';
import * as a from './owner-fields.js';
import { type SitePath, sitePages } from './pages.js';

const courseIds = ['a2', 'b1', 'b2', 'c1', 'c2'] as const satisfies readonly Lowercase<Level>[];

const office = z.strictObject({
  name: a.words('Come si chiama, per chi scrive'),
  email: a.mailbox('Dove riceve le richieste; nelle conferme si legge, sulle pagine no'),
  hours: z.optional(a.hours('Il suo orario, se è diverso da openingHours')),
});

/** A file of the folder `immagini` beside the owner's file, and its alternative text. */
const picture = {
  file: a.text(
    /^[^/\\.][^/\\]*$/,
    'deve essere il nome di un file in immagini/',
    'Il nome del file nella cartella immagini',
  ),
  alt: z
    .string({ error: 'deve dire in italiano che cosa si vede' })
    .check(z.trim(), z.minLength(1, 'deve dire in italiano che cosa si vede'), z.describe('Che cosa si vede')),
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
          name: a.words('Il nome'),
          role: a.words('Che cosa insegna'),
          line: z.optional(a.words('Una riga su come insegna')),
        }),
        z.strictObject({
          shows: z.literal('voice'),
          ...picture,
          name: a.words('Il nome, come sotto la sua testimonianza'),
        }),
      ],
      { error: 'shows deve essere venue (la sede), classroom (l’aula), teacher (chi insegna) o voice (chi racconta)' },
    ),
  )
  .check(
    z.refine(
      (all) => ['venue', 'classroom'].every((only) => all.filter(({ shows }) => shows === only).length <= 1),
      'una sola immagine della sede (venue), e una sola dell’aula (classroom)',
    ),
    z.describe('Foto e disegni della sede, dell’aula, di chi insegna e di chi racconta'),
  );

const course = z.strictObject({
  weekday: a.weekday('Il giorno delle lezioni'),
  time: a.span('L’orario delle lezioni, come 18:00-20:00'),
  startDate: a.day('L’ultima partenza pubblicata, che resta in piccolo; le prossime sono in courseDates'),
  priceEuro: a.euro('Il prezzo del corso'),
  totalHours: a.count('Le ore in tutto'),
  maxStudents: a.count('Quanti studenti al massimo'),
  seats: a.count('I posti previsti'),
  venue: a.words('Dove si tiene'),
  materials: z.nullable(a.words('I materiali')).check(z.describe('I materiali. Se non si dicono: null')),
});
const lesson = z.strictObject({
  pricePerHourEuro: a.euro('Il prezzo di un’ora'),
  recommendedHours: a.range('Le ore consigliate'),
});
const each = <K extends string, T>(keys: readonly K[], value: T) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>;

export const schoolSchema = z.strictObject({
  $schema: z.optional(z.string().check(z.describe('Il file con cui un editor aiuta a compilare questo'))),
  demo: z._default(z.boolean(), false).check(
    // Pages say so at their foot, and production refuses it.
    z.describe('true per la dimostrazione, che non si può pubblicare: una scuola vera toglie questa riga'),
  ),
  name: a.words('Il nome della scuola'),
  legalName: a.words('La ragione sociale'),
  taxCode: a.text(/^(\d{11}|[A-Z0-9]{16})$/, 'deve avere 11 cifre o 16 caratteri', 'Il codice fiscale'),
  vatNumber: a.text(/^\d{11}$/, 'deve avere 11 cifre', 'La partita IVA'),
  companyRegister: a.words('Registro delle imprese, REA e capitale sociale'),
  ministryRecognition: a.words('Il riconoscimento del Ministero'),
  regionalAccreditation: a.words('L’accreditamento della Regione'),
  siteUrl: z
    .url({ protocol: /^https?$/, error: 'deve essere l’indirizzo del sito' })
    .check(z.describe('L’indirizzo del sito')),
  address: z.strictObject({
    street: a.words('Via e numero'),
    postalCode: a.text(/^\d{5}$/, 'deve avere 5 cifre', 'Il CAP'),
    city: a.words('La città'),
    district: a.words('Il quartiere'),
  }),
  phone: a.phoneNumber().check(z.describe('Il telefono')),
  whatsapp: z
    ._default(z.nullable(a.phoneNumber().check(z.regex(/^\+/, 'deve cominciare con + e il prefisso del Paese'))), null)
    .check(z.describe('Il numero su WhatsApp, con il prefisso +39. Senza: null')),
  email: a.mailbox('L’indirizzo che si legge sul sito'),
  mailFrom: z.strictObject({
    name: a.words('Il nome del mittente'),
    address: a.mailbox('L’indirizzo da cui il sito spedisce'),
  }),
  openingHours: a.hours('Quando la scuola è aperta'),
  phoneHours: a.hours('Quando si risponde al telefono'),
  closures: z
    ._default(
      z.array(
        z
          .strictObject({
            from: a.day('Il primo giorno di chiusura'),
            until: a.day('L’ultimo giorno di chiusura'),
            offices: z.optional(
              z.array(z.enum(officeIds)).check(z.describe('Gli uffici chiusi; senza, tutta la scuola')),
            ),
          })
          .check(z.refine(({ from, until }) => from <= until, 'until viene prima di from')),
      ),
      [],
    )
    .check(z.describe('I giorni di chiusura, oltre alle feste. Non contano come lavorativi per rispondere')),
  offices: z.strictObject(each<OfficeId, typeof office>(officeIds, office)).check(z.describe('Gli uffici')),
  withoutConfirmation: z
    ._default(z.array(z.enum<LeadKind[]>(leadKinds.filter((kind) => !leadForm(kind).isConfirmedByLaw))), [])
    .check(z.describe('I moduli che non mandano una conferma a chi scrive')),
  morningMail: z
    ._default(
      z.nullable(
        z.strictObject({
          at: a.clock('Da che ora'),
          notTo: z._default(z.array(z.enum(officeIds)), []).check(z.describe('Gli uffici che non lo vogliono')),
        }),
      ),
      { at: '08:30', notTo: [] },
    )
    .check(z.describe('Il riepilogo del mattino agli uffici. Per nessuno: null')),
  links: z.strictObject({
    levelTest: a.link('Il test di livello'),
    studyAbroad: a.link('Il sito dei viaggi studio'),
    italianForForeigners: a.link('Il sito dell’italiano per stranieri'),
    examPriceList: a.link('Il listino degli esami Cambridge'),
    examHelp: a.link('L’assistenza per chi sostiene un esame'),
    bandoItaca: a.link('Il bando ITACA'),
    cartaQualita: a.link('La carta della qualità'),
  }),
  social: z.strictObject({
    facebook: a.link('La pagina Facebook'),
    instagram: a.link('Il profilo Instagram'),
    linkedin: a.link('La pagina LinkedIn'),
    youtube: a.link('Il canale YouTube'),
  }),
  helplines: z
    ._default(z.array(z.strictObject({ name: a.words('Il nome'), phone: a.words('Il numero') })), [
      { name: 'Telefono Amico Italia', phone: '02 2327 2327' },
      { name: 'Telefono Azzurro (minori)', phone: '1 96 96' },
      { name: 'Antiviolenza e stalking', phone: '1522' },
    ])
    .check(z.describe('I numeri che Gaia dà a chi sta male: rispondono in Italia a ogni ora')),
  facts: z
    ._default(
      z.array(
        z.strictObject({
          topic: z.enum(topics).check(z.describe('L’argomento')),
          side: a.text(/^[a-z]+(-[a-z]+)*$/, 'deve essere in lettere minuscole', 'L’aspetto, come parcheggio'),
          text: a.words('Una o due frasi intere, che Gaia dice così'),
          page: z.enum(Object.keys(sitePages) as SitePath[]).check(z.describe('La pagina che ne parla')),
        }),
      ),
      [],
    )
    .check(z.describe('Altre cose che Gaia può dire')),
  testimonials: z
    .array(
      z.strictObject({
        name: a.words('Chi lo dice'),
        role: a.words('Di quale corso o servizio'),
        quote: a.words('Che cosa dice'),
      }),
    )
    .check(
      z.minLength(1, 'deve essercene almeno una'),
      z.maxLength(3, 'devono essere al più tre'),
      z.describe('Da una a tre persone che raccontano la scuola, e sono d’accordo'),
    ),
  pictures: z._default(pictures, []),
  claims: z
    .strictObject({
      examSuccessPercent: a.count('Quanti superano l’esame, su cento').check(z.maximum(100, 'deve essere al più 100')),
      yearsOfExperience: a.count('Da oltre quanti anni c’è la scuola'),
      languages: a.count('In oltre quante lingue si traduce'),
      participants: a.count('Oltre quante persone hanno seguito i corsi per aziende'),
    })
    .check(z.describe('I numeri con cui la scuola si presenta: devono essere veri')),
  cambridgeCentre: a.text(/^[A-Z]{2}\d{3}$/, 'deve essere come IT990', 'Il codice del centro d’esame Cambridge'),
  courses: z.strictObject(each(courseIds, course)).check(z.describe('I corsi di gruppo per gli esami Cambridge')),
  courseDates: z
    ._default(
      z.array(
        z.strictObject({
          course: z
            .enum(courseIds, `deve essere uno di ${courseIds.join(', ')}`)
            .check(z.describe('Quale corso: a2, b1, b2, c1 o c2')),
          starts: a.day('La prima lezione'),
        }),
      ),
      [],
    )
    .check(z.describe('Le prossime partenze dei corsi')),
  oneToOne: z
    .strictObject(each([...courseIds, 'business'] as const, lesson))
    .check(z.describe('Le lezioni individuali')),
  examDates: z
    .array(
      z.strictObject({
        exam: a.words('L’esame'),
        date: a.day('Il giorno dell’esame'),
        startsAt: z.optional(a.clock('A che ora')),
        enrolBy: z.optional(a.day('L’ultimo giorno per iscriversi')),
      }),
    )
    .check(z.describe('Le date degli esami Cambridge')),
  toefl: z
    .strictObject({
      feeEuro: a.euro('La quota dell’esame'),
      groupClass: z.strictObject({
        maxStudents: a.count('Quanti studenti al massimo'),
        hours: a.count('Le ore in tutto'),
      }),
      intensive: z.strictObject({ weeks: a.count('Le settimane'), hoursPerDay: a.count('Le ore al giorno') }),
    })
    .check(z.describe('Il TOEFL')),
  corporate: z
    .strictObject({
      workshopDays: a.range('I giorni di un workshop'),
      pathMonths: a.range('I mesi di un percorso'),
    })
    .check(z.describe('La formazione per le aziende')),
});

export type School = z.output<typeof schoolSchema>;

/** Of the owner's file what receipts, mails and due times need. Without prices, courses and their dates. */
const contacts = {
  ...each(['demo', 'name', 'legalName', 'taxCode', 'vatNumber', 'companyRegister', 'siteUrl'], true as const),
  ...each(['address', 'phone', 'email', 'mailFrom', 'openingHours', 'closures', 'offices'], true as const),
  ...each(['withoutConfirmation', 'morningMail'], true as const),
};
export const contactsSchema = z.object(z.pick(schoolSchema, contacts).shape);
export type SchoolContacts = z.output<typeof contactsSchema>;

/** A reserved domain (RFC 2606), a number of noughts, a name of the demonstration, a text in square brackets. */
export const isInvented = (value: string) =>
  [
    /^\[.*\]$/,
    /(?:^|[@./])example\.(?:com|net|org)(?:$|\/)|\.(?:example|invalid|test|localhost)(?:$|[/:])/i,
    /^(?:\+39 ?)?0?6 ?0{3}|^(?:0{11}|01234567890)$|[.-] ?0{4,}\b/,
    /sette ?pini|^(?:Giulia S|Marco P|Paola R)\.,|^disegno-/i,
  ].some((pattern) => pattern.test(value));

/** What is wrong with a value of the owner's file, in the owner's words. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly says: string;
}

/** Texts of the file with their paths. */
export function* textsOf(value: unknown, path: Fault['path'] = []): Generator<{ path: Fault['path']; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key]);
}

const DEMO = 'è la dimostrazione di una scuola inventata: scrivi i tuoi valori e le tue date, e togli demo';

/** What stands between a school's values and the public; none for a real school's. */
export const inventedValues = (school: SchoolContacts): Fault[] => [
  ...(school.demo ? [{ path: ['demo'], says: DEMO }] : []),
  ...[...textsOf(school)]
    .filter(({ text }) => isInvented(text))
    .map(({ path, text }) => ({ path, says: `è ancora un valore inventato (${text})` })),
];
