// The last look at a language model's reply before the visitor reads it: every figure stands in a cited fact about the
// same thing, or follows from cited figures; nothing is claimed that the school does not publish, nor any deed, which
// code alone tells of.
import { type Fact, romeDay, sitePages } from '@school/catalog';
import { fold, sentencesOf } from '../language/fold.js';
import { type Figure, contactsIn, figuresIn, spelledInDigits } from './figures.js';
import { anyOf, clausesOf, words } from './phrases.js';
import { type Subject, areOne, maySum, nameOf, noSubject, subjectOf, withinFact } from './subjects.js';
import { derivedFrom } from './sums.js';
import { withAddresses } from '../quote/contact.js';

/** Why a reply must not reach the visitor: a figure without ground, or the kind of fault with what it is about. */
export type Objection = string;

export interface Grounds {
  /** The facts that the reply says it rests on. */
  readonly facts: readonly Pick<Fact, 'value' | 'topic' | 'level' | 'aspect' | 'doubtful'>[];
  /** The visitor's own words. */
  readonly visitor: readonly string[];
  readonly now: Date;
}

interface Claim {
  readonly figure: Figure;
  readonly subject: Subject;
  /** Folded, as the sentence. */
  readonly clause: string;
  readonly sentence: string;
}
interface Read {
  readonly contacts: readonly Figure[];
  readonly claims: readonly Claim[];
}

