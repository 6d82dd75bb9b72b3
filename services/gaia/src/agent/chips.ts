// Two or three next messages that a visitor may tap, in their language; never what was just asked.
import type { Aspect, Fact } from '@school/catalog';
import { offerOf } from '../reader/chosen.js';
import { filled, wordsOf } from '../reader/words.js';
import { visitorsIn } from '../request/draft.js';
import type { Proposal, Settled } from '../request/quote-requests.js';
import { textsOf } from '../request/texts.js';
import { isUnderage } from '../request/underage.js';
import type { TurnContext } from './turn.js';

const MOST = 3;
/** What is done through a form. */
const formFacts: ReadonlySet<string> = new Set(['corsi.iscrizione', 'reclami.descrizione', 'languagecert.iscrizione']);
/** After these nothing is offered for sale. */
const DELICATE: ReadonlySet<string> = new Set(['distress', 'complains', 'feelings']);
/** What people ask next of a course. */
const NEXT_OF_COURSE = ['prezzo', 'orario', 'inizio'] as const satisfies readonly Aspect[];
/** The services that are asked for most. */
const SERVICES = ['corsi-lingua', 'traduzioni'] as const;

export interface Answer extends Pick<TurnContext, 'plan' | 'request' | 'messages'> {
  /** What the reply has said. */
  readonly told: readonly Fact[];
  readonly handedOff: boolean;
  readonly proposal?: Proposal | undefined;
  /** What code alone has done. */
  readonly does?: Settled['does'] | undefined;
  /** What the embedded reader makes of a turn says nothing of a language model's reply. */
  readonly isEmbedded: boolean;
}

/** What a visitor may tap in answer to what was said of a request; null where nothing was. */
function ofRequest({ plan: { move, language }, proposal, does, isEmbedded }: Answer): string[] | null {
  const { yes, change, cancel, resume } = textsOf(language).chips;
  if (proposal && 'draft' in proposal) return [yes, change, cancel];
  if (proposal && 'missing' in proposal)
    return [
      ...(proposal.missing.includes('servizio') ? SERVICES.map((service) => textsOf(language).service[service]) : []),
      cancel,
    ];
  if (does === 'changes') return [cancel];
  return isEmbedded && (move === 'aside' || move === 'resting') ? [resume] : null;
}

/** After what is grave nothing is offered for sale, nor to a child. */
const isDelicate = ({ plan, messages }: Answer): boolean =>
  plan.talk.isGrave ||
  plan.answer.some((part) => part.do === 'say' && DELICATE.has(part.what)) ||
  isUnderage(visitorsIn(messages));

/** What people ask next of the course that was told of; null where none was. */
function nextOfCourse({ plan: { talk, language }, told }: Answer): string[] | null {
  const level = told.find(({ topic, level: of }) => topic === 'corsi' && of)?.level;
  if (!level) return null;
  const { chips } = wordsOf(language);
  const known = new Set([...talk.told, ...told.map(({ id }) => id)]);
  return NEXT_OF_COURSE.filter((aspect) => !known.has(`corsi-${level.toLowerCase()}.${aspect}`))
    .map((aspect) => filled(chips[aspect]!, { level }))
    .slice(0, MOST - 1);
}

export function chipsFor(answer: Answer): string[] {
  const { plan, request, messages, told, handedOff, does, isEmbedded } = answer;
  const asked = ofRequest(answer);
  if (asked) return asked;
  const { chips } = wordsOf(plan.language);
  const { quote, person, form } = chips as Readonly<Record<'quote' | 'person' | 'form', string>>;
  if (isDelicate(answer)) return [person];
  const offered = plan.answer.flatMap((part) => (isEmbedded && part.do === 'clarify' ? part.between : []));
  if (offered.length > 0) return offered.map((fact) => offerOf(fact, plan.language));
  const rests = request.draft !== null && request.outcome === 'open' && does === undefined;
  const wanted = rests ? textsOf(plan.language).chips.resume : quote;
  if (told.some(({ id }) => formFacts.has(id))) return [form, wanted];
  const next = nextOfCourse(answer);
  if (next) return [...next, wanted];
  const isOpening = told.length === 0 && does === undefined && !handedOff && !rests;
  return isOpening && (isEmbedded || visitorsIn(messages).length === 1)
    ? [chips['opening-price']!, chips['opening-place']!, wanted]
    : [wanted, person];
}
