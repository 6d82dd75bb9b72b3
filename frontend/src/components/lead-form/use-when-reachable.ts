import { useEffect, useEffectEvent } from 'react';
import { serverAnswers } from '#src/lib/chunk-errors.ts';

/** Milliseconds between two looks at the line: twice as many each time, up to the latter. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 30_000;

/**
 * Calls `attempt`, never twice at a time, as soon as the server answers, and again after a pause, until `isWaiting`
 * ends. The browser's word that it is online brings the next look forward, and no more: it is often wrong, both ways.
 */
export function useWhenReachable(isWaiting: boolean, attempt: () => Promise<void>): void {
  const tryNow = useEffectEvent(attempt);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let pause = FIRST_PAUSE;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLooking = false;
    let isOver = false;
    async function look(): Promise<void> {
      if (isLooking) return;
      isLooking = true;
      clearTimeout(timer);
      if ((await serverAnswers()) && !isOver) await tryNow();
      isLooking = false;
      if (isOver) return;
      timer = setTimeout(look, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
    const lookNow = () => void look();
    addEventListener('online', lookNow);
    lookNow();
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', lookNow);
    };
  }, [isWaiting]);
}
