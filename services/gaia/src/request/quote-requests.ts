// The request for a quote: whoever speaks proposes it, the visitor reads it, and code sends it after a plain yes.
import { randomUUID } from 'node:crypto';
import type { School } from '@school/catalog';
import type { ChatMessage } from '@school/contracts';
import type { AcceptLead } from '@school/leads';
import { fold } from '../language/fold.js';
import { type Language, languages } from '../language/languages.js';
import { verdictOn } from './consent.js';
import { type Faults, type QuoteArguments, checked } from './check.js';
import { contactKey } from './contact.js';
import { type Draft, type RequestState, type RequestStore, markOf, visitorsIn } from './draft.js';
import type { RequestLimits } from './limits.js';
import { line, summaryOf } from './texts.js';
import { transcriptOf } from './transcript.js';
import { isUnderage } from './underage.js';

/** One conversation sends no more. */
const MOST_SENT = 2;

/** A turn of a conversation, as far as requests are concerned. */
export interface RequestTurn {
  readonly conversation: string;
  readonly messages: readonly ChatMessage[];
  /** Epoch milliseconds after which nobody waits for the reply. */
  readonly deadline: number;
  readonly language: Language;
  /** As it stood before the turn. */
  readonly request: RequestState;
}

/** What became of a proposal. */
export type Proposal = { readonly draft: Draft } | Faults | { readonly refused: 'parent' | 'limit' };

/** What code alone says to a turn. */
export interface Settled {
  readonly message: string;
  readonly does: 'sent' | 'refused' | 'cancelled' | 'changes';
}

/** The visitor's turn has no time left: nobody would read the reply. */
class TurnOverdueError extends Error {
  override readonly name = 'TurnOverdueError';
}

export interface QuoteRequestsParts {
  readonly acceptLead: Pick<AcceptLead, 'accept'>;
  readonly store: RequestStore;
  readonly limits: RequestLimits;
  readonly school: Pick<School, 'phone'>;
  readonly clock: () => Date;
}

export class QuoteRequests {
  constructor(private readonly parts: QuoteRequestsParts) {}

  /** The request of a conversation as it stands. */
  read(conversation: string): Promise<RequestState> {
    return this.parts.store.read(conversation);
  }

  /**
   * Answers a plain yes, "annulla" and "cambia qualcosa"; null for any other turn.
   * @throws when a confirmed request could not be put on disk, or the turn is overdue: trying again gives the same lead.
   */
  async settle(turn: RequestTurn): Promise<Settled | null> {
    const { messages, language, request, conversation } = turn;
    const { draft, outcome, sent } = request;
    const turns = visitorsIn(messages);
    const verdict = verdictOn(turns.at(-1) ?? '', language);
    if (verdict === null || draft === null) return null;
    const reference = sent.at(-1);
    // The answer to the yes has not reached the visitor.
    if (verdict === 'yes' && outcome === 'sent' && reference !== undefined && !isTold(messages, reference))
      return { message: line(language, 'sent', { reference }), does: 'sent' };
    if (outcome !== 'open') return null;
    if (verdict === 'yes') return isAwaited(turn) && !isUnderage(turns) ? this.send(turn, draft) : null;
    if (verdict === 'change') return { message: line(language, 'change'), does: 'changes' };
    await this.parts.store.write(conversation, { ...request, draft: null, outcome: 'cancelled', closed: turns.length });
    return { message: line(language, 'cancelled'), does: 'cancelled' };
  }

  private async send(turn: RequestTurn, draft: Draft): Promise<Settled> {
    const { conversation, messages, deadline, language, request } = turn;
    const { acceptLead, limits, store, school, clock } = this.parts;
    if (clock().getTime() > deadline) throw new TurnOverdueError('The turn is past its deadline');
    const { fields, id } = draft;
    if (!(await limits.admits(contactKey(fields), id)))
      return { message: line(language, 'limit', { phone: school.phone }), does: 'refused' };
    // The transcript goes along but is no part of the lead's identity: a browser may tell it in other words.
    const payload = { ...fields, conversazione: transcriptOf(messages), consenso: true as const };
    const lead = { kind: 'quote', payload, identity: fields, idempotencyKey: id } as const;
    const { riferimento: reference } = await acceptLead.accept(lead);
    const sent = [...request.sent, reference];
    const closed = visitorsIn(messages).length;
    await store.write(conversation, { draft, outcome: 'sent', sent, closed });
    return { message: line(language, 'sent', { reference }), does: 'sent' };
  }

  /** Keeps what is known as the draft of the conversation, in the place of any other, or tells what is wrong with it. */
  async propose(known: QuoteArguments, turn: RequestTurn): Promise<Proposal> {
    const { conversation, messages, language } = turn;
    const turns = visitorsIn(messages);
    const request = await this.parts.store.read(conversation);
    if (isUnderage(turns)) return { refused: 'parent' };
    if (request.sent.length >= MOST_SENT) return { refused: 'limit' };
    const found = checked(known, turns);
    if (!('fields' in found)) return found;
    const [reference] = request.sent;
    const follows = reference ? `\n${line(language, 'follows', { reference })}` : '';
    const fields = { ...found.fields, richiesta: found.fields.richiesta + follows };
    const draft = { id: randomUUID(), fields, turns: markOf(turns), summary: summaryOf(fields, language) };
    await this.parts.store.write(conversation, { ...request, draft, outcome: 'open' });
    return { draft };
  }
}

const isTold = (messages: readonly ChatMessage[], reference: string): boolean =>
  messages.some(({ role, content }) => role === 'assistant' && content.includes(reference));

/** The draft's summary was the answer to the turn before, as far as the client tells: it can only take consent away. */
export function isAwaited({
  messages,
  request: { draft, outcome },
}: Pick<RequestTurn, 'messages' | 'request'>): boolean {
  if (draft === null || outcome !== 'open' || draft.turns !== markOf(visitorsIn(messages).slice(0, -1))) return false;
  const before = messages.at(-2);
  if (before?.role !== 'assistant') return false;
  const [shown, summary] = [fold(before.content), fold(draft.summary)];
  // A client keeps so much of a long reply; what it keeps must be the summary.
  const at = shown.indexOf(summary.slice(0, Math.min(summary.length, LEAST_SHOWN)));
  const rest = shown.slice(at);
  return at >= 0 && (rest.startsWith(summary) || summary.startsWith(rest));
}
const LEAST_SHOWN = 120;

/** The visitor agrees to a summary of which nothing is known any more, or that has not reached them. */
export function isLost(turn: Pick<RequestTurn, 'messages' | 'request' | 'language'>): boolean {
  const { messages, request, language } = turn;
  const before = messages.at(-2);
  const asked = before?.role === 'assistant' && languages.some((one) => before.content.includes(line(one, 'confirm')));
  const isUnanswered = request.draft !== null && before?.role === 'user';
  const isYes = verdictOn(messages.at(-1)?.content ?? '', language) === 'yes';
  return isYes && request.outcome === 'open' && !isAwaited(turn) && (asked || isUnanswered);
}
