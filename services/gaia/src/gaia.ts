// Gaia with all her parts: a function of the conversation. What closed lists and chips decide is the code's; else the
// configured language models are asked one after the other, the embedded reader last, and the rules hold whoever answers.
import type { School } from '@school/catalog';
import type { ChatMessage, ChatReply, QuoteDraft } from '@school/contracts';
import { type Surroundings, replyTo, wordsFor } from './answer/reply.js';
import { type Plan, replay, visitorsIn } from './conduct/conversation.js';
import type { RuleName } from './conduct/rules.js';
import * as metrics from './metrics.js';
import type { Candidate } from './model/candidate.js';
import { namesOf } from './model/error-names.js';
import { Masking } from './model/masking.js';
import { Preview } from './model/preview.js';
import { cleanTurn } from './reader/fold.js';
import { type Reader, dailyReader } from './reader/reading.js';
import type { Outcome, TurnContext } from './turn.js';

/** Kept for the embedded reader, whatever the models take. */
const RESERVE_MS = 3000;
/** No model is asked: closed lists and chips have decided. */
const DECIDED: ReadonlySet<RuleName> = new Set(['distress', 'chip', 'child', 'sends', 'cancels']);

export interface GaiaParts {
  readonly school: School;
  /** In the order they are asked. */
  readonly languageModels: readonly Candidate[];
  readonly clock?: () => Date;
}

/** A turn of the visitor with all before it. */
export interface Turn {
  readonly messages: readonly ChatMessage[];
  /** The open card as the visitor has edited it. */
  readonly request?: QuoteDraft | undefined;
  /** Epoch milliseconds after which nobody waits for the reply. */
  readonly deadline: number;
  /** Takes the reply's sentences while it is written: a preview, the reply has the last word. */
  readonly onSentence?: ((sentence: string) => void) | undefined;
}

/** The reply, and how it came about, for the log and the evaluation. */
export interface Answered extends Outcome {
  readonly reply: ChatReply;
  readonly plan: Plan;
}

export class Gaia {
  private readonly clock: () => Date;
  private readonly today: () => Reader;

  constructor(private readonly parts: GaiaParts) {
    this.clock = parts.clock ?? (() => new Date());
    this.today = dailyReader(parts.school, this.clock);
    // Built now: the first visitor should not wait for it.
    this.today();
    for (const { name } of parts.languageModels) metrics.gaiaFallbacks.inc({ model: name }, 0);
  }

  /** Answers the last turn of a conversation. A model that fails is followed by the next, which begins the turn anew. */
  async answer({ messages: received, request, deadline, onSentence }: Turn): Promise<Answered> {
    const messages = received.map((message) => ({ ...message, content: cleanTurn(message.content) }));
    const now = this.clock();
    const reader = this.today();
    const plan = replay(messages, reader, request);
    const around: Surroundings = { school: this.parts.school, now, facts: reader.facts, messages };
    const replies = messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
    const published = reader.facts.map(({ value }) => value);
    const masking = new Masking(visitorsIn(messages), plan.before.card, replies, published);
    const turn: TurnContext = { messages, plan, facts: reader.facts, now, masking, words: wordsFor(plan, around) };
    const preview = onSentence && new Preview(onSentence);
    const outcome = await this.say(turn, deadline, preview);
    const reply = replyTo(outcome.model === 'embedded' ? plan : spokenPlan(plan, outcome), outcome, around);
    // Not of the card, whose lines a panel leaves out.
    preview?.end(outcome.message);
    return { ...outcome, reply, plan };
  }

  private async say(turn: TurnContext, deadline: number, preview?: Preview): Promise<Outcome> {
    const failed: string[] = [];
    for (const candidate of DECIDED.has(turn.plan.rule) ? [] : this.parts.languageModels) {
      try {
        const left = deadline - this.clock().getTime() - RESERVE_MS;
        const said = await candidate.attempt(left, (signal) => candidate.ask(turn, signal, preview));
        return { ...said, model: candidate.name, failed };
      } catch (error) {
        failed.push(`${candidate.name}: ${namesOf(error)}`);
        metrics.gaiaFallbacks.inc({ model: candidate.name });
      }
    }
    return { ...turn.words, model: 'embedded', failed };
  }
}

/** The plan of a turn that a model has answered: the card is as it stood, or as the model has filled it in. */
function spokenPlan(plan: Plan, { card, facts, handedOff }: Outcome): Plan {
  const state = { ...plan.state, card: card ?? plan.before.card };
  if (card) return { ...plan, state, ending: { ends: 'card', why: 'opened', parts: [] } };
  return {
    ...plan,
    state,
    ending: handedOff
      ? { ends: 'person', why: plan.rule === 'complains' ? 'complaint' : 'asked', parts: [] }
      : { ends: 'answer', parts: facts.length > 0 ? [{ do: 'tell', facts }] : [] },
  };
}
