// The waiting mode: at the visitor's wish, the page retries a request until it is accepted or refused for good.
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#src/lib/api.ts';
import { isRetryable } from './failure.ts';

/** Milliseconds between two attempts. */
const PAUSE = 10_000;

/**
 * Calls `retry` at once and every ten seconds while the request waits, and when the browser says that it is online
 * again; not before the time that the gateway has named. The attempt itself finds out whether the network is back: what
 * the browser says of it is often wrong.
 * @param error of the last attempt that failed, null once the request is accepted.
 */
export function useWaiting(error: Error | null, retry: () => void) {
  const [isWanted, setIsWanted] = useState(false);
  const isWaiting = isWanted && error !== null && isRetryable(error);
  const retryInTime = useEffectEvent(() => {
    const notBefore = error instanceof ApiError ? error.retryAt : undefined;
    if (!notBefore || notBefore.getTime() <= Date.now()) retry();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const tick = () => retryInTime();
    const timer = setInterval(tick, PAUSE);
    addEventListener('online', tick);
    tick();
    return () => {
      clearInterval(timer);
      removeEventListener('online', tick);
    };
  }, [isWaiting]);
  return { isWaiting, wait: () => setIsWanted(true), stopWaiting: () => setIsWanted(false) };
}
