// Compares one reply with what was expected of it.
import type { LeadPayload } from '@school/contracts';
import type { Answered as Answer } from '#gaia/agent/gaia.agent.js';
import { type ExpectedFact, type ExpectedField, type ExpectedTurn, isFactNamed } from './conversations.ts';

export type Request = LeadPayload<'quote'>;
/** What of an answer is judged. */
export interface Answered extends Pick<Answer, 'reply' | 'handedOff' | 'model'> {
  readonly facts: readonly { readonly id: string }[];
}

/** What reached the office's door, each request once however often it was sent. */
export interface Requests {
  /** Sent in this turn. */
  readonly now?: Request;
  /** Sent since the conversation began, this turn included. */
  readonly all: readonly Request[];
  /** How many should have been sent by now. */
  readonly wanted: number;
}

const isTold = (expected: ExpectedFact, told: readonly string[]) =>
  (typeof expected === 'string' ? [expected] : expected.anyOf).some((name) => told.some((id) => isFactNamed(id, name)));
const inWords = (expected: ExpectedFact) => (typeof expected === 'string' ? expected : expected.anyOf.join(' or '));

/** Words of the reply that the turn forbids. */
export const forbiddenWords = ({ not }: ExpectedTurn, { reply }: Answered): string[] =>
  not.filter((words) => reply.message.includes(words));

/** What is wrong with a turn; empty when nothing is. */
export function turnFailures(turn: ExpectedTurn, answered: Answered, requests: Requests): string[] {
  const { reply, handedOff } = answered;
  const facts = [...new Set(answered.facts.map(({ id }) => id))];
  const { only } = turn;
  return [
    ...turn.facts
      .filter((fact) => !isTold(fact, facts))
      .map((fact) => `misses ${inWords(fact)} (told ${facts.join(', ') || 'nothing'})`),
    ...(only ? facts.filter((id) => !only.some((name) => isFactNamed(id, name))).map((id) => `tells ${id}`) : []),
    ...turn.says.filter((words) => !reply.message.includes(words)).map((words) => `does not say "${words}"`),
    ...forbiddenWords(turn, answered).map((words) => `says "${words}"`),
    ...requestFailures(turn, requests, reply.quoteRequest),
    ...(turn.handedOff !== undefined && turn.handedOff !== handedOff
      ? [handedOff ? 'hands off' : 'does not hand off']
      : []),
  ];
}

/** Whether a request may leave in this turn. */
export const mayRequest = ({ sends, sent, maySend }: ExpectedTurn): boolean =>
  sends !== undefined || sent !== undefined || maySend === true;

function requestFailures(turn: ExpectedTurn, { now, all, wanted: most }: Requests, flag: boolean): string[] {
  const wanted = turn.sends ?? turn.sent;
  const request = turn.sends ? now : all.at(-1);
  return [
    ...(now && !mayRequest(turn) ? ['sends a request'] : []),
    ...(flag !== (now !== undefined) ? [flag ? 'says that a request was sent' : 'does not flag the request'] : []),
    ...(wanted && !request ? ['sends no request'] : []),
    ...(wanted && all.length > most ? ['sends a request more than once'] : []),
    ...(wanted && request ? wrongFields(wanted, request) : []),
  ];
}

const FIELDS: ReadonlySet<string> = new Set(['nome', 'email', 'telefono', 'servizio', 'richiesta']);

/**
 * Fields of a request that are not as expected; case is nobody's business: "anna prova" and "Anna Prova" are one name.
 * Whatever else the office must learn, such as the number of people, has to stand in the request's own words.
 */
export function wrongFields(wanted: Readonly<Record<string, ExpectedField>>, request: Request): string[] {
  return Object.entries(wanted).flatMap(([field, expected]) => {
    const value = String(request[(FIELDS.has(field) ? field : 'richiesta') as keyof Request] ?? '');
    const words = typeof expected === 'string' ? expected : expected.like;
    const isExact = FIELDS.has(field) && typeof expected === 'string';
    const isRight = isExact ? value.toLowerCase() === words.toLowerCase() : bare(value).includes(bare(words));
    return isRight ? [] : [`sends ${field} «${value}» instead of «${words}»`];
  });
}

/** Whether a request's contact stood in what Gaia said: nobody can agree to a summary that was not shown. */
export const isShown = ({ email, telefono }: Request, said: string): boolean =>
  bare(said).includes(bare(email ?? telefono ?? ''));

/** Letters and digits alone: "333 000-0101" and "3330000101" are one number. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
