// Which service a request is for, as learnt of whole talks: all that was said so far is one thing to the learner.
import type { Topic } from '@school/catalog';
import { type QuoteService, quoteServices } from '@school/contracts';
import { type Chain, type Observed, type Sequence, lastLikelihoods, learnChain } from '../language/chain.js';
import { sharedLearnt } from '../reader/learnt-file.js';
import { type Word, type WordList, list, listsOf } from './lists.js';
import { type AskedState, kindsOf } from './observed.js';
import { type TaggedTurn, wordsOf } from './tagger.js';
import { deniedIn } from './turn.js';

/** What each service is asked about; the first topic names it. */
export const TOPICS_OF: readonly (readonly [QuoteService, readonly Topic[]])[] = [
  ['corsi-lingua', ['corsi', 'individuale', 'lingue', 'bambini', 'italiano-stranieri']],
  ['certificazioni', ['cambridge', 'young-learners', 'tkt-clil', 'languagecert', 'toefl']],
  ['traduzioni', ['traduzioni']],
  ['formazione-aziendale', ['aziende']],
  ['servizi-scuole', ['scuole', 'progetti-europei']],
  ['viaggi-studio', ['viaggi-studio', 'itaca']],
];
export const serviceOfTopic = (topic: Topic): QuoteService | undefined =>
  TOPICS_OF.find(([, topics]) => topics.includes(topic))?.[0];

/** A service by its tag; 0 where it is not told yet. */
const SERVICES = Object.keys(quoteServices) as QuoteService[];
const tagOf = (service: QuoteService | undefined): number => (service ? SERVICES.indexOf(service) + 1 : 0);
const TASK = { tags: SERVICES.length + 1, mayFollow: () => true, margin: { nothing: 2, other: 1 } };
/** What is less likely than this is asked for. */
const SURE = 0.5;
/** From here on another service takes the place of the known one. */
const PLAIN = 0.8;

/** What names a service, an exam or for whom somebody speaks. */
const NAMED: readonly (readonly [string, WordList])[] = [
  ...listsOf<string>('services'),
  ...listsOf<string>('exams').map(([, named]) => ['exam', named] as const),
  ['on-behalf', list('on-behalf')],
  ['works-at', list('works-at')],
];

/** What a turn says of the service: its words, without the visitor's name and what is denied. */
export function observeService(
  turn: Pick<TaggedTurn, 'words' | 'spans' | 'clauses' | 'asks'>,
  state: AskedState,
): string[] {
  const denied = deniedIn(turn);
  // What is asked within a request is asked beside it.
  const aside = state === 'idle' ? [] : turn.clauses.filter(({ asks }) => asks).flatMap((clause) => clause.words);
  const kinds = kindsOf(turn.words);
  for (const [kind, named] of NAMED)
    for (const { index, length } of named.all(turn.words))
      for (let at = index; at < index + length; at++) kinds[at]!.push(kind);
  const names = wordsOf(turn, 'nome').flat();
  const firms = wordsOf(turn, 'azienda').flat();
  const words = turn.words.flatMap((word, at) => (names.includes(word) ? [] : [{ word, kinds: kinds[at]! }]));
  const named = words.flatMap(({ word, kinds: each }, at) => {
    const how = denied.includes(word) ? 'not' : aside.includes(word) ? 'aside' : firms.includes(word) ? 'firm' : 'w';
    const meant = word.meant.replace(/\d/g, '9');
    return [
      `${how}=${meant}`,
      `${how}:${meant.slice(0, 5)}`,
      `${how}=${words[at - 1]?.word.meant ?? '#'} ${meant}`,
      ...each.map((kind) => `${how}@${kind}`),
    ];
  });
  const isAsked = turn.asks ? 'asks' : 'tells';
  return [...new Set(['bias', state, isAsked, ...(firms.length > 0 ? ['firm'] : []), ...named])];
}

const BEFORE = (name: string) => `before ${name}`;
const LAST = (name: string) => `last ${name}`;

/** All that some turns say of the service; what the last one says weighs by itself as well. */
function together(turns: Observed, nameBefore = BEFORE, nameLast = LAST): string[] {
  const last = turns.at(-1)!;
  const before = turns.slice(0, -1).flat();
  return [...new Set([...before, ...last, ...before.map(nameBefore), ...last.map(nameLast)])];
}

/** The same string object for the same name: making and hashing a new one each time is a third of the learning. */
function remembered(map: (name: string) => string): (name: string) => string {
  const made = new Map<string, string>();
  return (name) => made.get(name) ?? made.set(name, map(name)).get(name)!;
}

/** The likeliest service and how likely it is; none where nothing tells it. */
function likeliestIn(turns: Observed): { readonly service: QuoteService | undefined; readonly share: number } {
  const shares = lastLikelihoods(sharedLearnt().services, [together(turns)]);
  const most = shares.indexOf(Math.max(...shares));
  return { service: SERVICES[most - 1], share: shares[most]! };
}

/**
 * The service that some turns together ask for.
 * @param known what it was before: another one takes its place only where that is plain, and the last turn says so by
 * itself.
 */
export function serviceAfter(turns: Observed, known?: QuoteService): QuoteService | undefined {
  const { service, share } = likeliestIn(turns);
  if (known === undefined) return share < SURE ? undefined : service;
  return service && share >= PLAIN && likeliestIn(turns.slice(-1)).service === service ? service : known;
}

export const learnServices = (
  talks: readonly { readonly observed: Observed; readonly services: readonly (QuoteService | undefined)[] }[],
): Chain => {
  const [nameBefore, nameLast] = [remembered(BEFORE), remembered(LAST)];
  return learnChain(
    talks.flatMap(({ observed, services }) =>
      services.map((service, at): Sequence => ({
        observed: [together(observed.slice(0, at + 1), nameBefore, nameLast)],
        tags: [tagOf(service)],
      })),
    ),
    TASK,
  );
};

/** The services of a message that asks for more than one: "una traduzione e anche un corso". */
export function servicesAsked(words: readonly Word[]): QuoteService[] {
  const [more] = list('another').all(words);
  if (!more) return [];
  const parts = [words.slice(0, more.index), words.slice(more.index)];
  return [
    ...new Set(
      parts.flatMap(
        (part) => serviceAfter([observeService({ words: part, spans: [], clauses: [], asks: false }, 'idle')]) ?? [],
      ),
    ),
  ];
}
