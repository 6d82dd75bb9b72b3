import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#src/lib/api.ts';

/** Milliseconds between two attempts. */
const PAUSE = 10_000;

/**
 * Calls `attempt` at once and every ten seconds while a request waits, and when the browser says that it is online
 * again; not before the time that the gateway has named. The attempt itself finds out whether the network is back: what
 * the browser says of it is often wrong.
 */
export function useRetryWhileWaiting(waitingFor: Error | null, attempt: () => void): void {
  const attemptInTime = useEffectEvent(() => {
    const notBefore = waitingFor instanceof ApiError ? waitingFor.retryAt : undefined;
    if (!notBefore || notBefore.getTime() <= Date.now()) attempt();
  });
  const isWaiting = waitingFor !== null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const tick = () => attemptInTime();
    const timer = setInterval(tick, PAUSE);
    addEventListener('online', tick);
    tick();
    return () => {
      clearInterval(timer);
      removeEventListener('online', tick);
    };
  }, [isWaiting]);
}
