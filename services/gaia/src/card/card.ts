// The request that the visitor sees, edits and sends: whole messages of theirs and how to reach them, nothing picked from
// sentences. Nothing of it is sent here.
import type { Topic } from '@school/catalog';
import { LIMITS, type QuoteDraft, type QuoteService, parseLead } from '@school/contracts';
import { nameOf } from '../answer/choices.js';
import { BY_LEVEL, OF_SCHOOL, type Subject } from '../reader/context.js';
import { sentencesOf } from '../reader/fold.js';
import type { Language } from '../reader/languages.js';
import { wordsIn } from '../reader/phrases.js';
import { contactIn, contactKey, contactsIn, withGaps } from './contact.js';
import { LABELS, introducedIn, nameIn } from './name.js';
import { isWholeOf, serviceIn, serviceOf, serviceOfTopic } from './service.js';

export const emptyCard: QuoteDraft = {
  servizio: '',
  richiesta: '',
  nome: '',
  email: '',
  telefono: '',
  argomento: '',
  lingua: '',
};

/** Words beside a name and a contact. */
const SAYS_MORE = 1;
/** Who introduces themselves says nothing of what is wanted. */
const INTRODUCES = new Set(
  'mi me chiamo sono il la mio mia nome e ed cognome mail email numero tel cell telefono my name is i m am and the phone je m appelle suis mon nom et llamo soy nombre ich bin heisse mein ist und grazie thanks merci gracias danke si ok ecco eccolo'.split(
    ' ',
  ),
);
/** Earlier messages that tell so many words beside their questions belong to it. */
const TELLS = 5;
const MOST_EARLIER = 3;
const tells = (message: string): boolean =>
  wordsIn(
    sentencesOf(message)
      .filter((sentence) => !sentence.includes('?'))
      .join(' '),
  ).length >= TELLS;

