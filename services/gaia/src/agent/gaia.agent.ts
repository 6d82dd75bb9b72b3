// One agent for every model: LangChain's loop over a chat model and three tools, and the rules that hold whatever the model says.
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { ClientTool } from '@langchain/core/tools';
import { factPageTitle } from '@school/catalog';
import type { ChatMessage, ChatReply } from '@school/contracts';
import { createAgent } from 'langchain';
import { type Reader, replay } from '../dialogue/conversation.js';
import { ungrounded } from '../guard/guard.js';
import { cleanTurn } from '../language/fold.js';
import { handOffWords, sentWords } from '../model/wording.js';
import type { ToolArtifact } from '../tools/artifacts.js';
import type { HandOff } from '../tools/hand-off.js';
import { chipsFor } from './chips.js';
import { limits } from './limits.middleware.js';
import { type TurnContext, contextSchema } from './turn-context.js';

/** Graph steps of a run: four model calls with their tools, and some air. */
const RECURSION_LIMIT = 16;
const MOST_SOURCES = 3;

export interface GaiaParts {
  readonly model: BaseChatModel;
  readonly tools: ClientTool[];
  readonly reader: () => Reader;
  /** How a person is reached, for a reply that can't be given. */
  readonly handOff: () => HandOff;
}

/** A turn of the visitor with all before it. */
export interface Turn {
  readonly conversation: string;
  readonly messages: readonly ChatMessage[];
  /** Epoch milliseconds. */
  readonly deadline: number;
}

/** The reply, and how it came about, for the evaluation. */
export interface Answered {
  readonly reply: ChatReply;
  readonly facts: readonly string[];
  readonly calls: readonly { readonly name: string; readonly args: Record<string, unknown> }[];
  readonly handedOff: boolean;
  /** What the guard refused of the model's words. */
  readonly refused: readonly string[];
}

export interface Gaia {
  /**
   * Answers the last turn of a conversation.
   * @throws when a confirmed request could not be put on disk, or anything unforeseen happened in a turn that should send one.
   */
  answer(turn: Turn): Promise<Answered>;
}

export function createGaia({ model, tools, reader, handOff }: GaiaParts): Gaia {
  const agent = createAgent({ model, tools, middleware: [limits], contextSchema });

  return {
    async answer({ conversation, messages: received, deadline }) {
      const messages = received.map(({ role, content }) => ({ role, content: cleanTurn(content) }));
      const plan = replay(messages, reader());
      const turn: TurnContext = { conversation, deadline, plan };
      const state = await agent.invoke({ messages: messages.map(asMessage) }, { context: { turn }, recursionLimit: RECURSION_LIMIT });
      const run = state.messages.slice(state.messages.findLastIndex((message) => HumanMessage.isInstance(message)) + 1);
      const artifacts = run.filter((message) => ToolMessage.isInstance(message)).map(({ artifact }) => (artifact ?? {}) as ToolArtifact);
      const facts = artifacts.flatMap((artifact) => artifact.facts ?? []);
      const receipt = artifacts.find((artifact) => artifact.receipt)?.receipt;

      const words = run.findLast((message) => AIMessage.isInstance(message) && message.text.trim() !== '')?.text.trim() ?? '';
      const refused = ungrounded(words, {
        facts: [...facts.map(({ value }) => value), ...artifacts.flatMap((artifact) => (artifact.handOff ? Object.values(artifact.handOff) : [])), receipt?.riferimento ?? ''],
        visitor: messages.filter(({ role }) => role === 'user').map(({ content }) => content),
        sent: receipt !== undefined,
      });
      const good = words !== '' && refused.length === 0;
      const message = good ? words : receipt ? sentWords(receipt.riferimento) : handOffWords(handOff());

      const sources = good ? [...new Map(facts.map((fact) => [fact.page, { title: factPageTitle(fact), href: fact.page }])).values()].slice(0, MOST_SOURCES) : [];
      return {
        reply: { message, quoteRequest: receipt !== undefined, ...(sources.length > 0 && { sources }), chips: chipsFor(plan, facts) },
        facts: [...new Set(facts.map(({ id }) => id))],
        calls: run.filter((message) => AIMessage.isInstance(message)).flatMap(({ tool_calls: calls = [] }) => calls.map(({ name, args }) => ({ name, args }))),
        handedOff: !good || artifacts.some((artifact) => artifact.handOff),
        refused,
      };
    },
  };
}

const asMessage = ({ role, content }: ChatMessage): BaseMessage => (role === 'user' ? new HumanMessage(content) : new AIMessage(content));
