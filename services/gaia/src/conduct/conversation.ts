// What a conversation amounts to: the last turns of the visitor are read again each time, so that nothing is kept between
// two of them, and nothing that a client claims Gaia has said can give a fact or a request.
import type { Fact } from '@school/catalog';
import type { ChatMessage, QuoteDraft } from '@school/contracts';
import { answersTo } from '../answer/answers.js';
import { factIn } from '../answer/in-language.js';
import { filled, wordsOf } from '../answer/words.js';
import type { Context } from '../reader/context.js';
import { fold } from '../reader/fold.js';
import { heard, languageAskedIn, likeliestOf } from '../reader/language-of.js';
import { type Language, languages } from '../reader/languages.js';
import { readMessage } from '../reader/message.js';
import type { Reader } from '../reader/reading.js';
import { isChild, isParent } from './child.js';
import { type Ending, factsIn } from './endings.js';
import { type RuleName, decide } from './rules.js';
import { type State, start } from './state.js';

/** What was said longer ago changes nothing any more. */
const MOST_TURNS = 8;

export interface Plan {
  readonly rule: RuleName;
  readonly ending: Ending;
  readonly language: Language;
  /** As it stood before the turn. */
  readonly before: State;
  /** After the turn. */
  readonly state: State;
}

/** What the visitor wrote. */
export const visitorsIn = (messages: readonly ChatMessage[]): string[] =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content);

const REFERENCE = /\bPRE-[0-9A-Z]{4}-[0-9A-Z]{4}\b/;

/**
 * Reads a conversation again.
 * @param request the open card as the client shows it; without one, as the conversation tells.
 * @throws where the visitor has said nothing.
 */
export function replay(messages: readonly ChatMessage[], reader: Reader, request?: QuoteDraft): Plan {
  const turns = messages.flatMap(({ role }, at) => (role === 'user' ? [at] : [])).slice(-MOST_TURNS);
  let state = start;
  let plan: Plan | undefined;
  for (const at of turns) {
    const isLast = at === turns.at(-1);
    if (isLast && request) state = { ...state, card: request };
    plan = step(state, messages, at, reader);
    state = afterReplies(plan.state, messages, at + 1);
  }
  if (!plan) throw new Error('A conversation has a turn of the visitor');
  return plan;
}

/** What the replies before the next turn tell: that the card was sent. Two may come, where two turns were pending. */
function afterReplies(state: State, messages: readonly ChatMessage[], at: number): State {
  const next = messages.findIndex(({ role }, place) => role === 'user' && place >= at);
  const since = next < 0 ? messages.length : next;
  const replies = messages.slice(at, since).map(({ content }) => content);
  const reference = REFERENCE.exec(replies.join('\n'))?.[0];
  if (!reference || !state.card) return state;
  const { servizio, nome, email, telefono } = state.card;
  const heading = filled(wordsOf(languageOf(state)).say['addition']![0]!, { reference });
  return { ...state, card: null, sent: { reference, servizio, heading }, since, known: { nome, email, telefono } };
}

const languageOf = ({ heard: shares, language }: State): Language => {
  const likeliest = language ?? likeliestOf(shares);
  return likeliest === 'other' ? 'en' : likeliest;
};

function step(before: State, messages: readonly ChatMessage[], at: number, reader: Reader): Plan {
  const { content: text } = messages[at]!;
  const chip = messages[at]!.chip ?? chipNamed(text);
  const state = {
    ...before,
    heard: chip ? before.heard : heard(before.heard, text),
    language: languageAskedIn(text) ?? before.language,
  };
  const language = languageOf(state);
  const said = messages.slice(0, at);
  const replies = said.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const isTold = (fact: Fact, when: 'ever' | 'last') =>
    (when === 'last' ? replies.slice(-1) : replies).some((reply) => reply.includes(factIn(fact, language)));
  const message = readMessage(text, state.context, reader);
  const answers = answersTo(message, state, reader);
  const isYoung = !isParent(text) && (state.isChild || isChild(text));
  const { rule, decision } = decide({
    text,
    chip,
    message,
    answers,
    state,
    isChild: isYoung,
    language,
    earlier: said.slice(state.since).flatMap((one) => (one.role === 'user' && !one.chip ? [one.content] : [])),
    isTold,
    reader,
  });
  const { card, ...ending } = decision;
  const pressed = rule === 'chip' ? factsIn(ending.parts)[0] : undefined;
  const context = pressed ? contextOf(pressed) : isComplaint(ending) ? complaint : answers.context;
  return {
    rule,
    ending,
    language,
    before: state,
    state: {
      ...state,
      context,
      counted: answers.counted,
      card: card === undefined ? state.card : card,
      isChild: isYoung,
      isGrave: isYoung || isGraveAfter(ending, state.isGrave),
      last: ending,
      asked: rule === 'answers' || rule === 'unsure' ? message.asked : state.asked,
      offered: [...(rule === 'denies' ? state.offered : []), ...offeredIn(ending)],
    },
  };
}

const contextOf = ({ topic, level, aspect }: Fact): Context => ({
  subject: { topic, levels: level ? [level] : [] },
  aspect,
});
/** "Entro quando mi rispondete?" is asked of the complaint. */
const complaint: Context = { subject: { topic: 'reclami', levels: [] }, aspect: null };
const isComplaint = (ending: Ending): boolean => ending.ends === 'person' && ending.why === 'complaint';

const isGraveAfter = (ending: Ending, before: boolean): boolean =>
  (ending.ends === 'person' && ending.why !== 'asked' && ending.why !== 'unpublished') ||
  ending.parts.some((part) => part.do === 'say' && part.what === 'feelings')
    ? true
    : before && factsIn(ending.parts).every(({ topic }) => topic === 'reclami' || topic === 'scuola');

/** A client may send a chip's text without its id. */
const chipNamed = (text: string): string | undefined =>
  languages
    .flatMap((language) => Object.entries(wordsOf(language).chips))
    .find(([, label]) => fold(label) === fold(text))?.[0];

const offeredIn = (ending: Ending): string[] =>
  [...factsIn(ending.parts), ...(ending.ends === 'choices' ? ending.between : [])].map(({ id }) => id);
