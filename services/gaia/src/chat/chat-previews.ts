// The sentences of a reply while they are written: one Redis stream for each turn, gone after a minute.
import { Injectable, Logger } from '@nestjs/common';
import { CHAT_STREAM, chatStreamKey } from '@school/contracts';
import { Redis } from 'ioredis';

export interface ChatPreview {
  /** Publishes a sentence. While Redis is unavailable the preview is lost, not the reply. */
  readonly tell: (sentence: string) => void;
  /** Resolves when all sentences can be read. */
  readonly told: () => Promise<void>;
}

@Injectable()
export class ChatPreviews {
  private readonly logger = new Logger(ChatPreviews.name);

  constructor(private readonly redis: Redis) {}

  open(job: string): ChatPreview {
    const key = chatStreamKey(job);
    let count = 0;
    let last: Promise<unknown> = Promise.resolve();
    return {
      tell: (sentence) => {
        const { entries, field, keptSeconds } = CHAT_STREAM;
        // Numbered: after a lost connection the client sends a command again, and Redis refuses a number it has.
        const number = `${++count}-0`;
        const added = this.redis
          .multi()
          .xadd(key, 'MAXLEN', '~', entries, number, field, sentence)
          .expire(key, keptSeconds)
          .exec();
        const lost = (error: Error) => this.logger.warn({ event: 'preview-lost', job, error: error.name });
        last = Promise.allSettled([last, added.catch(lost)]);
      },
      told: async () => void (await last),
    };
  }
}
