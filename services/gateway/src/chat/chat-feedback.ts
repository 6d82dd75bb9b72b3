// What visitors say of Gaia's replies: a count, and for staff the last replies that were not what somebody was looking for.
import { Injectable, Logger } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { CHAT_FEEDBACK, type ChatVerdict, cleanText } from '@school/contracts';
import { errorText, metrics } from '@school/platform';
import { Redis } from 'ioredis';

const KEPT_SECONDS = retention.chatFeedbackDays * 24 * 3600;

/** An address, also as people spell it out; a number with as many digits as a telephone number has. */
const ADDRESS = /(?<![^\s<>"'(])[^\s<>"'(]+\s?(?:@|\(at\)|\[at\]|chiocciola)\s?[^\s<>"')]+/gi;
const NUMBER = /\+?\d(?:[\s./()-]{0,2}\d){5,}/g;

/** A text without the ways to reach a person, however its characters are written, and without what a terminal would obey. */
const masked = (text: string): string => cleanText(text.normalize('NFKC')).replace(ADDRESS, '[e-mail]').replace(NUMBER, '[numero]');

@Injectable()
export class ChatFeedback {
  private readonly logger = new Logger(ChatFeedback.name);

  constructor(private readonly redis: Redis) {}

  /** Counts a verdict. A "no" is kept as well, with words only where the visitor agreed; a Redis that is away costs it, not the count. */
  async take({ messages, feedback: { useful, share } }: ChatVerdict): Promise<void> {
    metrics.gaiaVerdicts.inc({ useful: useful ? 'yes' : 'no' });
    if (useful) return;
    const shared = share ? messages.map(({ role, content }) => ({ role, content: masked(content) })) : [];
    const { key, entries, field } = CHAT_FEEDBACK;
    const oldest = Date.now() - KEPT_SECONDS * 1000;
    try {
      await this.redis
        .multi()
        .xadd(key, 'MAXLEN', entries, '*', field, JSON.stringify(shared))
        .xtrim(key, 'MINID', oldest)
        .expire(key, KEPT_SECONDS)
        .exec();
    } catch (error) {
      this.logger.warn({ event: 'feedback-lost', error: errorText(error) });
    }
  }
}
