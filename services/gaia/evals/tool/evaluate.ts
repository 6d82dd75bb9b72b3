// Holds a conversation with Gaia and tells where she failed.
import { allFacts, groupCourses } from '@school/catalog';
import { factIn } from '#gaia/language/in-language.js';
import { languages } from '#gaia/language/languages.js';
import { openingToday } from '#gaia/reader/answers.js';
import { wordsOf } from '#gaia/reader/words.js';
import { type ChatMessage, leadReference } from '@school/contracts';
import { type NewLead, leadId } from '@school/leads';
import type { createEmbeddedGaia } from '../../test/in-memory.ts';
import type { Turn } from '#gaia/agent/gaia.agent.js';
import { objectionsTo } from '#gaia/guard/guard.js';
import type { Conversation, ExpectedTurn } from './conversations.ts';
import { exampleSchool } from '@school/catalog/testing';
import {
  type Answered,
  type Request,
  forbiddenWords,
  isShown,
  mayRequest,
  turnFailures,
  wrongFields,
} from './turn-failures.ts';

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
  /** A request left where none should, or one whose summary Gaia had not shown in the reply before. */
  readonly sentUnasked: boolean;
  readonly handedOff: boolean;
  /** The model that answered: where one fails, the next does. */
  readonly model: string;
  /** Whether a person is needed; undefined where either is fair. */
  readonly needsPerson: boolean | undefined;
  readonly milliseconds: number;
}

export interface Outcome {
  readonly conversation: Conversation;
  readonly turns: readonly JudgedTurn[];
  /**
   * Whether each request that the conversation leads to left once and as it should; undefined where none is expected.
   */
  readonly quoted: boolean | undefined;
}

/** What Gaia is built from here, whichever model she speaks with. */
export type Parts = Parameters<typeof createEmbeddedGaia>[0];
/** Gaia as far as she is judged. */
export interface Answering {
  answer(turn: Turn): Promise<Answered>;
}
export type Evaluate = (conversation: Conversation) => Promise<Outcome>;

/** A judge of the Gaia that is built, on the evaluation's day, with requests kept instead of sent. */
export function createEvaluation(create: (parts: Parts) => Answering): Evaluate {
  const door: Door = { requests: new Map(), sendings: [] };
  let held = 0;
  const gaia = create({
    school: exampleSchool,
    clock: () => EVALUATION_DAY,
    acceptLead: {
      accept: async ({ kind, payload, idempotencyKey }: NewLead) => {
        const id = leadId(kind, payload, idempotencyKey);
        door.requests.set(id, payload as Request);
        door.sendings.push(id);
        return { ok: true, id, riferimento: leadReference(kind, id) };
      },
    },
  });
  return async (conversation) => {
    door.requests.clear();
    door.sendings.length = 0;
    // Some conversations bear the same name, and none goes on from another.
    held += 1;
    return hold(conversation, `${held} ${conversation.name}`, gaia, door);
  };
}

/** Where requests arrive. */
interface Door {
  /** By lead id: a request that is sent twice is one lead. */
  readonly requests: Map<string, Request>;
  /** Lead ids in the order of sending, repetitions included. */
  readonly sendings: string[];
}

async function hold(conversation: Conversation, id: string, gaia: Answering, door: Door): Promise<Outcome> {
  const messages: ChatMessage[] = [];
  const turns: JudgedTurn[] = [];
  let wanted = 0;
  for (const turn of conversation.turns) {
    wanted += (turn.sends ?? turn.sent) ? 1 : 0;
    if (turn.gaia !== undefined) {
      if (messages.at(-1)?.role === 'assistant') messages.pop();
      messages.push({ role: 'assistant', content: turn.gaia });
    }
    messages.push({ role: 'user', content: turn.user });
    const judged = await judgeTurn(turn, {
      conversation: id,
      messages,
      gaia,
      door,
      wanted,
      lastReply: turns.at(-1)?.reply ?? '',
    });
    messages.push({ role: 'assistant', content: judged.reply });
    turns.push(judged);
  }
  return { conversation, turns, quoted: isQuoted(conversation, [...door.requests.values()]) };
}

interface Situation {
  readonly conversation: string;
  readonly messages: readonly ChatMessage[];
  readonly gaia: Answering;
  readonly door: Door;
  /** Requests that should have been sent when the turn is over. */
  readonly wanted: number;
  /** Gaia's own, whatever the history has been forged to. */
  readonly lastReply: string;
}

