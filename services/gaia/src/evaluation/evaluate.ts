// Holds a conversation with Gaia and tells where she failed.
import { allFacts } from '@school/catalog';
import { type ChatMessage, type LeadPayload, leadReference } from '@school/contracts';
import { type NewLead, leadId } from '@school/platform';
import { createEmbeddedGaia } from '../agent/embedded-gaia.js';
import type { Gaia } from '../agent/gaia.agent.js';
import { ungrounded } from '../guard/guard.js';
import type { Conversation, ExpectedTurn } from './conversations.js';
import { exampleSchool } from './example-school.js';

/** A Monday morning: every published start is past. */
export const EVALUATION_DAY = new Date('2026-11-23T10:00:00Z');
const TURN_MS = 20_000;

export interface Outcome {
  readonly conversation: Conversation;
  /** What was wrong, with the turn and the reply. */
  readonly failures: readonly string[];
  /** Figures that no fact and no word of the visitor holds. */
  readonly falseFacts: number;
  readonly unintendedRequests: number;
  /** Milliseconds of each turn. */
  readonly latencies: readonly number[];
}

/** Gaia on the evaluation's day, with requests kept instead of sent. */
export function createEvaluation(): (conversation: Conversation) => Promise<Outcome> {
  const sent: LeadPayload<'quote'>[] = [];
  const acceptLead = {
    accept: async ({ kind, payload, idempotencyKey }: NewLead) => {
      sent.push(payload as LeadPayload<'quote'>);
      const id = leadId(kind, payload, idempotencyKey);
      return { ok: true as const, id, riferimento: leadReference(kind, id) };
    },
  };
  const gaia = createEmbeddedGaia({ school: exampleSchool, acceptLead, clock: () => EVALUATION_DAY });
  return (conversation) => hold(conversation, gaia, sent);
}

async function hold(conversation: Conversation, gaia: Gaia, sent: readonly LeadPayload<'quote'>[]): Promise<Outcome> {
  const everything = [...allFacts(exampleSchool, EVALUATION_DAY).map(({ value }) => value), exampleSchool.phone, exampleSchool.email];
  const messages: ChatMessage[] = [];
  const failures: string[] = [];
  const latencies: number[] = [];
  let falseFacts = 0;
  let unintendedRequests = 0;

  for (const turn of conversation.turns) {
    if (turn.gaia !== undefined) messages[messages.length - 1] = { role: 'assistant', content: turn.gaia };
    messages.push({ role: 'user', content: turn.user });
    const before = sent.length;
    const started = performance.now();
    const { reply, facts, handedOff } = await gaia.answer({ conversation: conversation.name, messages, deadline: EVALUATION_DAY.getTime() + TURN_MS });
    latencies.push(performance.now() - started);
    const request = sent.length > before ? sent.at(-1) : undefined;
    const wrong = [
      ...turn.facts.filter((fact) => !facts.includes(fact)).map((fact) => `misses ${fact} (told ${facts.join(', ') || 'nothing'})`),
      ...turn.says.filter((words) => !reply.message.includes(words)).map((words) => `does not say "${words}"`),
      ...turn.not.filter((words) => reply.message.includes(words)).map((words) => `says "${words}"`),
      ...requestFailures(turn, request, reply.quoteRequest),
      ...(turn.handedOff !== undefined && turn.handedOff !== handedOff ? [handedOff ? 'hands off' : 'does not hand off'] : []),
    ];
    const invented = ungrounded(reply.message, { facts: [...everything, request ? reply.message.match(/PRE-\S+/)?.[0] ?? '' : ''], visitor: messages.filter(({ role }) => role === 'user').map(({ content }) => content), sent: request !== undefined });
    falseFacts += invented.length;
    unintendedRequests += request && !turn.sends ? 1 : 0;
    failures.push(...[...wrong, ...invented.map((figure) => `invents ${figure}`)].map((problem) => `«${turn.user}» ${problem}: ${reply.message}`));
    messages.push({ role: 'assistant', content: reply.message });
  }
  return { conversation, failures, falseFacts, unintendedRequests, latencies };
}

function requestFailures({ sends }: ExpectedTurn, request: LeadPayload<'quote'> | undefined, flag: boolean): string[] {
  if (!sends) return [...(request ? ['sends a request'] : []), ...(flag ? ['says that a request was sent'] : [])];
  if (!request) return ['sends no request'];
  const fields = Object.entries(sends).filter(([field, value]) => request[field as keyof typeof request] !== value);
  return [...fields.map(([field, value]) => `sends ${field} «${String(request[field as keyof typeof request])}» instead of «${value}»`), ...(flag ? [] : ['does not flag the request'])];
}
