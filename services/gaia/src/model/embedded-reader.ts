// The embedded reader: what a turn amounts to, and the whole answer to it without any language model.
import type { School } from '@school/catalog';
import type { AcceptedLead, ChatMessage } from '@school/contracts';
import { NO_USAGE, type Said } from '../agent/turn.js';
import { type Plan, type Reader, replay } from '../dialogue/conversation.js';
import { quoteWords, sentWords } from '../quote/words.js';
import { answerWords } from '../reader/answers.js';
import type { Part } from '../reader/state.js';

export class EmbeddedReader {
  /** @param reader of the day. */
  constructor(
    private readonly reader: () => Reader,
    private readonly school: Pick<School, 'phone' | 'email' | 'helplines'>,
    private readonly clock: () => Date,
  ) {}

  /** What the visitor's own turns amount to. */
  plan(messages: readonly ChatMessage[]): Plan {
    return replay(messages, this.reader());
  }

  /** @param receipt the request that was sent in this turn; undefined when none was, or it was refused. */
  answer({ answer, quote, language, talk }: Plan, receipt?: AcceptedLead): Said {
    const around = { school: this.school, now: this.clock(), language, withinRequest: quote !== null };
    const words = (parts: readonly Part[]) => answerWords(parts, talk, around);
    // A confirmed request that could not be sent: a person takes it.
    const unsent = quote?.do === 'send' && !receipt;
    const unsentWords = unsent ? words([{ do: 'person', unanswered: 0 }]) : '';
    const request = receipt ? sentWords(receipt.riferimento, language) : requestWords(quote);
    return {
      message: [words(answer), request, unsentWords].filter(Boolean).join('\n\n'),
      facts: answer.flatMap((part) => ('facts' in part ? part.facts : [])),
      handedOff: unsent || answer.some((part) => part.do === 'person'),
      receipt,
      refused: [],
      usage: NO_USAGE,
    };
  }
}

/** What code alone says of a request that goes on, whoever says the rest. */
export const requestWords = (quote: Plan['quote']): string => (quote && quote.do !== 'send' ? quoteWords(quote) : '');

/** Somebody is in distress: no language model is asked. */
export const isDistress = ({ answer }: Plan): boolean =>
  answer.some((part) => part.do === 'say' && part.what === 'distress');
