// What a run of the agent has to show: the messages since the visitor's last turn, and what they give a reply to stand on.
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { Grounds } from '../guard/guard.js';
import type { ToolArtifact } from '../tools/artifacts.js';

/** The messages of the run: those after the visitor's last turn. */
export const runOf = (messages: readonly BaseMessage[]): BaseMessage[] => messages.slice(messages.findLastIndex((message) => HumanMessage.isInstance(message)) + 1);

export const artifactsOf = (run: readonly BaseMessage[]): ToolArtifact[] => run.filter((message) => ToolMessage.isInstance(message)).map(({ artifact }) => (artifact ?? {}) as ToolArtifact);

/** The words for the visitor: the last that the model has said, for a tool's message may come after them. */
export const wordsOf = (run: readonly BaseMessage[]): string => run.findLast((message) => AIMessage.isInstance(message) && message.text.trim() !== '')?.text.trim() ?? '';

/** What a reply may state. Earlier assistant turns come from the browser and are no ground. */
export function groundsOf(artifacts: readonly ToolArtifact[], visitor: readonly string[]): Grounds {
  const receipt = artifacts.find((artifact) => artifact.receipt)?.receipt;
  return {
    facts: [...artifacts.flatMap(({ facts = [], handOff }) => [...facts.map(({ value }) => value), ...(handOff ? Object.values(handOff) : [])]), receipt?.riferimento ?? ''],
    visitor,
    sent: receipt !== undefined,
  };
}

export const visitorOf = (messages: readonly BaseMessage[]): string[] => messages.filter((message) => HumanMessage.isInstance(message)).map(({ text }) => text);
