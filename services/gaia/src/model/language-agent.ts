// LangChain's agent over a configured language model: the whole catalog in its prompt, one tool, an answer that cites
// its facts, the guard. Loaded only where a model is configured.
import {
  AIMessage,
  AIMessageChunk,
  type BaseMessage,
  HumanMessage,
  type UsageMetadata,
} from '@langchain/core/messages';
import {
  ToolInvocationError,
  createAgent,
  createMiddleware,
  modelCallLimitMiddleware,
  toolCallLimitMiddleware,
  toolErrorMiddleware,
  toolStrategy,
} from 'langchain';
import type { QuoteDraft } from '@school/contracts';
import { randomUUID } from 'node:crypto';
import { type Objection, objectionsTo } from '../guard/guard.js';
import { emptyCard, faultsOf, isWritten } from '../card/card.js';
import { sentencesOf } from '../reader/fold.js';
import type { Said, TurnContext } from '../turn.js';
import type { Preview } from './preview.js';
import { stateOf, systemPrompt } from './prompt.js';
import type { LanguageModel } from './providers.js';
import { quoteTool } from './quote.tool.js';
import { ANSWER, type SpokenAnswer, answerSchema, spokenIn } from './spoken-answer.js';

const limits = [
  modelCallLimitMiddleware({ runLimit: 4, exitBehavior: 'error' }),
  // Of the tool, and of one for the answer where its provider has no other way.
  toolCallLimitMiddleware({ runLimit: 3, exitBehavior: 'error' }),
  // Whatever else fails, fails the attempt.
  toolErrorMiddleware({
    onError: (error) =>
      ToolInvocationError.isInstance(error) ? 'Argomenti non validi: controlla i campi dello strumento.' : undefined,
  }),
] as const;

/** The model ended without an answer. */
class NoWordsError extends Error {
  override readonly name = 'NoWordsError';
}

/** Has a language model answer a turn. @throws when it fails, or says nothing. */
export const askWith =
  ({ model, asSystem }: LanguageModel) =>
  async (turn: TurnContext, signal: AbortSignal, preview?: Preview): Promise<Said> => {
    const attempt = new Attempt(turn, preview?.isUntold);
    const agent = createAgent({
      model,
      systemPrompt: asSystem(systemPrompt(turn)),
      tools: [quoteTool(attempt.fill)],
      responseFormat: toolStrategy(answerSchema),
      middleware: [...limits, attempt.guard],
    });
    const messages = asMessages(turn);
    if (!preview) await agent.invoke({ messages }, { signal });
    else
      for await (const [piece] of await agent.stream({ messages }, { signal, streamMode: 'messages' }))
        if (AIMessageChunk.isInstance(piece)) attempt.readAlong(piece, preview);
    return attempt.said();
  };
export type AskModel = ReturnType<typeof askWith>;

/** What LangChain makes of a message in the form that was asked for. */
interface Structured {
  readonly messages: readonly [AIMessage, ...unknown[]];
}

/** What comes of a run of the agent. */
class Attempt {
  private answer: ReturnType<Attempt['judged']> | undefined;
  private card: QuoteDraft | undefined;
  private readonly usage: UsageMetadata[] = [];
  private readonly refused = new Set<string>();
  private written: AIMessageChunk | undefined;

  /** @param isToldOn other words than were told, of another model or written anew, wait until the reply is known. */
  constructor(
    private readonly turn: TurnContext,
    private isToldOn = false,
  ) {}

  /** Fills in the card: name and contact must be the visitor's own words. */
  readonly fill = (known: Record<string, string>): Readonly<Record<string, string | undefined>> => {
    const { masking, plan } = this.turn;
    const given = masking.argumentsHome(known);
    const isOwn = (name: string) =>
      !['nome', 'email', 'telefono'].includes(name) || isWritten(given[name]!, masking.typed);
    const own = Object.fromEntries(Object.entries(given).filter(([name]) => isOwn(name)));
    this.card = {
      ...emptyCard,
      ...plan.before.known,
      ...plan.before.card,
      ...this.card,
      ...own,
      lingua: plan.language,
    };
    const invented = Object.keys(given).filter((name) => !isOwn(name));
    return {
      ...faultsOf(this.card),
      ...Object.fromEntries(invented.map((name) => [name, 'non l’ha scritto il visitatore'])),
    };
  };

