// Gaia's own language model, without a network: it follows the dialogue's plan, asks for the same tools as any other model, and
// words what they give.
import { BaseChatModel, type BindToolsInput } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { ChatResult } from '@langchain/core/outputs';
import type { ChatMessage } from '@school/contracts';
import { type Plan, type Reader, replay } from '../dialogue/conversation.js';
import type { HandOff } from '../tools/hand-off.js';
import { HAND_OFF } from '../tools/hand-off.tool.js';
import { REQUEST_QUOTE, quoteResult } from '../tools/request-quote.tool.js';
import { SEARCH_CONTENT, searchResult } from '../tools/search-content.tool.js';
import { FORM_OFFER, QUOTE_OFFER, asideWords, englishHandOff, handOffWords, languageNotes, partlyWords, personWords, quoteWords, sayings, sentWords } from './wording.js';

interface Call {
  readonly name: string;
  readonly args: Record<string, unknown>;
}

export class GaiaEmbeddedModel extends BaseChatModel {
  /** A turn is planned once, though the model is asked again after its tools. */
  private readonly plans = new WeakMap<BaseMessage, Plan>();

  constructor(private readonly reader: () => Reader) {
    super({});
  }

  _llmType(): string {
    return 'gaia-embedded';
  }

  /** The tools are known to the plan by name; there is nothing to bind. */
  override bindTools(_tools: BindToolsInput[]): this {
    return this;
  }

  async _generate(messages: BaseMessage[]): Promise<ChatResult> {
    const turnEnds = messages.findLastIndex((message) => HumanMessage.isInstance(message)) + 1;
    const plan = this.planOf(messages.slice(0, turnEnds));
    const results = messages.slice(turnEnds).filter((message) => ToolMessage.isInstance(message));
    const calls = callsFor(plan, results);
    const message = calls.length > 0 ? askFor(calls, results.length) : new AIMessage(wordsFor(plan, results));
    return { generations: [{ text: message.text, message }] };
  }

  private planOf(conversation: readonly BaseMessage[]): Plan {
    const turn = conversation.at(-1)!;
    const plan = this.plans.get(turn) ?? replay(conversation.flatMap(asChatMessage), this.reader());
    this.plans.set(turn, plan);
    return plan;
  }
}

function asChatMessage(message: BaseMessage): ChatMessage[] {
  if (HumanMessage.isInstance(message)) return [{ role: 'user', content: message.text }];
  return AIMessage.isInstance(message) ? [{ role: 'assistant', content: message.text }] : [];
}

const askFor = (calls: readonly Call[], from: number) =>
  new AIMessage({ content: '', tool_calls: calls.map((call, index) => ({ ...call, id: `call-${from + index}`, type: 'tool_call' as const })) });

/** The tools still to be asked, given what they have answered in this turn. */
function callsFor({ answer, quote }: Plan, results: readonly ToolMessage[]): Call[] {
  if (results.length === 0) {
    const search = answer?.do === 'search' ? answer.queries.map((query) => ({ name: SEARCH_CONTENT, args: { query } })) : [];
    const handOff = answer?.do === 'hand-off' ? [{ name: HAND_OFF, args: {} }] : [];
    const send = quote?.do === 'send' ? [{ name: REQUEST_QUOTE, args: { ...quote.request.slots } }] : [];
    return [...search, ...handOff, ...send];
  }
  const unanswered = searches(results).some((facts) => facts.length === 0) || results.some(({ status }) => status === 'error');
  return unanswered && !handOffIn(results) ? [{ name: HAND_OFF, args: {} }] : [];
}

const named = (results: readonly ToolMessage[], name: string) => results.filter((result) => result.name === name && result.status !== 'error');
const read = (result: ToolMessage): unknown => JSON.parse(result.text);
const searches = (results: readonly ToolMessage[]) => named(results, SEARCH_CONTENT).map((result) => searchResult.parse(read(result)).risultati);

function handOffIn(results: readonly ToolMessage[]): HandOff | undefined {
  const result = named(results, HAND_OFF)[0];
  return result && (read(result) as HandOff);
}

function wordsFor({ answer, quote, language, form }: Plan, results: readonly ToolMessage[]): string {
  const parts = [answer ? answerWords(answer, results, language, quote !== null) : '', quote ? requestWords(quote, results) : '', form && !(answer?.do === 'say' && answer.what === 'form') ? FORM_OFFER : ''];
  return parts.filter(Boolean).join('\n\n');
}

function answerWords(answer: NonNullable<Plan['answer']>, results: readonly ToolMessage[], language: Plan['language'], withinRequest: boolean): string {
  const handOff = handOffIn(results);
  if (answer.do === 'say') return sayings[answer.what];
  if (answer.do === 'hand-off') return handOff ? personWords(handOff) : sayings['say-more'];
  const facts = [...new Set(searches(results).flat().map(({ testo }) => testo))];
  if (facts.length === 0) return !handOff ? sayings['say-more'] : language === 'english' ? englishHandOff(handOff) : withinRequest ? asideWords(handOff) : handOffWords(handOff);
  const offer = !withinRequest && facts.some((fact) => fact.includes('su preventivo')) ? [QUOTE_OFFER] : [];
  return [...(language ? [languageNotes[language]] : []), ...facts, ...offer, ...(handOff ? [partlyWords(handOff)] : [])].join('\n');
}

function requestWords(quote: NonNullable<Plan['quote']>, results: readonly ToolMessage[]): string {
  if (quote.do !== 'send') return quoteWords(quote);
  const sent = named(results, REQUEST_QUOTE)[0];
  const handOff = handOffIn(results);
  if (sent) return sentWords(quoteResult.parse(read(sent)).riferimento);
  return handOff ? handOffWords(handOff) : sayings['say-more'];
}
