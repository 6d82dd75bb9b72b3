// The embedded reader: what a turn amounts to, and the whole answer to it without any language model.
import type { School } from '@school/catalog';
import type { ChatMessage } from '@school/contracts';
import type { Said, TurnContext } from '../agent/turn.js';
import { type Closed, type Plan, type Reader, replay } from '../dialogue/conversation.js';
import { answerWords } from '../reader/answers.js';
import type { Faults } from '../request/check.js';
import { services } from '../request/service.js';
import type { Proposal } from '../request/quote-requests.js';
import { line, textsOf } from '../request/texts.js';

export class EmbeddedReader {
  /** @param reader of the day. */
  constructor(
    private readonly reader: () => Reader,
    private readonly school: Pick<School, 'phone' | 'email' | 'helplines'>,
  ) {}

  /** What the visitor's own turns amount to. */
  plan(messages: readonly ChatMessage[], closed: Closed): Plan {
    return replay(messages, this.reader(), closed);
  }

  /** @param proposal what became of the request that was proposed in this turn. */
  answer({ plan, request, now }: TurnContext, proposal?: Proposal): Said {
    const { answer, language, talk, move } = plan;
    const around = { school: this.school, now, language, withinRequest: move !== null };
    const words = answerWords(answer, talk, around);
    const ofRequest = this.requestWords(plan, request.sent, proposal);
    return {
      message: [words, ofRequest].filter(Boolean).join('\n\n'),
      facts: answer.flatMap((part) => ('facts' in part ? part.facts : [])),
      handedOff: answer.some((part) => part.do === 'person'),
      proposal,
    };
  }

  /** Answers without any language model. */
  async ask(turn: TurnContext): Promise<Said> {
    const { move, known } = turn.plan;
    return this.answer(turn, move === 'propose' ? await turn.propose(known) : undefined);
  }

  private requestWords(plan: Plan, sent: readonly string[], proposal?: Proposal): string {
    const { move, language, invalid, note } = plan;
    const values = { reference: sent.at(-1) ?? '', phone: this.school.phone };
    if (move && move !== 'propose') return line(language, move, values);
    if (!proposal) return '';
    if ('refused' in proposal) return line(language, proposal.refused, values);
    if ('missing' in proposal) return this.askWords(proposal.missing, plan);
    return invalid ? textsOf(language).invalid[invalid] : note === 'not-yet' ? line(language, note) : '';
  }

  /**
   * Asks for what is missing, in other words where it was asked before; what the request is about only when it is known
   * for which service it is.
   */
  private askWords(all: Faults['missing'], { language, invalid, note }: Plan): string {
    const asked = all.filter((name) => name !== 'richiesta' || !all.includes('servizio'));
    const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
    const missing = listed(asked.map((name) => textsOf(language).missing[name]));
    return [
      note && note !== 'again' && line(language, note),
      invalid && textsOf(language).invalid[invalid],
      asked.length > 0 && line(language, note ? 'ask-again' : 'ask', { missing }),
      note === 'again' && line(language, 'other-way', { phone: this.school.phone }),
      asked.includes('servizio') &&
        line(language, 'services', { services: listed(services.map((service) => textsOf(language).service[service])) }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}

/** Somebody is in distress: no language model is asked. */
export const isDistress = ({ answer }: Plan): boolean =>
  answer.some((part) => part.do === 'say' && part.what === 'distress');