async function judgeTurn(
  turn: ExpectedTurn,
  { conversation, messages, gaia, door: { requests, sendings }, wanted, lastReply }: Situation,
): Promise<JudgedTurn> {
  const before = sendings.length;
  const started = performance.now();
  const { answered, problems } = await answerOf(gaia, {
    conversation,
    messages,
    deadline: EVALUATION_DAY.getTime() + TURN_MS,
  });
  const milliseconds = performance.now() - started;
  const { reply, handedOff, model } = answered;
  const now = sendings.length > before ? requests.get(sendings.at(-1)!) : undefined;
  const unseen = now !== undefined && !isShown(now, lastReply);
  const visitor = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const told = answered.facts.flatMap(({ id }) => factsSaid.get(id) ?? []);
  // What a fact says word for word is no invention, and no promise of Gaia's.
  const own = [...told, ...ownWords].reduce(
    (text, fact) => text.replaceAll(fact, ' '),
    reply.message.replace(SUMMARY, ' '),
  );
  const reference = now ? (reply.message.match(/PRE-\S+/)?.[0] ?? '') : '';
  const inventedBeside = (said: readonly string[]) => {
    const texts = [...told, ...said, reference].map((value) => ({ value }));
    return objectionsTo(own, { catalog: texts, cited: texts, visitor, now: EVALUATION_DAY }).map(
      ({ figure }) => figure,
    );
  };
  // All that the school says is read only where what was told is not ground enough: it is five languages long.
  const invented = inventedBeside(aside).length > 0 ? inventedBeside(published) : [];
  return {
    user: turn.user,
    reply: reply.message,
    failures: [
      ...problems,
      ...turnFailures(turn, answered, { ...(now && { now }), all: [...requests.values()], wanted }),
      ...(unseen ? ['sends what no summary had shown'] : []),
      ...invented.map((figure) => `invents ${figure}`),
    ],
    invented,
    saidForbidden: forbiddenWords(turn, answered).length > 0,
    sentUnasked: unseen || (now !== undefined && !mayRequest(turn)),
    handedOff,
    model,
    needsPerson: turn.handedOff ?? (turn.facts.length > 0 ? false : undefined),
    milliseconds,
  };
}

const SILENT: Answered = { reply: { message: '', quoteRequest: false }, facts: [], handedOff: false, model: 'nobody' };

/** A turn that throws is a fault of Gaia's, not of the evaluation. */
async function answerOf(
  gaia: Answering,
  turn: Turn,
): Promise<{ readonly answered: Answered; readonly problems: readonly string[] }> {
  try {
    return { answered: await gaia.answer(turn), problems: [] };
  } catch (error) {
    return { answered: SILENT, problems: [`throws ${String(error)}`] };
  }
}

/** Each fact in all languages, by its id. */
const factsSaid = new Map(
  allFacts(exampleSchool, EVALUATION_DAY).map((fact) => [fact.id, languages.map((language) => factIn(fact, language))]),
);
/** The lines of a summary hold what the visitor has told, an address that was dictated among it. */
const SUMMARY = /^- .*$/gm;
/** What an hour in a group costs, and how an address is typed: Gaia's own words. */
const ownWords = [
  ...groupCourses.map(({ priceEuro, totalHours }) => `${(priceEuro / totalHours).toFixed(2).replace('.', ',')} euro`),
  'nome@example.it',
];
/** What is said beside facts. */
const aside = [
  ...languages.map((language) => openingToday(EVALUATION_DAY, language)),
  ...exampleSchool.helplines.map(({ phone }) => phone),
  ...wordsOf('it').say['distress']!,
  exampleSchool.phone,
  exampleSchool.email,
];
/** All that the school says: whatever a reply takes from it is no invention. */
const published = [...[...factsSaid.values()].flat(), ...aside];

function isQuoted({ turns }: Conversation, requests: readonly Request[]): boolean | undefined {
  const wanted = turns.map(({ sends, sent }) => sends ?? sent).filter((fields) => fields !== undefined);
  if (wanted.length === 0) return undefined;
  return (
    requests.length === wanted.length &&
    wanted.every((fields, index) => wrongFields(fields, requests[index]!).length === 0)
  );
}
