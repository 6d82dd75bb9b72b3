// Gaia with all her parts. What the visitor says to a summary is settled by code; else the configured language models
// are asked one after the other, the embedded one last, and the rules hold whoever answers.
import { type Fact, type School, factPageTitle } from '@school/catalog';
import type { ChatReply } from '@school/contracts';
import type { Reader } from '../dialogue/conversation.js';
import { cleanTurn } from '../language/fold.js';
import * as metrics from '../metrics.js';
import type { Candidate } from '../model/candidate.js';
import { EmbeddedReader, isDistress } from '../model/embedded-reader.js';
import { dailyReader } from '../reader/daily-reader.js';
import { QuoteRequests, type QuoteRequestsParts, type RequestTurn, isLost } from '../request/quote-requests.js';
import { askedOf, line } from '../request/texts.js';
import { cardsFor } from './cards.js';
import { chipsFor } from './chips.js';
import { namesOf } from './error-names.js';
import { Masking } from './masking.js';
import { Preview } from './preview.js';
import type { Outcome, TurnContext } from './turn.js';

const MOST_SOURCES = 3;
/** Kept for the embedded model, whatever the others take. */
const RESERVE_MS = 3000;

export interface GaiaParts extends Pick<QuoteRequestsParts, 'acceptLead' | 'store' | 'limits'> {
  readonly school: School;
  /** In the order they are asked. */
  readonly languageModels: readonly Candidate[];
  readonly clock?: () => Date;
}

/** A turn of the visitor with all before it. */
export interface Turn extends Pick<RequestTurn, 'conversation' | 'messages' | 'deadline'> {
  /** Takes the reply's sentences while it is written: a preview, the reply has the last word. */
  readonly onSentence?: ((sentence: string) => void) | undefined;
}

/** The reply, and how it came about, for the log and the evaluation. */
export interface Answered extends Outcome {
  readonly reply: ChatReply;
}

export class Gaia {
  private readonly clock: () => Date;
  private readonly today: () => Reader;
  private readonly reader: EmbeddedReader;
  private readonly requests: QuoteRequests;
  private readonly languageModels: readonly Candidate[];

  constructor({ clock = () => new Date(), languageModels, ...parts }: GaiaParts) {
    this.clock = clock;
    this.today = dailyReader(parts.school, clock);
    // Built now: the first visitor should not wait for it.
    this.today();
    this.reader = new EmbeddedReader(this.today, parts.school);
    this.requests = new QuoteRequests({ ...parts, clock });
    this.languageModels = languageModels;
    for (const { name } of languageModels) metrics.gaiaFallbacks.inc({ model: name }, 0);
  }

  /**
   * Answers the last turn of a conversation. A model that fails is followed by the next, which begins the turn anew.
   * @throws when a confirmed request could not be put on disk, or the embedded model fails.
   */
  async answer({ conversation, messages: received, deadline, onSentence }: Turn): Promise<Answered> {
    const messages = received.map(({ role, content }) => ({ role, content: cleanTurn(content) }));
    const request = await this.requests.read(conversation);
    const plan = this.reader.plan(messages, request);
    const base = { conversation, messages, deadline, language: plan.language, request };
    const turn: TurnContext = {
      ...base,
      plan,
      facts: this.today().facts,
      now: this.clock(),
      masking: new Masking(messages),
      propose: (known) => this.requests.propose(known, base),
    };
    const preview = onSentence && new Preview(onSentence);
    const outcome = await this.say(turn, preview);
    const reply = replyTo(turn, outcome);
    preview?.end(reply.message);
    return { ...outcome, reply };
  }

  private async say(turn: TurnContext, preview?: Preview): Promise<Outcome> {
    const failed: string[] = [];
    const isAlone = isDistress(turn.plan);
    const settled = isAlone ? null : await this.requests.settle(turn);
    if (settled) return { ...settled, facts: [], handedOff: settled.does === 'refused', model: 'code', failed };
    for (const candidate of isAlone ? [] : this.languageModels) {
      try {
        const left = turn.deadline - this.clock().getTime() - RESERVE_MS;
        const said = await candidate.attempt(left, (signal) => candidate.ask(turn, this.reader, signal, preview));
        return { ...said, model: candidate.name, failed };
      } catch (error) {
        failed.push(`${candidate.name}: ${namesOf(error)}`);
        metrics.gaiaFallbacks.inc({ model: candidate.name });
      }
    }
    return { ...(await this.reader.ask(turn)), model: 'embedded', failed };
  }
}

/** What the visitor reads and may tap: what was said, and around it what code has to say of the request. */
function replyTo(turn: TurnContext, outcome: Outcome): ChatReply {
  const { plan, language } = turn;
  const { message, facts, proposal, does } = outcome;
  const summary = proposal && 'draft' in proposal && `${proposal.draft.summary}\n${askedOf(language)}`;
  const isOfRequest = does !== undefined || proposal !== undefined;
  // A card leads to a request: after distress or a complaint nothing is offered.
  const cards = isOfRequest || plan.talk.isGrave ? [] : cardsFor(facts);
  const sources = sourcesOf(facts);
  return {
    message: [isLost(turn) && line(language, 'lost'), message, summary].filter(Boolean).join('\n\n'),
    quoteRequest: does === 'sent',
    ...(sources.length > 0 && { sources }),
    ...(plan.form && !isOfRequest && { form: { ...plan.form, values: { ...plan.form.values } } }),
    ...(cards.length > 0 && { cards }),
    chips: chipsFor(turn, outcome),
    language,
  };
}

/** The pages that the facts stand on, each once. */
const sourcesOf = (told: readonly Fact[]) =>
  [...new Map(told.map((fact) => [fact.page, { title: factPageTitle(fact), href: fact.page }])).values()].slice(
    0,
    MOST_SOURCES,
  );
