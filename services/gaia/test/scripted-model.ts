// Gaia over a language model that says what a script tells it to, for the tests.
import { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage, SystemMessage } from '@langchain/core/messages';
import type { ChatResult } from '@langchain/core/outputs';
import { exampleSchool } from '@school/catalog/testing';
import type { ChatMessage, QuoteDraft } from '@school/contracts';
import { Gaia } from '#gaia/gaia.js';
import { Candidate } from '#gaia/model/candidate.js';
import { askWith } from '#gaia/model/language-agent.js';

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

export const gaiaWith = (model: BaseChatModel): Gaia =>
  new Gaia({
    school: exampleSchool,
    languageModels: [new Candidate('scripted', askWith({ model, asSystem: (text) => new SystemMessage(text) }), 5000)],
    clock,
  });
/** Without a language model. */
export const embeddedGaia = (): Gaia => new Gaia({ school: exampleSchool, languageModels: [], clock });

export const user = (content: string): ChatMessage => ({ role: 'user', content });
export const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });
export const ask = (gaia: Gaia, messages: ChatMessage[], request?: QuoteDraft) =>
  gaia.answer({ messages, request, deadline });
/** Holds a conversation as the panel does: the open card goes along. «[person]» presses a chip. */
export async function talk(gaia: Gaia, ...turns: string[]) {
  const messages: ChatMessage[] = [];
  const answers = [];
  let request: QuoteDraft | undefined;
  for (const turn of turns) {
    const chip = /^\[(.+)\]$/.exec(turn)?.[1];
    messages.push({ ...user(turn), ...(chip && { chip }) });
    const answer = await ask(gaia, messages, request);
    messages.push(assistant(answer.reply.message));
    request = answer.reply.request;
    answers.push(answer);
  }
  return { answers, messages, last: answers.at(-1)! };
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
