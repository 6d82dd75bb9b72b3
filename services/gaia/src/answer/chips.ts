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
const GRAVE: ReadonlySet<string> = new Set(['distress', 'child']);

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

/** What a turn was answered with, by whomever. */
interface Told {
  readonly facts: readonly Fact[];
  /** Whether a person was named. */
  readonly handedOff: boolean;
}

/** @param isTold whether a fact stands in a reply already. @param all of the day. */
export function chipsFor(plan: Plan, told: Told, isTold: (fact: Fact) => boolean, all: readonly Fact[]): Chip[] {
  const { ending, language } = plan;
  switch (ending.ends) {
    case 'card':
      return named(language, ...(ending.instead ?? []), 'cancel');
    case 'choices':
      return [...ofFacts(ending.between, language), ...named(language, 'other')];
    case 'person':
      if (ending.why === 'complaint') return named(language, 'quality', 'person');
      if (GRAVE.has(ending.why)) return named(language, 'person');
  }
  // Small talk beside a card.
  if (plan.state.card && told.facts.length === 0) return named(language, 'send', 'cancel');
  if (told.handedOff && told.facts.length === 0) return beside(plan);
  const forSale = plan.state.isGrave ? named(language, 'person') : wish(plan);
  return [...ofFacts(topical(told.facts, all, isTold), language), ...forSale];
}

/** Under a person: what may have been meant, and a message. */
function beside(plan: Plan): Chip[] {
  const { ending, language } = plan;
  const near = ending.ends === 'person' ? (ending.between ?? []) : [];
  return [...ofFacts(near, language), ...named(language, 'message'), ...(near.length > 0 ? [] : wish(plan))];
}

/** Nothing is offered for sale to who has complained, is in distress or too young. */
function wish({ state, language }: Plan): Chip[] {
  const isComplaint = state.context.subject?.topic === 'reclami';
  return state.card || state.isGrave || isComplaint ? [] : named(language, 'quote');
}