/** "Tel.", "la mia mail:": what announces an address or a number goes with it. */
const ANNOUNCED = new RegExp(`(?:${LABELS.source}[\\s:]*)?\\|`, 'giu');
/** A message without addresses and numbers; where a sentence goes on to them, "…" stands for them. */
const withoutContact = (text: string): string =>
  withGaps(text, '|')
    .replace(ANNOUNCED, '|')
    .replace(/(?<=\p{L}) \|(?=[,;] \p{L}| \p{L})|(?<= \p{Ll}+) \|$/gu, ' …')
    .replace(/[ \t,;:(–-]*\|+[ \t,;)–-]*/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();

/** What of a message may name a service: "Nadège Corsi" is no course. */
const withoutName = (text: string): string => withoutContact(text).replace(new RegExp(nameIn(text, true), 'iu'), '');

/** The words for the office: whole messages, in their order. */
function wordsFor(messages: readonly string[]): string {
  const told = messages.flatMap((message) => {
    const text = withoutContact(message);
    const name = wordsIn(nameIn(message, true));
    return wordsIn(text).filter((word) => !name.includes(word) && !INTRODUCES.has(word)).length >= SAYS_MORE
      ? [text]
      : [];
  });
  const kept = [...new Set(told)].join('\n');
  return kept.length > LIMITS.text ? kept.slice(0, LIMITS.text - 1).toWellFormed() : kept;
}

export interface Opening {
  /** The message that opens it; empty where a chip did. */
  readonly text: string;
  /** The visitor's messages before it, in their order, without the texts of chips. */
  readonly earlier: readonly string[];
  readonly servizio?: QuoteService | undefined;
  readonly subject: Subject | null;
  /** What the message is about by itself. */
  readonly topic?: Topic | undefined;
  readonly language: Language;
  /** What is known of a request before it: name and contact. */
  readonly known?: Partial<QuoteDraft> | undefined;
  /** The first line, where it follows another request. */
  readonly follows?: string | undefined;
}

/** "Corso di gruppo B2", for the office: of a request for a service only what belongs to it. */
function argumentOf(subject: Subject | null, servizio: string): string {
  const own = serviceOfTopic(subject?.topic);
  if (
    !subject ||
    !own ||
    OF_SCHOOL.has(subject.topic) ||
    (servizio === own && isWholeOf(subject.topic, own)) ||
    (servizio !== own && servizio !== 'messaggio' && servizio !== '')
  )
    return '';
  const [level] = BY_LEVEL.has(subject.topic) ? subject.levels : [];
  return nameOf({ topic: subject.topic, ...(level && { level }) }, 'it');
}

export function openCard({ text, earlier, servizio, subject, topic, language, known, follows }: Opening): QuoteDraft {
  const telling = earlier.filter(tells);
  // Who has only asked wants what they have asked about.
  const told = (telling.length > 0 ? telling : earlier).slice(-MOST_EARLIER);
  const said = [text, ...earlier.toReversed()];
  const names = said.map((message) => nameIn(message, true));
  const contacts = said.toReversed().map(contactIn);
  const service =
    servizio ??
    serviceOf(said.map(withoutName), topic ?? subject?.topic) ??
    (contactIn(text).email || contactIn(text).telefono ? 'messaggio' : '');
  return {
    ...emptyCard,
    ...known,
    servizio: service,
    richiesta: [follows, wordsFor([...told, text])].filter(Boolean).join('\n'),
    ...withName(known?.nome || names.find(Boolean) || ''),
    ...Object.assign({}, ...contacts),
    argomento: argumentOf(subject, service),
    lingua: language,
  };
}

const withName = (nome: string) => (nome ? { nome } : {});

interface Addition {
  /** What it names. */
  readonly subject: Subject | null;
  /** It does not only ask: a word in a question does not send the card to another office. */
  readonly mayChange: boolean;
}

/** What is typed beside the open card is taken in: a new contact takes the place of the old, the rest is added. */
export function addTo(card: QuoteDraft, text: string, { subject, mayChange }: Addition): QuoteDraft {
  const words = wordsFor([text]);
  const service = serviceIn(withoutName(text));
  const isOther = service !== undefined && service !== 'corsi-lingua' && service !== 'certificazioni';
  const isFree = card.servizio === '' || card.servizio === 'messaggio';
  const servizio = service && ((isOther && mayChange) || isFree) ? service : card.servizio;
  return {
    ...card,
    ...contactIn(text),
    ...withName(introducedIn(text) || card.nome || nameIn(text, true)),
    servizio,
    argomento: argumentOf(subject, servizio) || (servizio === card.servizio ? card.argomento : ''),
    richiesta: [card.richiesta, words].filter(Boolean).join('\n').slice(0, LIMITS.text),
  };
}

/** The card without the last of these messages in its wish; null where it does not end in one, or begins with it. */
export function withoutLast(card: QuoteDraft, said: readonly string[]): QuoteDraft | null {
  const endings = said.map((message) => `\n${wordsFor([message])}`);
  const last = endings.findLast((words) => words.length > 1 && card.richiesta.endsWith(words));
  return last === undefined ? null : { ...card, richiesta: card.richiesta.slice(0, -last.length) };
}

/** The fields that the form's schema refuses, with its Italian messages. */
export function faultsOf(card: QuoteDraft): Readonly<Record<string, string | undefined>> {
  const parsed = parseLead('quote', { ...card, consenso: true });
  return parsed.success
    ? {}
    : Object.fromEntries(Object.entries(parsed.errors).map(([name, errors]) => [name, String(errors)]));
}

/** Whether a name or a contact stands in the visitor's own words. */
export function isWritten(value: string, turns: readonly string[]): boolean {
  const contact = contactIn(value);
  const keys = turns.flatMap(contactsIn).map(({ kind, value: written }) => contactKey({ [kind]: written }));
  if (contact.email || contact.telefono) return keys.includes(contactKey(contact));
  const said = new Set(wordsIn(turns.join(' ')));
  return wordsIn(value).every((word) => said.has(word));
}
