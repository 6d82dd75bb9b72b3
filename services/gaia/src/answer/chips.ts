// Two or three next messages that a visitor may press, each by its id: the surest way to go on.
import type { Aspect, Fact } from '@school/catalog';
import type { Chip } from '@school/contracts';
import type { Plan } from '../conduct/conversation.js';
import { factsOf } from '../reader/context.js';
import type { Language } from '../reader/languages.js';
import { labelOf } from './choices.js';
import { wordsOf } from './words.js';

const MOST_TOPICAL = 2;
/** What people ask next of a thing. */
const NEXT = [
  'prezzo',
  'orario',
  'inizio',
  'durata',
  'eta',
  'iscrizione',
  'date',
  'risultati',
  'formato',
  'modalita',
  'destinazioni',
  'apertura',
  'indirizzo',
  'telefono',
] as const satisfies readonly Aspect[];
/** What visitors ask first. */
const FIRST: readonly string[] = ['corsi.prezzo', 'scuola.indirizzo'];
/** After these nothing is offered for sale. */
const GRAVE: ReadonlySet<string> = new Set(['distress', 'child', 'complaint']);

const named = (language: Language, ...names: readonly string[]): Chip[] =>
  names.map((id) => ({ id, text: wordsOf(language).chips[id]! }));
const ofFacts = (facts: readonly Fact[], language: Language): Chip[] =>
  facts.map((fact) => ({ id: fact.id, text: labelOf(fact, language) }));

/** What is published about the same thing and was not told. */
function topical(told: readonly Fact[], all: readonly Fact[], isTold: (fact: Fact) => boolean): Fact[] {
  const [first] = told;
  if (!first) return FIRST.flatMap((id) => all.filter((fact) => fact.id === id));
  const subject = { topic: first.topic, levels: first.level ? [first.level] : [] };
  return NEXT.flatMap((aspect) => factsOf(all, subject, aspect).slice(0, 1))
    .filter((fact) => !told.includes(fact) && !isTold(fact))
    .slice(0, MOST_TOPICAL);
}

/**
 * @param told by whoever answered. @param handedOff whether a person was named.
 * @param isTold whether a fact stands in a reply already.
 */
export function chipsFor(
  { ending, language, state }: Plan,
  {
    told,
    handedOff,
    isTold,
    facts,
  }: { told: readonly Fact[]; handedOff: boolean; isTold: (fact: Fact) => boolean; facts: readonly Fact[] },
): Chip[] {
  if (ending.ends === 'person' && GRAVE.has(ending.why))
    return named(language, ...(ending.why === 'complaint' ? ['quality', 'person'] : ['person']));
  if (ending.ends === 'card') return named(language, 'cancel');
  if (ending.ends === 'choices') return [...ofFacts(ending.between, language), ...named(language, 'other')];
  const near = ending.ends === 'person' ? (ending.between ?? []) : [];
  // Nothing is offered for sale to who has complained, is in distress or too young.
  const isComplaint = state.context.subject?.topic === 'reclami';
  const wish = state.card || state.isGrave || isComplaint ? [] : named(language, 'quote');
  if (handedOff && told.length === 0)
    return [...ofFacts(near, language), ...named(language, 'message'), ...(near.length > 0 ? [] : wish)];
  return [...ofFacts(topical(told, facts, isTold), language), ...(state.isGrave ? named(language, 'person') : wish)];
}
