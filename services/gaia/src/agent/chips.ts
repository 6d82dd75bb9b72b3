// Two or three next messages that a visitor may tap, in their language; never what was just asked.
import type { Aspect, Fact } from '@school/catalog';
import type { Plan } from '../dialogue/conversation.js';
import { offerOf } from '../reader/chosen.js';
import { filled, wordsOf } from '../reader/words.js';
import type { Proposal, Settled } from '../request/quote-requests.js';
import { textsOf } from '../request/texts.js';

const MOST = 3;
/** What is done through a form. */
const formFacts: ReadonlySet<string> = new Set(['corsi.iscrizione', 'reclami.descrizione', 'languagecert.iscrizione']);
/** After these nothing is offered for sale. */
const DELICATE: ReadonlySet<string> = new Set(['distress', 'complains', 'feelings']);
/** What people ask next of a course. */
const NEXT_OF_COURSE = ['prezzo', 'orario', 'inizio'] as const satisfies readonly Aspect[];
/** The services that are asked for most. */
const SERVICES = ['corsi-lingua', 'traduzioni'] as const;

/** What a visitor may tap in answer to what was said of a request; null where nothing was. */
function ofRequest(
  { move, language }: Plan,
  proposal: Proposal | undefined,
  does: Settled['does'] | undefined,
): string[] | null {
  const { yes, change, cancel, resume } = textsOf(language).chips;
  if (proposal && 'draft' in proposal) return [yes, change, cancel];
  if (proposal && 'missing' in proposal)
    return [
      ...(proposal.missing.includes('servizio') ? SERVICES.map((service) => textsOf(language).service[service]) : []),
      cancel,
    ];
  if (does === 'changes') return [cancel];
  return does === undefined && (move === 'aside' || move === 'resting') ? [resume] : null;
}

/** @param told what the reply has said. @param does what code alone has done. */
export function chipsFor(plan: Plan, told: readonly Fact[], proposal?: Proposal, does?: Settled['does']): string[] {
  const { answer, language, talk } = plan;
  const asked = ofRequest(plan, proposal, does);
  if (asked) return asked;
  const { chips } = wordsOf(language);
  const { quote: wanted, person, form } = chips as Readonly<Record<'quote' | 'person' | 'form', string>>;
  const isUnderage = plan.move === 'parent' || (proposal && 'refused' in proposal && proposal.refused === 'parent');
  if (talk.isGrave || isUnderage || answer.some((part) => part.do === 'say' && DELICATE.has(part.what)))
    return [person];
  const offered = answer
    .flatMap((part) => (part.do === 'clarify' ? part.between : []))
    .filter((fact) => !told.includes(fact));
  if (offered.length > 0) return offered.map((fact) => offerOf(fact, language));
  if (told.some(({ id }) => formFacts.has(id))) return [form, wanted];
  const course = told.find(({ topic, level }) => topic === 'corsi' && level);
  if (course?.level) {
    const known = new Set([...talk.told, ...told.map(({ id }) => id)]);
    const next = NEXT_OF_COURSE.filter((aspect) => !known.has(`corsi-${course.level!.toLowerCase()}.${aspect}`));
    return [...next.map((aspect) => filled(chips[aspect]!, { level: course.level! })).slice(0, MOST - 1), wanted];
  }
  if (told.length > 0 || does !== undefined || answer.some((part) => part.do === 'person')) return [wanted, person];
  return [chips['opening-price']!, chips['opening-place']!, wanted];
}
