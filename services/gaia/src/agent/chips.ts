// Two or three next messages that a visitor may tap, in their language; never what was just asked.
import type { Aspect } from '@school/catalog';
import { offerOf } from '../reader/chosen.js';
import { filled, wordsOf } from '../reader/words.js';
import { visitorsIn } from '../request/draft.js';
import { textsOf } from '../request/texts.js';
import { isUnderage } from '../request/underage.js';
import type { Outcome, TurnContext } from './turn.js';

const MOST = 3;
/** What is done through a form. */
const formFacts: ReadonlySet<string> = new Set(['corsi.iscrizione', 'reclami.descrizione', 'languagecert.iscrizione']);
/** After these nothing is offered for sale. */
const DELICATE: ReadonlySet<string> = new Set(['distress', 'complains', 'feelings']);
/** What people ask next of a course. */
const NEXT_OF_COURSE = ['prezzo', 'orario', 'inizio'] as const satisfies readonly Aspect[];
/** The services that are asked for most. */
const SERVICES = ['corsi-lingua', 'traduzioni'] as const;

type Turn = Pick<TurnContext, 'plan' | 'request' | 'messages'>;
/** What the embedded reader makes of a turn says nothing of a language model's reply. */
const isEmbedded = ({ model }: Outcome): boolean => model === 'embedded';

/** The first group that has any; a person stands in the last. */
export const chipsFor = (turn: Turn, outcome: Outcome): string[] =>
  ofRequest(turn, outcome) ?? ofDelicate(turn) ?? offered(turn, outcome) ?? next(turn, outcome);

/** What a visitor may tap in answer to what was said of a request. */
function ofRequest({ plan: { move, language } }: Turn, outcome: Outcome): string[] | undefined {
  const { proposal, does } = outcome;
  const { chips, service } = textsOf(language);
  if (proposal && 'draft' in proposal) return [chips.yes, chips.change, chips.cancel];
  if (proposal && 'missing' in proposal)
    return [...(proposal.missing.includes('servizio') ? SERVICES.map((name) => service[name]) : []), chips.cancel];
  if (does === 'changes') return [chips.cancel];
  return isEmbedded(outcome) && (move === 'aside' || move === 'resting') ? [chips.resume] : undefined;
}

/** After what is grave nothing is offered for sale, nor to a child. */
function ofDelicate({ plan: { talk, answer, language }, messages }: Turn): string[] | undefined {
  const isDelicate = talk.isGrave || answer.some((part) => part.do === 'say' && DELICATE.has(part.what));
  return isDelicate || isUnderage(visitorsIn(messages)) ? [wordsOf(language).chips['person']!] : undefined;
}

/** The two or three that a question back is between. */
function offered({ plan: { answer, language } }: Turn, outcome: Outcome): string[] | undefined {
  const between = answer.find((part) => part.do === 'clarify')?.between;
  return isEmbedded(outcome) ? between?.map((fact) => offerOf(fact, language)) : undefined;
}

function next({ plan: { talk, language }, request, messages }: Turn, outcome: Outcome): string[] {
  const { facts, handedOff, does } = outcome;
  const { chips } = wordsOf(language);
  const rests = request.draft !== null && request.outcome === 'open' && does === undefined;
  const wanted = rests ? textsOf(language).chips.resume : chips['quote']!;
  if (facts.some(({ id }) => formFacts.has(id))) return [chips['form']!, wanted];
  const level = facts.find((fact) => fact.topic === 'corsi' && fact.level)?.level;
  if (level) {
    const told = new Set([...talk.told, ...facts.map(({ id }) => id)]);
    const untold = NEXT_OF_COURSE.filter((aspect) => !told.has(`corsi-${level.toLowerCase()}.${aspect}`));
    return [...untold.slice(0, MOST - 1).map((aspect) => filled(chips[aspect]!, { level })), wanted];
  }
  const isOpening = facts.length === 0 && does === undefined && !handedOff && !rests;
  return isOpening && (isEmbedded(outcome) || visitorsIn(messages).length === 1)
    ? [chips['opening-price']!, chips['opening-place']!, wanted]
    : [wanted, chips['person']!];
}
