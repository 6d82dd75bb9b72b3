// Which service a quote is for.
import type { Topic } from '@school/catalog';
import type { QuoteService } from '@school/contracts';
import type { Message } from './message.js';
import { STAFF } from './people-words.js';

/** People who work for whoever asks. */
const OWN_STAFF = String.raw`\b(?:dipendenti|impiegati|operai|colleghi)\b|\b(?:nostr[oiae]|mi[eo]i?) (?:(?:\w+ ){0,2}(?:staff|personale|team|uffici\w*|reparto|squadra)|${STAFF})\b|\b(?:\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti) ${STAFF}\b`;
/** Tried in this order: "un corso di inglese per la mia azienda" is for the company, "traduzione per una scuola" a translation. */
/** Something written that is to be in another language: "35 pagine di manuale in svedese". */
const DOCUMENT = /\b(pagin[ae]|manual[ei]|contratt[oi]|sentenz[ae]|brevett[oi]|passaport[oi]|patente|document[oi]|libretto|brochure|depliant|sito)\b.*\b(in|dal|dallo|dall'|al|all') ?(ingles|frances|spagnol|tedesc|italian|cines|arab|portoghes|russ|svedes|rumen|olandes|grec|polacc)/;
const services: readonly (readonly [QuoteService, RegExp])[] = [
  ['traduzioni', /\btradu\w+|\btrad\b|\binterpret\w+|\blocalizzazion\w+|\basseverat\w+|\bgiurat[aoei]\b|\bsottotitol\w+|\bcertificat[oi] (di|del) (nascita|matrimonio|residenza|stato|casellario|morte)\b|\btranslat\w+/],
  ['servizi-scuole', /\bformazione\b.{0,25}\b(docenti|insegnanti|maestr[ei]|professori)\b|\b(docenti|insegnanti)\b.{0,25}\bformazione\b|\bnostri (docenti|insegnanti|alunni|studenti|ragazzi)\b/],
  ['viaggi-studio', /\bviagg\w+|\bvacanz[ae]\b|\bestero\b|\bsoggiorn\w+|\bcollege\b|\bstudy abroad\b|\b(anno|semestre|trimestre) scolastico\b/],
  ['formazione-aziendale', new RegExp(String.raw`\baziend\w+|\bimpres[ae]\b|\bditta\b|\bformazione\b|\bcorporate\b|\bcoaching\b|\bbusiness\b|\bil mio team\b|${OWN_STAFF}`)],
  ['servizi-scuole', /\b(servizi|corsi) (per |alle )?(le )?scuol[ae]\b|\bper (la |una |le )?(mia |nostra )?scuol[ae]\b|\b(mia|nostra) scuola\b|\bistitut[oi]\b|\balunni\b|\bdirigente\b/],
  ['corsi-lingua', /\bcors[oi]\b|\blezion[ei]\b|\bripetizion[ei]\b|\bconversazione\b|\bcourses?\b|\bcursos?\b|\bcours\b|\bclases?\b|\blessons?\b|\bimparare\b|\bprepara(zione|re|rmi|rsi|rlo|rla)\b|\bin privato\b/],
  ['certificazioni', /\bcertific\w+(?! (di|del) (nascita|matrimonio|residenza|stato|casellario|morte))|\besam[ei]\b|\btoefl\b|\blanguage ?cert\b|\bcambridge\b|\bket\b|\bpet\b|\bfce\b|\bcae\b|\bcpe\b/],
  ['servizi-scuole', /\bclil\b|\berasmus\b/],
];
/** A language or a level alone is a course, unless a topic says otherwise. */
const LANGUAGE_OR_LEVEL = /\b(inglese|francese|spagnolo|tedesco|cinese|italiano|english|[abc][12]|first|advanced|proficiency|preliminary)\b/;
const OTHER = /^(un |l')?altr[oa]( servizio| cosa)?\W*$/;

/** @param asked Gaia has just asked for it, so "altro" is an answer. */
export function serviceIn({ meant, topics = [] }: Pick<Message, 'meant' | 'topics'>, asked: boolean): QuoteService | undefined {
  if (asked && OTHER.test(meant)) return 'altro';
  const named = serviceNamed(meant) ?? topics.map((topic) => serviceOfTopic[topic]).find(Boolean);
  return named ?? (LANGUAGE_OR_LEVEL.test(meant) ? 'corsi-lingua' : undefined);
}

/** Nothing but the name of a service, as Gaia lists them. */
const LABEL = /^(?:(?:per|la|il|le|gli|i|una|un|dei|delle|di|servizio|allora|ecco|direi|solo|si|ok|no)[ ,]+)*(?:cors[oi] (?:di )?lingu[ae]|certificazion[ei](?: ed? esami)?|traduzion[ei](?: e(?:d|t)? interpretariato)?|interpretariato|formazione aziendale|servizi (?:per|alle) (?:le )?scuole|viagg(?:i|io) (?:di )?studio)\W*$/;

/** The service that an answer names and nothing else: it takes the place of one that was only understood. */
export const labelledService = (message: Pick<Message, 'meant' | 'topics'>): QuoteService | undefined => (LABEL.test(message.meant) ? serviceIn(message, false) : undefined);

/** The service that words name; a language or a level names none. */
export const serviceNamed = (meant: string): QuoteService | undefined => services.find(([, pattern]) => pattern.test(meant))?.[0] ?? (DOCUMENT.test(meant) ? 'traduzioni' : undefined);

/** Whether a service is named, rather than a language or a level of it. */
export const namesService = ({ meant }: Pick<Message, 'meant'>): boolean => serviceNamed(meant) !== undefined;

/** What is not wanted, or was written instead of it: "non un corso", "ho scritto corso ma …". */
const DENIED = /\b(?:non|invece (?:di|che)|piuttosto che|al posto di|anziche|(?:ho|avevo|abbiamo|avevamo|hai|avete) (?:detto|scritto|messo|chiesto|indicato|segnato))(?: (?!ma\b|bensi\b|invece\b)[\w']+){1,5}?(?=\s*[,.;:]| ma\b| bensi\b| invece\b| e\b|$)|\b(?:il|lo|la|l'|un|una|i|le) ?[\w']+ no\b/g;

/** What somebody had in mind all along, or says of the service itself. */
const MEANT = /\b(?:volevo|volevamo|cercavo|cercavamo|serviva|chiedevo|chiedevamo|parlavo|servizio|solo (?:il|la|l|un|una))\b/;

/**
 * The service that takes another's place. A language or a level names none: "la lingua è il polacco" leaves a translation one.
 * @param correcting the message puts something right.
 */
export function serviceInstead({ meant }: Pick<Message, 'meant'>, known: QuoteService, correcting: boolean): QuoteService | undefined {
  const denied = (meant.match(DENIED) ?? []).some((part) => serviceNamed(part) !== undefined);
  const instead = correcting || denied || MEANT.test(meant) ? serviceNamed(meant.replace(DENIED, ' ')) : undefined;
  return instead === known ? undefined : instead;
}

/** The services of a message that asks for more than one: "una traduzione e anche un corso". */
export const servicesIn = (meant: string): QuoteService[] => [...new Set(meant.split(/ (?:e|ed|piu|oltre a) (?=(?:anche |pure |poi )?(?:per |un |una |uno |di )+)/).map((part) => serviceIn({ meant: part }, false)).filter((service) => service !== undefined))];

/** The service that a thing asked about belongs to: "fammi un preventivo" after a question about translations is for one. */
export const serviceOfTopic: Readonly<Partial<Record<Topic, QuoteService>>> = {
  corsi: 'corsi-lingua',
  individuale: 'corsi-lingua',
  lingue: 'corsi-lingua',
  bambini: 'corsi-lingua',
  'italiano-stranieri': 'corsi-lingua',
  cambridge: 'certificazioni',
  'young-learners': 'certificazioni',
  'tkt-clil': 'certificazioni',
  languagecert: 'certificazioni',
  toefl: 'certificazioni',
  traduzioni: 'traduzioni',
  aziende: 'formazione-aziendale',
  scuole: 'servizi-scuole',
  'progetti-europei': 'servizi-scuole',
  'viaggi-studio': 'viaggi-studio',
  itaca: 'viaggi-studio',
};

/** What a question within a request for a service is about; of courses and exams there are too many to tell. */
export const topicOfService: Readonly<Partial<Record<QuoteService, Topic>>> = { traduzioni: 'traduzioni', 'formazione-aziendale': 'aziende', 'servizi-scuole': 'scuole', 'viaggi-studio': 'viaggi-studio' };