/** All that a text states. */
function read(text: string, next: (clause: string, before: Subject) => Subject, counts?: () => boolean): Read {
  const { figures: contacts, rest } = contactsIn(text.replace(/[*_`]/g, ''));
  let subject = noSubject;
  const claims = sentencesOf(rest).flatMap((raw) => {
    const sentence = spelledInDigits(fold(raw), counts);
    let before = '';
    return clausesOf(sentence).flatMap((clause) => {
      subject = next(clause, subject);
      const found = figuresIn(clause, before).map((figure) => ({ figure, subject, clause, sentence }));
      before += `${clause} `;
      return found;
    });
  });
  return { contacts, claims };
}
const readFact = (fact: Grounds['facts'][number]): Read => read(fact.value, (clause) => withinFact(clause, fact));

/**
 * What a published figure is a ground for: a day for its month too, an amount for its number, the price of an hour for
 * no total.
 */
function spellings(figure: Figure): string[] {
  const [first] = figure;
  const [, day, month, year] = /^data (\d+)-(\d+)(?:-(\d+))?$/.exec(first) ?? [];
  if (day) return [first, `data ${day}-${month}`, `mese ${month}`, ...(year ? [year] : [])];
  const bare = first.replace(/^(\d+) .*/, '$1');
  return first.endsWith('euro/ora') ? [first, bare] : [...figure, bare];
}

const negation = anyOf(words.negations);
const told = anyOf(words.visitors);
const asks = anyOf(words.asks);
/** What only the school can tell: the visitor's own words are no ground for it, unless it is told back to them. */
const SCHOOLS = /euro|^gratis|^ora |^giorno |^data |^mese |%/;
const isToldBack = ({ clause, sentence }: Claim) =>
  sentence.endsWith('?') || negation.test(sentence) || told.test(sentence) || asks.test(clause);
/** A page of the site, at some place of it or with a form's values in its address. */
const isSitePage = (figure: string) =>
  figure.startsWith('link /') && Object.hasOwn(sitePages, figure.slice('link '.length).replace(/[?#].*$/, ''));

/** The figures of a reply that have no ground. */
function unfounded(reply: Read, { facts, visitor }: Pick<Grounds, 'facts' | 'visitor'>): Objection[] {
  const published = facts.map(readFact);
  const own = visitor.map((turn) => read(withAddresses(turn), subjectOf, () => true));
  const contacts = new Set([...published, ...own].flatMap((of) => of.contacts.flat()));
  const theirs = own.flatMap(({ claims }) => claims.flatMap(({ figure }) => figure));
  const grounds = published.flatMap(({ claims }) =>
    claims.map(({ subject, figure }) => ({ subject, spelled: spellings(figure) })),
  );
  const hasGround = (claim: Claim) => {
    const summed = grounds.filter(({ subject }) => maySum(subject, claim.subject));
    const known = new Set([
      ...grounds.filter(({ subject }) => areOne(subject, claim.subject)).flatMap(({ spelled }) => spelled),
      ...derivedFrom(
        summed.flatMap(({ subject, spelled }) => spelled.map((figure) => [figure, nameOf(subject)] as const)),
        theirs,
      ),
      ...theirs.filter((figure) => !SCHOOLS.test(figure) || isToldBack(claim)),
    ]);
    return claim.figure.some((spelling) => known.has(spelling));
  };
  const unknown = [
    ...reply.contacts.filter(([figure]) => !contacts.has(figure) && !isSitePage(figure)),
    ...reply.claims.filter((claim) => !hasGround(claim)).map(({ figure }) => figure),
  ];
  return unknown.map(([figure]) => figure);
}

const doubts = anyOf(words.doubts);
const past = anyOf(words.past);

/** A fact that the school itself doubts is told as doubtful, a day that is gone as gone. */
function untimely({ claims }: Read, { facts, now }: Grounds, text: string): Objection[] {
  const today = romeDay(now);
  const isGone = (figure: string) => {
    const [, day = '', month = '', year] = /^data (\d+)-(\d+)-(\d+)$/.exec(figure) ?? [];
    return year !== undefined && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` < today;
  };
  const doubted = facts.filter((fact) => fact.doubtful).flatMap((fact) => readFact(fact).claims);
  const doubtful = doubted.flatMap(({ figure }) => spellings(figure));
  const isCertain = !doubts.test(fold(text)) && claims.some(({ figure: [figure] }) => doubtful.includes(figure));
  const gone = claims.filter(({ figure: [figure], sentence }) => isGone(figure) && !past.test(sentence));
  return [
    ...gone.map(({ figure: [figure] }) => `passato: ${figure}`),
    ...(isCertain ? ['dato da confermare detto come certo'] : []),
  ];
}

const unpublished = Object.entries(words.unpublished).map(([name, list]) => [name, anyOf(list)] as const);
const unknown = anyOf(words.unknown);
const asserts = anyOf(words.asserts);
const agrees = new RegExp(`^${anyOf(words.yes).source}`, 'u');
/** "È" is a verb, "e" is none. */
const plain = (text: string) => fold(text.replace(/(?<!\p{L})è(?!\p{L})/giu, "e'"));

/** What the school does not publish is not told as a fact; that it is not known may be told. */
function untold(sentence: string, facts: readonly string[]): Objection[] {
  const hidden = unpublished.filter(
    ([, pattern]) => pattern.test(sentence) && !facts.some((fact) => pattern.test(fact)),
  );
  if (hidden.length === 0 || sentence.endsWith('?') || unknown.test(sentence)) return [];
  const clauses = clausesOf(sentence).filter((clause) => agrees.test(sentence) || asserts.test(clause));
  return hidden
    .filter(([, pattern]) => clauses.some((clause) => pattern.test(clause)))
    .map(([name]) => `non pubblicato: ${name}`);
}

const agents = anyOf(words.claims.agents, 'g');
const deeds = anyOf(words.claims.deeds);
const promises = anyOf(words.claims.promises);
/** Characters between who did it and what was done. */
const NEAR = 48;

/** Something was sent, received or booked, or somebody will do something: told by code alone, when it is so. */
function isDeed(clause: string): boolean {
  if (negation.test(clause)) return false;
  const ends = [...clause.matchAll(agents)].map(({ index, 0: agent }) => index + agent.length);
  return promises.test(clause) || ends.some((end) => deeds.test(clause.slice(end, end + NEAR)));
}
const deedsIn = (sentence: string): Objection[] =>
  !sentence.endsWith('?') && clausesOf(sentence).some(isDeed) ? ['invio o promessa'] : [];

/** Why a reply must not reach the visitor; empty when it may. */
export function objectionsTo(reply: string, grounds: Grounds): Objection[] {
  const said = read(reply, subjectOf);
  const facts = grounds.facts.map(({ value }) => fold(value));
  const sentences = sentencesOf(reply).map(plain);
  const claimed = sentences.flatMap((sentence) => [...untold(sentence, facts), ...deedsIn(sentence)]);
  return [...new Set([...unfounded(said, grounds), ...untimely(said, grounds, reply), ...claimed])];
}

interface Texts {
  readonly facts: readonly string[];
  readonly visitor: readonly string[];
  /** A request is on disk since this turn. */
  readonly sent: boolean;
}

/**
 * The figures of a reply that neither a published text nor the visitor holds, whatever each is about; and a sending
 * that was none.
 */
export function ungrounded(reply: string, { facts, visitor, sent }: Texts): string[] {
  const figuresOf = (text: string) => {
    const { contacts, claims } = read(text, () => noSubject);
    return [...contacts, ...claims.map(({ figure }) => figure)];
  };
  const known = new Set(
    [...facts, ...visitor.map(withAddresses)].flatMap((text) => figuresOf(text).flatMap(spellings)),
  );
  const invented = figuresOf(reply).filter(
    (figure) => !figure.some((spelling) => known.has(spelling)) && !isSitePage(figure[0]),
  );
  return [...invented.map(([figure]) => figure), ...(sent ? [] : sentencesOf(reply).map(plain).flatMap(deedsIn))];
}
