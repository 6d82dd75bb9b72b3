// Gaia over a language model that says what a script tells it to, for the tests.
import { jest } from '@jest/globals';
import { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage, SystemMessage } from '@langchain/core/messages';
import type { ChatResult } from '@langchain/core/outputs';
import { exampleSchool } from '@school/catalog/testing';
import type { ChatMessage } from '@school/contracts';
import { AcceptLead } from '@school/leads';
import { Gaia } from '#gaia/agent/gaia.agent.js';
import { askWith } from '#gaia/agent/language-agent.js';
import { Candidate } from '#gaia/model/candidate.js';
import type { RequestLimits } from '#gaia/request/limits.js';
import { MemoryRequestStore, noLimits } from './in-memory.js';

export const NOW = new Date('2026-11-23T10:00:00Z');
export const clock = () => NOW;
export const deadline = NOW.getTime() + 20_000;

interface Call {
  readonly name: string;
  readonly args: Record<string, unknown>;
}
/** Plain words, or calls. */
export type Reply = string | Call | readonly Call[];
export const says = (reply: string, facts: readonly string[] = [], more = {}): Call => ({
  name: 'rispondi',
  args: { facts, language: 'it', person: false, reply, ...more },
});
export const PRICE = 'corsi-b2.prezzo';

/** A language model that says what it is told to, over and over at the end. */
export class ScriptedModel extends BaseChatModel {
  readonly seen: BaseMessage[][] = [];
  constructor(
    private readonly script: readonly Reply[],
    private readonly id?: string,
  ) {
    super({});
  }
  _llmType(): string {
    return 'scripted';
  }
  override bindTools(): this {
    return this;
  }
  async _generate(messages: BaseMessage[]): Promise<ChatResult> {
    const reply = this.script[Math.min(this.seen.length, this.script.length - 1)]!;
    this.seen.push(messages);
    const id = this.id ?? `message-${this.seen.length}`;
    const calls = typeof reply === 'string' ? [] : ([reply].flat() as Call[]);
    const tool_calls = calls.map((call, index) => ({
      ...call,
      id: this.id ?? `call-${this.seen.length}-${index}`,
      type: 'tool_call' as const,
    }));
    const message = new AIMessage({ content: typeof reply === 'string' ? reply : '', id, tool_calls });
    return { generations: [{ text: message.text, message }] };
  }
}

export const accepting = () =>
  jest.fn<AcceptLead['accept']>(async () => ({
    ok: true,
    id: '00000000-0000-5000-8000-000000000000',
    riferimento: 'PRE-0000-0000',
  }));

export function gaiaWith(model: BaseChatModel, accept = accepting(), limits: RequestLimits = noLimits) {
  const languageModels = [
    new Candidate('scripted', askWith({ model, asSystem: (text) => new SystemMessage(text) }), 5000),
  ];
  const store = new MemoryRequestStore();
  return {
    accept,
    store,
    gaia: new Gaia({
      school: exampleSchool,
      acceptLead: { accept } as never,
      store,
      limits,
      languageModels,
      clock,
    }),
  };
}

export const user = (content: string): ChatMessage => ({ role: 'user', content });
export const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });
export const ask = (gaia: Gaia, messages: ChatMessage[], until = deadline) =>
  gaia.answer({ conversation: 'c', messages, deadline: until });
/** Holds a conversation, one model for all of it. */
export async function talk(gaia: Gaia, ...turns: string[]) {
  const messages: ChatMessage[] = [];
  const answers = [];
  for (const turn of turns) {
    messages.push(user(turn));
    const answer = await ask(gaia, messages);
    messages.push(assistant(answer.reply.message));
    answers.push(answer);
  }
  return { answers, messages };
}

export const REQUEST = 'preventivo per una traduzione, mi chiamo Anna Prova, anna.prova@example.com';
export const RECAP = 'Traduzione giurata di un diploma, dal tedesco all’italiano.';
export const propose = (args: Record<string, unknown> = {}) => ({
  name: 'richiedi_preventivo',
  args: { servizio: 'traduzioni', nome: 'Anna Prova', email: '[EMAIL_1]', richiesta: RECAP, ...args },
});
export const toldIn = (model: ScriptedModel) =>
  model.seen
    .at(-1)!
    .filter((message) => message.getType() === 'tool')
    .map(({ text }) => text);
