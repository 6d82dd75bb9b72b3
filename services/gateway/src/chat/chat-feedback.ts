// Visitors' verdicts on Gaia's replies: a metric, and for staff the replies that were judged not useful.
import { Injectable, Logger } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { CHAT_FEEDBACK, type ChatVerdict, cleanText } from '@school/contracts';
import { Redis } from 'ioredis';
import { gaiaVerdicts } from '../metrics.js';

const DAY_SECONDS = 24 * 3600;

/** An e-mail address, also in words; a number with as many digits as a telephone number. */
const ADDRESS = /(?<![^\s<>"'(])[^\s<>"'(]+\s?(?:@|\(at\)|\[at\]|chiocciola)\s?[^\s<>"')]+/gi;
const NUMBER = /\+?\d(?:[\s./()-]{0,2}\d){5,}/g;

/** A text without e-mail addresses, telephone numbers and control characters. */
const masked = (text: string): string =>
  cleanText(text.normalize('NFKC')).replace(ADDRESS, '[e-mail]').replace(NUMBER, '[numero]');

@Injectable()
export class ChatFeedback {
  private readonly logger = new Logger(ChatFeedback.name);

  constructor(private readonly redis: Redis) {}

  /** Counts a verdict. A "no" is also stored, if Redis is available, with its text if the visitor agreed. */
  async record({ messages, feedback: { useful, share } }: ChatVerdict): Promise<void> {
    gaiaVerdicts.inc({ useful: useful ? 'yes' : 'no' });
    if (useful) return;
    const shared = share ? messages.map(({ role, content }) => ({ role, content: masked(content) })) : [];
    const { prefix, entriesADay, field } = CHAT_FEEDBACK;
    const day = new Date().toISOString().slice(0, 10);
    const key = prefix + day;
    // Counted from the day's beginning: a later entry does not make an earlier one stay longer.
    const expires = Date.parse(day) / 1000 + retention.chatFeedbackDays * DAY_SECONDS;
    try {
      await this.redis
        .multi()
        .xadd(key, 'MAXLEN', entriesADay, '*', field, JSON.stringify(shared))
        .expireat(key, expires)
        .exec();
    } catch (error) {
      this.logger.warn({ event: 'feedback-lost', err: error });
    }
  }
}
