// The embedded reader: what a turn amounts to, and the whole answer to it without any language model.
import type { School } from '@school/catalog';
import type { ChatMessage, QuoteService } from '@school/contracts';
import { NO_USAGE, type Said, type TurnContext } from '../agent/turn.js';
import { type Closed, type Plan, type Reader, replay } from '../dialogue/conversation.js';
import type { Language } from '../language/languages.js';
import { answerWords } from '../reader/answers.js';
import { services } from '../request/service.js';
import type { Proposal } from '../request/quote-requests.js';
import { invalidIn, line, missingIn, serviceIn } from '../request/texts.js';

export class EmbeddedReader {
  /** @param reader of the day. */
  constructor(
    private readonly reader: () => Reader,
    private readonly school: Pick<School, 'phone' | 'email' | 'helplines'>,
    private readonly clock: () => Date,
  ) {}

  /** What the visitor's own turns amount to. */
  plan(messages: readonly ChatMessage[], closed: Closed): Plan {
    return replay(messages, this.reader(), closed);
  }

  /** @param proposal what became of the request that was proposed in this turn. */
  answer({ plan, request }: Pick<TurnContext, 'plan' | 'request'>, proposal?: Proposal): Said {
    const { answer, language, talk, move } = plan;
    const around = { school: this.school, now: this.clock(), language, withinRequest: move !== null };
    const words = answerWords(answer, talk, around);
    const ofRequest = this.requestWords(plan, request.sent, proposal);
    return {
      message: [words, ofRequest].filter(Boolean).join('\n\n'),
      facts: answer.flatMap((part) => ('facts' in part ? part.facts : [])),
      handedOff: answer.some((part) => part.do === 'person'),
      proposal,
      refused: [],
      usage: NO_USAGE,
    };
  }

  private requestWords({ move, language, invalid }: Plan, sent: readonly string[], proposal?: Proposal): string {
    if (move === 'aside') return line(language, 'aside');
    if (move === 'resting') return line(language, 'kept');
    if (move === 'already-sent') return line(language, 'already-sent', { reference: sent.at(-1) ?? '' });
    if (!proposal) return '';
    if ('draft' in proposal) return invalid ? invalidIn(invalid, language) : '';
    if ('refused' in proposal) return line(language, proposal.refused, { phone: this.school.phone });
    return askWords(proposal.missing, invalid ?? proposal.invalid[0] ?? null, language);
  }
}

/** Asks for what is missing: what the request is about only when it is known for which service it is. */
function askWords(
  all: Extract<Proposal, { missing: unknown }>['missing'],
  invalid: Plan['invalid'],
  language: Language,
): string {
  const asked = all.filter((name) => name !== 'richiesta' || !all.includes('servizio'));
  const missing = new Intl.ListFormat(language).format(asked.map((name) => missingIn(name, language)));
  const named = (service: QuoteService) => serviceIn(service, language);
  return [
    invalid && invalidIn(invalid, language),
    asked.length > 0 && line(language, 'ask', { missing }),
    asked.includes('servizio') &&
      line(language, 'services', { services: new Intl.ListFormat(language).format(services.map(named)) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Somebody is in distress: no language model is asked. */
export const isDistress = ({ answer }: Plan): boolean =>
  answer.some((part) => part.do === 'say' && part.what === 'distress');
