// The embedded reader over the heads and the talk: facts as the school says them in the visitor's language, and Gaia's own words around them.
import type { School } from '@school/catalog';
import { type Reader, replay } from '../dialogue/conversation.js';
import { quoteWords, sentWords } from '../quote/words.js';
import { answerWords } from '../reader/answers.js';
import type { EmbeddedReader } from './embedded-reader.js';

export function talkReader(reader: () => Reader, school: Pick<School, 'phone' | 'email' | 'helplines'>, clock: () => Date): EmbeddedReader {
  return {
    plan: (messages) => replay(messages, reader()),
    answersAlone: ({ answer }) => answer.some((part) => part.do === 'say' && part.what === 'distress'),
    requestWords: quoteWords,
    answer: ({ answer, quote, language, talk }, receipt) => {
      const around = { school, now: clock(), language, withinRequest: quote !== null };
      // A confirmed request that could not be sent: a person takes it.
      const unsent = quote?.do === 'send' && !receipt;
      const request = receipt ? sentWords(receipt.riferimento, language) : quote && quote.do !== 'send' ? quoteWords(quote) : '';
      const person = unsent ? answerWords([{ do: 'person', unanswered: 0 }], talk, around) : '';
      return {
        message: [answerWords(answer, talk, around), request, person].filter(Boolean).join('\n\n'),
        facts: answer.flatMap((part) => ('facts' in part ? part.facts : [])),
        handedOff: unsent || answer.some((part) => part.do === 'person'),
      };
    },
  };
}
