// A turn of a conversation: the configured language models are asked in turn, the embedded one last, and the rules hold whoever answers.
import type { ClientTool } from '@langchain/core/tools';
import { type Fact, factPageTitle } from '@school/catalog';
import type { AcceptedLead, ChatMessage, ChatReply } from '@school/contracts';
import { metrics } from '@school/platform';
import { cleanTurn } from '../language/fold.js';
import type { Candidate } from '../model/candidate.js';
import type { EmbeddedReader } from '../model/embedded-reader.js';
import { isQuoteFailure } from '../tools/artifacts.js';
import { cardsFor } from './cards.js';
import { chipsFor } from './chips.js';
import { embeddedAgent } from './embedded-agent.js';
import { namesOf } from './error-names.js';
import { type AskModel, NO_USAGE, NoWordsError, type Usage, languageAgent } from './language-agent.js';
import { Masking } from './masking.js';
import { Preview } from './preview.js';
import type { TurnContext } from './turn-context.js';

const MOST_SOURCES = 3;
/** Kept for the embedded model and the disk, whatever the others take. */
const RESERVE_MS = 3000;

export interface GaiaParts {
  /** In the order they are asked. */
  readonly languageModels: readonly Candidate[];
  /** Needs no network and is asked last. */
  readonly reader: EmbeddedReader;
  readonly tools: ClientTool[];
  /** All that the school publishes today. */
  readonly facts: () => ReadonlyMap<string, Fact>;
  readonly clock: () => Date;
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
export interface Answered {
  readonly reply: ChatReply;
  readonly facts: readonly string[];
  readonly handedOff: boolean;
  /** What the guard refused of the model's words. */
  readonly refused: readonly string[];
  /** Who has answered. */
  readonly model: string;
  /** Who was asked before and why each did not answer: names of models and errors. */
  readonly failed: readonly string[];
  readonly usage: Usage;
}

export interface Gaia {
  /**
   * Answers the last turn of a conversation. A model that fails is followed by the next, which begins the turn anew; requests are
   * idempotent.
   * @throws when a confirmed request could not be put on disk, or the embedded model fails.
   */
  answer(turn: Turn): Promise<Answered>;
}

/** The visitor has confirmed, and the model let it pass. */
class ConfirmedNotSentError extends Error {
  override readonly name = 'ConfirmedNotSentError';
}

/** What is said in a turn, by whomever. */
interface Said {
  readonly message: string;
  readonly facts: readonly Fact[];
  readonly handedOff: boolean;
  readonly receipt?: AcceptedLead | undefined;
  readonly refused: readonly string[];
  readonly usage: Usage;
}

export function createGaia({ languageModels, reader, tools, facts, clock }: GaiaParts): Gaia {
  const askEmbedded = embeddedAgent(reader, tools);
  for (const { name } of languageModels) metrics.gaiaFallbacks.inc({ model: name }, 0);
  const others = languageModels.map((candidate) => {
    return { candidate, ask: languageAgent({ languageModel: candidate.languageModel, tools, facts, clock }) };
  });

  const runOwn = async (turn: TurnContext): Promise<Said> => {
    const [artifact] = await askEmbedded(turn);
    return { ...reader.answer(turn.plan, artifact?.receipt), receipt: artifact?.receipt, refused: [], usage: NO_USAGE };
  };

  /** A language model's turn: what code has to say of the request stands beneath its words, or in their place. */
  const runOther = async (ask: AskModel, turn: TurnContext, signal: AbortSignal, preview?: Preview): Promise<Said> => {
    const { quote } = turn.plan;
    const { words, facts: told, person, objections, artifacts, usage } = await ask(turn, signal, preview);
    const receipt = artifacts[0]?.receipt;
    if (receipt) return { ...reader.answer(turn.plan, receipt), receipt, refused: [], usage };
    if (quote?.do === 'send') throw new ConfirmedNotSentError('The confirmed request was not sent');
    const beneath = quote && quote.do !== 'ask' ? reader.requestWords(quote) : '';
    if (words + beneath === '') throw new NoWordsError('The model said nothing');
    // Refused twice: what the embedded reader says has ground.
    if (objections.length > 0) return { ...reader.answer(turn.plan), refused: objections, usage };
    return { message: [words, beneath].filter(Boolean).join('\n\n'), facts: told, handedOff: person, refused: [], usage };
  };

  const firstToAnswer = async (turn: TurnContext, preview?: Preview) => {
    const failed: string[] = [];
    for (const { candidate, ask } of reader.answersAlone(turn.plan) ? [] : others) {
      try {
        const left = turn.deadline - clock().getTime() - RESERVE_MS;
        const said = await candidate.attempt(left, (signal) => runOther(ask, turn, signal, preview));
        return { ...said, model: candidate.name, failed };
      } catch (error) {
        if (isQuoteFailure(error)) throw error;
        failed.push(`${candidate.name}: ${namesOf(error)}`);
        metrics.gaiaFallbacks.inc({ model: candidate.name });
        preview?.stop();
      }
    }
    return { ...(await runOwn(turn)), model: 'embedded', failed };
  };

  return {
    async answer({ conversation, messages: received, deadline, onSentence }) {
      const messages = received.map(({ role, content }) => ({ role, content: cleanTurn(content) }));
      const plan = reader.plan(messages);
      const preview = onSentence && new Preview(onSentence);
      const turn = { conversation, messages, deadline, plan, masking: new Masking(messages, plan) };
      const { message, facts: told, receipt, ...rest } = await firstToAnswer(turn, preview);
      preview?.end(message);
      const sources = [...new Map(told.map((fact) => [fact.page, { title: factPageTitle(fact), href: fact.page }])).values()];
      const cards = plan.quote === null ? cardsFor(told) : [];
      const reply = {
        message,
        quoteRequest: receipt !== undefined,
        ...(sources.length > 0 && { sources: sources.slice(0, MOST_SOURCES) }),
        ...(plan.form && { form: { ...plan.form, values: { ...plan.form.values } } }),
        ...(cards.length > 0 && { cards }),
        chips: chipsFor(plan, told),
        language: plan.language,
      };
      return { ...rest, reply, facts: [...new Set(told.map(({ id }) => id))] };
    },
  };
}
