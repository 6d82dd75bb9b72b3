// Gaia with all her parts. In a turn the configured language models are asked one after the other, the embedded one
// last, and the rules hold whoever answers.
import { type Fact, type School, factPageTitle } from '@school/catalog';
import type { ChatMessage, ChatReply } from '@school/contracts';
import { type AcceptLead } from '@school/leads';
import { cleanTurn } from '../language/fold.js';
import * as metrics from '../metrics.js';
import type { Candidate } from '../model/candidate.js';
import { EmbeddedReader, isDistress } from '../model/embedded-reader.js';
import { dailyReader } from '../reader/daily-reader.js';
import { isQuoteFailure } from '../tools/artifacts.js';
import type { QuoteLimits } from '../tools/quote-limits.js';
import { requestQuoteTool } from '../tools/request-quote.tool.js';
import { cardsFor } from './cards.js';
import { chipsFor } from './chips.js';
import { embeddedAgent } from './embedded-agent.js';
import { namesOf } from './error-names.js';
import { Masking } from './masking.js';
import { Preview } from './preview.js';
import type { Said, TurnContext } from './turn.js';

const MOST_SOURCES = 3;
/** Kept for the embedded model and the disk, whatever the others take. */
const RESERVE_MS = 3000;

export interface GaiaParts {
  readonly school: School;
  readonly acceptLead: Pick<AcceptLead, 'accept'>;
  readonly quoteLimits: QuoteLimits;
  /** In the order they are asked. */
  readonly languageModels: readonly Candidate[];
  readonly clock?: () => Date;
}

/** A turn of the visitor with all before it. */
export interface Turn {
  readonly conversation: string;
  readonly messages: readonly ChatMessage[];
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** Takes the reply's sentences while it is written: a preview, the reply has the last word. */
  readonly onSentence?: ((sentence: string) => void) | undefined;
}

/** The reply, and how it came about, for the log and the evaluation. */
export interface Answered extends Pick<Said, 'handedOff' | 'refused' | 'usage'> {
  readonly reply: ChatReply;
  /** The ids of what was told. */
  readonly facts: readonly string[];
  /** Who has answered. */
  readonly model: string;
  /** Who was asked before and why each did not answer: names of models and errors. */
  readonly failed: readonly string[];
}

export interface Gaia {
  /**
   * Answers the last turn of a conversation. A model that fails is followed by the next, which begins the turn anew;
   * requests are idempotent.
   * @throws when a confirmed request could not be put on disk, or the embedded model fails.
   */
  answer(turn: Turn): Promise<Answered>;
}

export function assembleGaia({
  school,
  acceptLead,
  quoteLimits,
  languageModels,
  clock = () => new Date(),
}: GaiaParts): Gaia {
  const today = dailyReader(school, clock);
  // Built now: the first visitor should not wait for it.
  today();
  const reader = new EmbeddedReader(today, school, clock);
  const tools = [requestQuoteTool({ acceptLead, quoteLimits, clock })];
  const askEmbedded = embeddedAgent(reader, tools);
  const others = languageModels.map((candidate) => {
    metrics.gaiaFallbacks.inc({ model: candidate.name }, 0);
    return { candidate, ask: candidate.agent({ reader, tools, facts: () => today().facts, clock }) };
  });

  const firstToAnswer = async (turn: TurnContext, preview?: Preview) => {
    const failed: string[] = [];
    for (const { candidate, ask } of isDistress(turn.plan) ? [] : others) {
      try {
        const left = turn.deadline - clock().getTime() - RESERVE_MS;
        return {
          ...(await candidate.attempt(left, (signal) => ask(turn, signal, preview))),
          model: candidate.name,
          failed,
        };
      } catch (error) {
        if (isQuoteFailure(error)) throw error;
        failed.push(`${candidate.name}: ${namesOf(error)}`);
        metrics.gaiaFallbacks.inc({ model: candidate.name });
        preview?.stop();
      }
    }
    return { ...(await askEmbedded(turn)), model: 'embedded', failed };
  };

  return {
    async answer({ conversation, messages: received, deadline, onSentence }) {
      const messages = received.map(({ role, content }) => ({ role, content: cleanTurn(content) }));
      const plan = reader.plan(messages);
      const preview = onSentence && new Preview(onSentence);
      const turn = { conversation, messages, deadline, plan, masking: new Masking(messages, plan) };
      const { message, facts: told, receipt, ...rest } = await firstToAnswer(turn, preview);
      preview?.end(message);
      const cards = plan.quote === null ? cardsFor(told) : [];
      const sources = sourcesOf(told);
      const reply = {
        message,
        quoteRequest: receipt !== undefined,
        ...(sources.length > 0 && { sources }),
        ...(plan.form && { form: { ...plan.form, values: { ...plan.form.values } } }),
        ...(cards.length > 0 && { cards }),
        chips: chipsFor(plan, told),
        language: plan.language,
      };
      return { ...rest, reply, facts: [...new Set(told.map(({ id }) => id))] };
    },
  };
}

/** The pages that the facts stand on, each once. */
const sourcesOf = (told: readonly Fact[]) =>
  [...new Map(told.map((fact) => [fact.page, { title: factPageTitle(fact), href: fact.page }])).values()].slice(
    0,
    MOST_SOURCES,
  );
