// Holds a conversation with Gaia and tells where she failed.
import { allFacts } from '@school/catalog';
import { type ChatMessage, leadReference } from '@school/contracts';
import { type NewLead, leadId } from '@school/platform';
import type { EmbeddedGaiaParts } from '../agent/embedded-gaia.js';
import type { Gaia } from '../agent/gaia.agent.js';
import { ungrounded } from '../guard/guard.js';
import type { Conversation, ExpectedTurn } from './conversations.js';
import { exampleSchool } from './example-school.js';
import { type Request, forbiddenWords, mayRequest, turnFailures, wrongFields } from './turn-failures.js';

/** A Monday morning: every published start is past. */
export const EVALUATION_DAY = new Date('2026-11-23T10:00:00Z');
const TURN_MS = 20_000;

export interface JudgedTurn {
  readonly user: string;
  readonly reply: string;
  /** What was wrong; empty when nothing was. */
  readonly failures: readonly string[];
  /** Figures that no fact and no word of the visitor holds. */
  readonly invented: readonly string[];
  /** It said what it must not. */
  readonly saidForbidden: boolean;
  readonly sentUnasked: boolean;
  readonly handedOff: boolean;
  /** Whether a person is needed; undefined where either is fair. */
  readonly needsPerson: boolean | undefined;
  readonly milliseconds: number;
}

export interface Outcome {
  readonly conversation: Conversation;
  readonly turns: readonly JudgedTurn[];
  /** Whether the request that the conversation leads to left once and as it should; undefined where none is expected. */
  readonly quoted: boolean | undefined;
}

export type Evaluate = (conversation: Conversation) => Promise<Outcome>;

/**
 * A judge of Gaia on the evaluation's day, with requests kept instead of sent.
 * @param create builds the Gaia to be judged, whichever model she speaks with.
 */
export function createEvaluation(create: (parts: EmbeddedGaiaParts) => Gaia): Evaluate {
  /** By lead id: a request that is sent twice is one lead. */
  const accepted = new Map<string, Request>();
  const gaia = create({
    school: exampleSchool,
    clock: () => EVALUATION_DAY,
    acceptLead: {
      accept: async ({ kind, payload, idempotencyKey }: NewLead) => {
        const id = leadId(kind, payload, idempotencyKey);
        accepted.set(id, payload as Request);
        return { ok: true, id, riferimento: leadReference(kind, id) };
      },
    },
  });
  return async (conversation) => {
    accepted.clear();
    return hold(conversation, gaia, accepted);
  };
}

async function hold(conversation: Conversation, gaia: Gaia, accepted: ReadonlyMap<string, Request>): Promise<Outcome> {
  const messages: ChatMessage[] = [];
  const turns: JudgedTurn[] = [];
  for (const turn of conversation.turns) {
    if (turn.gaia !== undefined) {
      if (messages.at(-1)?.role === 'assistant') messages.pop();
      messages.push({ role: 'assistant', content: turn.gaia });
    }
    messages.push({ role: 'user', content: turn.user });
    const judged = await judgeTurn(turn, messages, conversation.name, gaia, accepted);
    messages.push({ role: 'assistant', content: judged.reply });
    turns.push(judged);
  }
  return { conversation, turns, quoted: isQuoted(conversation, [...accepted.values()]) };
}

async function judgeTurn(turn: ExpectedTurn, messages: readonly ChatMessage[], conversation: string, gaia: Gaia, accepted: ReadonlyMap<string, Request>): Promise<JudgedTurn> {
  const before = accepted.size;
  const started = performance.now();
  const answered = await gaia.answer({ conversation, messages, deadline: EVALUATION_DAY.getTime() + TURN_MS });
  const milliseconds = performance.now() - started;
  const { reply, handedOff } = answered;
  const all = [...accepted.values()];
  // Sent again, the same request is no second lead, but the turn flags it.
  const now = accepted.size > before || (reply.quoteRequest && turn.sent) ? all.at(-1) : undefined;
  const visitor = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const invented = ungrounded(reply.message, { facts: [...published, now ? (reply.message.match(/PRE-\S+/)?.[0] ?? '') : ''], visitor, sent: now !== undefined });
  return {
    user: turn.user,
    reply: reply.message,
    failures: [...turnFailures(turn, answered, { ...(now && { now }), all }), ...invented.map((figure) => `invents ${figure}`)],
    invented,
    saidForbidden: forbiddenWords(turn, answered).length > 0,
    sentUnasked: now !== undefined && !mayRequest(turn),
    handedOff,
    needsPerson: turn.handedOff ?? (turn.facts.length > 0 ? false : undefined),
    milliseconds,
  };
}

/** All that the school says: whatever a reply takes from it is no invention. */
const published = [...allFacts(exampleSchool, EVALUATION_DAY).map(({ value }) => value), exampleSchool.phone, exampleSchool.email];

function isQuoted({ turns }: Conversation, requests: readonly Request[]): boolean | undefined {
  const wanted = turns.findLast(({ sends, sent }) => sends ?? sent);
  const fields = wanted?.sends ?? wanted?.sent;
  return fields && requests.length === 1 && wrongFields(fields, requests[0]!).length === 0;
}
