// One agent for every model: LangChain's loop over a chat model and three tools, and the rules that hold whatever the model says.
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage, HumanMessage } from '@langchain/core/messages';
import type { ClientTool } from '@langchain/core/tools';
import { factPageTitle } from '@school/catalog';
import { CHAT_LIMITS, type ChatMessage, type ChatReply } from '@school/contracts';
import { metrics } from '@school/platform';
import { createAgent } from 'langchain';
import { type Reader, replay } from '../dialogue/conversation.js';
import { ungrounded } from '../guard/guard.js';
import { cleanTurn } from '../language/fold.js';
import type { Candidate } from '../model/candidate.js';
import { handOffWords, quoteWords, sentWords } from '../model/wording.js';
import { type ToolArtifact, isQuoteFailure } from '../tools/artifacts.js';
import type { HandOff } from '../tools/hand-off.js';
import { chipsFor } from './chips.js';
import { namesOf } from './error-names.js';
import { instructions } from './instructions.middleware.js';
import { limits } from './limits.middleware.js';
import { objectionsTo } from './objections.js';
import { Preview } from './preview.js';
import { artifactsOf, groundsOf, runOf, visitorOf, wordsOf } from './run.js';
import { shortened } from './sentences.js';
import { type TurnContext, contextSchema } from './turn-context.js';

/** Graph steps of a run: four model calls with their tools, and some air. */
const RECURSION_LIMIT = 16;
const MOST_SOURCES = 3;
/** Kept for the embedded model and the disk, whatever the others take. */
const RESERVE_MS = 3000;

export interface GaiaParts {
  /** In the order they are asked. */
  readonly languageModels: readonly Candidate[];
  /** The model that needs no network and is asked last. */
  readonly embedded: BaseChatModel;
  readonly tools: ClientTool[];
  readonly reader: () => Reader;
  /** How a person is reached, for a reply that can't be given. */
  readonly handOff: () => HandOff;
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
  readonly calls: readonly { readonly name: string; readonly args: Record<string, unknown> }[];
  readonly handedOff: boolean;
  /** What the guard refused of the model's words. */
  readonly refused: readonly string[];
  /** Who has answered. */
  readonly model: string;
  /** Who was asked before and why each did not answer: names of models and errors. */
  readonly failed: readonly string[];
}

export interface Gaia {
  /**
   * Answers the last turn of a conversation. A model that fails is followed by the next, which begins the turn anew; requests are idempotent.
   * @throws when a confirmed request could not be put on disk, or the embedded model fails.
   */
  answer(turn: Turn): Promise<Answered>;
}

/** The visitor has confirmed, and the model let it pass. */
class ConfirmedNotSentError extends Error {
  override readonly name = 'ConfirmedNotSentError';
}
class NoWordsError extends Error {
  override readonly name = 'NoWordsError';
}

export function createGaia({ languageModels, embedded, tools, reader, handOff, clock }: GaiaParts): Gaia {
  const own = createAgent({ model: embedded, tools, middleware: [limits], contextSchema });
  for (const { name } of languageModels) metrics.gaiaFallbacks.inc({ model: name }, 0);
  const others = languageModels.map((candidate) => ({ candidate, agent: createAgent({ model: candidate.model, tools, middleware: [limits, instructions(clock)], contextSchema }) }));

  const run = async (agent: Pick<typeof own, 'invoke'>, turn: TurnContext, signal?: AbortSignal) => {
    const { messages } = await agent.invoke(
      { messages: turn.messages.map(asMessage) },
      { context: { turn }, recursionLimit: RECURSION_LIMIT, ...(signal && { signal }), ...(turn.preview && { callbacks: [turn.preview] }) },
    );
    const said = runOf(messages);
    const artifacts = artifactsOf(said);
    return { run: said, artifacts, words: wordsOf(said), grounds: groundsOf(artifacts, visitorOf(messages)) };
  };

  /** A language model's run; its words are held to more, and what code has to say stands beneath them. */
  const runOther = async (agent: (typeof others)[number]['agent'], turn: TurnContext, signal: AbortSignal) => {
    const { words, grounds, ...rest } = await run(agent as Pick<typeof own, 'invoke'>, turn, signal);
    if (words === '') throw new NoWordsError('The model said nothing');
    if (turn.plan.quote?.do === 'send' && !grounds.sent) throw new ConfirmedNotSentError('The confirmed request was not sent');
    const short = shortened(words, CHAT_LIMITS.characters);
    const summary = turn.plan.quote?.do === 'confirm' ? quoteWords(turn.plan.quote) : undefined;
    return { ...rest, words: short, refused: objectionsTo(short, grounds), summary };
  };

  const runOwn = async (turn: TurnContext) => {
    const { words, grounds, ...rest } = await run(own, turn);
    return { ...rest, words, refused: ungrounded(words, grounds), summary: undefined };
  };

  const firstToAnswer = async (turn: TurnContext) => {
    const failed: string[] = [];
    for (const { candidate, agent } of others) {
      try {
        const left = turn.deadline - clock().getTime() - RESERVE_MS;
        return { ...(await candidate.attempt(left, (signal) => runOther(agent, turn, signal))), model: candidate.name, failed };
      } catch (error) {
        if (isQuoteFailure(error)) throw error;
        failed.push(`${candidate.name}: ${namesOf(error)}`);
        metrics.gaiaFallbacks.inc({ model: candidate.name });
        turn.preview?.stop();
      }
    }
    return { ...(await runOwn(turn)), model: 'embedded', failed };
  };

  return {
    async answer({ conversation, messages: received, deadline, onSentence }) {
      const messages = received.map(({ role, content }) => ({ role, content: cleanTurn(content) }));
      const visitor = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      const plan = replay(messages, reader());
      const preview = onSentence && new Preview(visitor, onSentence);
      const { run: said, artifacts, words, refused, summary, model, failed } = await firstToAnswer({ conversation, messages, deadline, plan, preview });

      const facts = artifacts.flatMap((artifact) => artifact.facts ?? []);
      const receipt = artifacts.find((artifact) => artifact.receipt)?.receipt;
      const good = words !== '' && refused.length === 0;
      const instead = receipt ? sentWords(receipt.riferimento) : summary === undefined ? handOffWords(handOff()) : '';
      const message = [good ? words : instead, summary].filter(Boolean).join('\n\n');
      preview?.end(message);

      const sources = good ? [...new Map(facts.map((fact) => [fact.page, { title: factPageTitle(fact), href: fact.page }])).values()].slice(0, MOST_SOURCES) : [];
      return {
        reply: { message, quoteRequest: receipt !== undefined, ...(sources.length > 0 && { sources }), ...(plan.form && { form: { ...plan.form, values: { ...plan.form.values } } }), chips: chipsFor(plan, facts) },
        facts: [...new Set(facts.map(({ id }) => id))],
        calls: callsIn(said),
        handedOff: !good || artifacts.some((artifact: ToolArtifact) => artifact.handOff),
        refused,
        model,
        failed,
      };
    },
  };
}

const asMessage = ({ role, content }: ChatMessage): BaseMessage => (role === 'user' ? new HumanMessage(content) : new AIMessage(content));
const callsIn = (run: readonly BaseMessage[]): Answered['calls'] => run.filter((message) => AIMessage.isInstance(message)).flatMap(({ tool_calls: calls = [] }) => calls.map(({ name, args }) => ({ name, args })));
