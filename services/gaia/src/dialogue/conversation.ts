// What the visitor's own turns amount to: they are read again every time, so that nothing that a client claims Gaia has
// said can give a fact or a request.
import type { Fact } from '@school/catalog';
import { type ChatMessage } from '@school/contracts';
import { type PrefilledForm, prefilledForm } from '../forms/prefilled-form.js';
import { type Language } from '../language/languages.js';
import { FIRST, type Shares, heard, likeliestOf } from '../language/language-of.js';
import type { ReadClause } from '../reader/clauses.js';
import { type Part, type Step, type Talk, nothingSaid } from '../reader/state.js';
import { turn } from '../reader/talk.js';
import { contactIn, withoutContact } from '../request/contact.js';
import { type RequestState, visitorsIn } from '../request/draft.js';
import {
  type Spoken,
  type SpokenStep,
  argumentsOf,
  closedAfter,
  nothingSpoken,
  spokenAfter,
} from '../request/spoken.js';
import type { QuoteArguments } from '../request/check.js';
import { nameIn } from '../request/name.js';
import { asksIn, sentencesIn } from '../request/sentences.js';
import { serviceOfTopic } from '../request/service.js';
import { clausesIn, phrases } from '../words/phrases.js';

/** What a conversation is read with: the heads, and the facts of the day. */
export interface Reader {
  readonly read: ReadClause;
  readonly facts: readonly Fact[];
}

export interface Plan extends Pick<SpokenStep, 'move' | 'invalid' | 'note'> {
  /** What is said to the turn itself; empty where only the request goes on. */
  readonly answer: readonly Part[];
  readonly language: Language;
  /** The talk as it stood before the turn. */
  readonly talk: Talk;
  /** What is known of a request. */
  readonly known: QuoteArguments;
  /** The form that the visitor would rather fill in, with what they have told. */
  readonly form: PrefilledForm | null;
}

interface State {
  readonly talk: Talk;
  readonly spoken: Spoken;
  /** In which language the visitor is likely to write. */
  readonly heard: Shares;
}

const start: State = { talk: nothingSaid, spoken: nothingSpoken, heard: FIRST };

/** What was sent, and how many turns of the visitor that has ended. */
export type Closed = Pick<RequestState, 'sent' | 'closed'>;

/**
 * Reads a conversation again and tells what to do in its last turn.
 * @throws where the visitor has said nothing.
 */
export function replay(messages: readonly ChatMessage[], reader: Reader, { sent, closed }: Closed): Plan {
  let state = start;
  let plan: Plan | undefined;
  for (const [index, raw] of visitorsIn(messages).entries()) {
    if (index === closed && closed > 0) state = { ...state, spoken: closedAfter(state.spoken, sent.length) };
    ({ state, plan } = step(state, raw, reader));
  }
  if (!plan) throw new Error('A conversation has a turn of the visitor');
  return plan;
}

function step(before: State, raw: string, reader: Reader): { state: State; plan: Plan } {
  const shares = heard(before.heard, raw);
  const language = spokenLanguage(shares);
  // An address reads like anything.
  const said = withoutContact(raw);
  const { talk, parts, isAsked } = heardAs(raw, said, before, reader);
  const spokenOf = serviceOfTopic(talk.subject?.topic);
  const { spoken, move, invalid, note } = spokenAfter(before.spoken, { raw, parts, isAsked, language, spokenOf });
  const wantsForm = phrases('form').has(said) && !phrases('no-form').has(said);
  const known = argumentsOf(spoken);
  // "Il sabato mattina" beside a wish tells what is wanted, and asks for no opening hours.
  const onlyWishes = phrases('wish').has(said) && !said.includes('?') && !clausesIn(said).some(asksIn);
  const answer = besideRequest({ move, note }, parts, isAsked && !onlyWishes);
  const noted: Part[] = move === null && !wantsForm ? [{ do: 'say', what: talk.isGrave ? 'say-more' : 'noted' }] : [];
  return {
    // Nothing is offered to a child.
    state: { talk: move === 'parent' ? { ...talk, isGrave: true } : talk, spoken, heard: shares },
    plan: {
      answer: wantsForm ? besideForm(parts, raw) : answer.length > 0 ? answer : noted,
      language,
      talk: before.talk,
      move: wantsForm ? null : move,
      known,
      invalid,
      note,
      form: wantsForm ? prefilledForm(known, talk.subject ?? before.talk.subject) : null,
    },
  };
}

/** A name and how to reach somebody say nothing, whatever the words in them: "Sara Colombo, sara@…" */
const heardAs = (raw: string, said: string, { talk, spoken }: State, { read, facts }: Reader): Step =>
  onlyIntroduces(raw, spoken) ? { talk, parts: [], isAsked: false } : turn(talk, said, read, facts);

/** Whether a turn says who writes or how to reach them, and nothing else. */
function onlyIntroduces(raw: string, { phase, known }: Spoken): boolean {
  const { contact, rest } = contactIn(raw, phase === 'collecting');
  const nome = nameIn(rest, phase === 'collecting', known.nome);
  return Boolean(nome ?? contact.email ?? contact.telefono) && sentencesIn(rest, nome, () => false).length === 0;
}

/** What is told beside where the request stands: all where it rests, unless the turn asks for just that. */
function besideRequest(
  { move, note }: Pick<SpokenStep, 'move' | 'note'>,
  parts: readonly Part[],
  isAsked: boolean,
): readonly Part[] {
  if (move === null || (move === 'resting' && note === null)) return parts;
  const isAlone = !isAsked || note === 'not-yet' || move === 'aside' || move === 'parent';
  return isAlone ? [] : parts.filter(({ do: what }) => what !== 'say');
}

/** "Dove trovo il modulo, e cosa chiede?" has an answer as well. */
function besideForm(parts: readonly Part[], raw: string): readonly Part[] {
  const ofForm = parts.filter(
    (part) => part.do === 'tell' && part.facts.some(({ topic, aspect }) => topic === 'reclami' || aspect === 'modulo'),
  );
  return raw.includes('?') && ofForm.length > 0 ? ofForm : [{ do: 'say', what: 'form' }];
}

/** The visitor's language; where it is none of Gaia's own, English. */
function spokenLanguage(shares: Shares): Language {
  const language = likeliestOf(shares);
  return language === 'other' ? 'en' : language;
}