  /** Tells the sentences of an answer while it is written, as long as they may be told. */
  readAlong(piece: AIMessageChunk, preview: Preview): void {
    this.written = this.written?.id === piece.id ? this.written!.concat(piece) : piece;
    const spoken = this.isToldOn ? spokenIn(this.written) : undefined;
    if (!spoken) return;
    // The last sentence is not known to have ended.
    const reply = sentencesOf(spoken.reply).slice(0, -1).join('');
    const { message, objections } = this.judged({ ...spoken, reply });
    this.isToldOn = objections.length === 0;
    if (this.isToldOn) preview.tellUpTo(message);
  }

  /** Words that are refused are written anew once. */
  readonly guard = createMiddleware({
    name: 'guard',
    wrapModelCall: async (request, handler) => {
      const first = this.heard(await handler(request));
      const { message = '', objections = [] } = this.answer ?? {};
      if (objections.length === 0) return first;
      this.isToldOn = false;
      const { masking } = this.turn;
      const refused = [new AIMessage(masking.out(message)), new HumanMessage(masking.out(correction(objections)))];
      return this.heard(await handler({ ...request, messages: [...request.messages, ...refused] }));
    },
  });

  /**
   * What was refused twice is left out; where little would be left, the embedded reader's words take its place.
   */
  said(): Said {
    const { answer, card, usage } = this;
    if (!answer || (answer.message === '' && !card)) throw new NoWordsError('The model gave no answer');
    const { objections, ...told } = answer;
    const message = without(told.message, objections);
    const said = message === '' && objections.length > 0 ? this.turn.words : { ...told, message };
    return { ...said, card, usage, refused: [...this.refused] };
  }

  /**
   * Takes in what a call of the model has given. Its ids are replaced: servers that repeat one would make a later
   * message overwrite an earlier one, or a call pass for answered.
   */
  private heard(response: AIMessage | Structured): AIMessage {
    const isMessage = AIMessage.isInstance(response);
    const message = isMessage ? response : response.messages[0];
    const { text: content, tool_calls: all = [], usage_metadata: usage } = message;
    if (usage) this.usage.push(usage);
    // A request beside the answer comes first: LangChain ends at an answer.
    const calls = all.filter(({ name }) => name !== ANSWER);
    const spoken = calls.length > 0 ? undefined : spokenIn(message);
    this.answer = spoken && this.judged(spoken);
    for (const { figure } of this.answer?.objections ?? []) this.refused.add(figure);
    // LangChain takes both, and its types tell of the one.
    if (!isMessage && calls.length === 0) return response as never;
    const own = calls.map((call) => ({ ...call, id: randomUUID() }));
    return new AIMessage({ id: randomUUID(), content, tool_calls: own });
  }

  private judged({ facts: cited, reply, person: handedOff }: SpokenAnswer) {
    const { facts: catalog, masking, now, plan } = this.turn;
    const facts = [...new Set(cited)].flatMap((id) => catalog.filter((fact) => fact.id === id));
    const message = masking.home(reply);
    const isSent = plan.before.sent !== null;
    const objections = objectionsTo(message, { catalog, cited: facts, visitor: masking.typed, now, isSent });
    return { message, facts, handedOff, objections };
  }
}

/** The conversation as the provider may read it, beneath it where the request for a quote stands. */
function asMessages(turn: TurnContext): BaseMessage[] {
  const { messages, masking } = turn;
  return messages.map(({ role, content }, index) => {
    const text = masking.out(index === messages.length - 1 ? content + stateOf(turn) : content);
    return role === 'user' ? new HumanMessage(text) : new AIMessage(text);
  });
}

function correction(objections: readonly Objection[]): string {
  const reasons = objections.map(
    ({ sentence, figure }) =>
      `In «${sentence}» il dato «${figure}» non sta né nei fatti né nelle parole del visitatore.`,
  );
  return `[La risposta è stata scartata, il visitatore non l'ha letta. ${reasons.join(' ')} Scrivila di nuovo senza.]`;
}

/** What is left of a reply without the sentences that have no ground; nothing where little is left. */
function without(words: string, objections: readonly Objection[]): string {
  const refused = new Set(objections.map(({ sentence }) => sentence));
  const kept = sentencesOf(words).filter((sentence) => !refused.has(sentence.trim()));
  const text = kept.join('').trim();
  return refused.size > 0 && text.length < words.length / 2 ? '' : text;
}
