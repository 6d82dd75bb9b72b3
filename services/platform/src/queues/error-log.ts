import type { LoggerService } from '@nestjs/common';
import { errorText } from '../observability/error-text.js';

/**
 * A listener for 'error' events that logs each kind of trouble once: a Redis that is away raises the same error many times a second.
 * `over()` ends the trouble, so that the next one is told again.
 */
export function errorLog(logger: LoggerService, event: string, queue: string): { onError: (error: Error) => void; over: () => void } {
  let last = '';
  return {
    onError: (error) => {
      if (error.message !== last) logger.error({ event, queue, error: errorText(error) });
      last = error.message;
    },
    over: () => (last = ''),
  };
}
