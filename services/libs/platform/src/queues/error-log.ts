import type { LoggerService } from '@nestjs/common';
import { errorText } from '../observability/error-text.js';

/**
 * A listener for 'error' events that logs repeated errors once: an unavailable Redis raises the same error many times a
 * second. After `recovered()` the next error is logged, even if it is the same.
 */
export function errorLog(
  logger: LoggerService,
  event: string,
  queue?: string,
): { onError: (error: Error) => void; recovered: () => void } {
  let last = '';
  return {
    onError: (error) => {
      if (error.message !== last) logger.error({ event, queue, error: errorText(error) });
      last = error.message;
    },
    recovered: () => (last = ''),
  };
}
