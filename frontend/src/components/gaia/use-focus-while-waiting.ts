import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Places {
  /** Where the focus waits while the input is disabled. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLElement | null>;
  /** On phones the input raises the keyboard: there it has the focus again only if it had it. */
  readonly isSmall: boolean;
}

/** Returns what to call before Gaia is asked. The input has the focus again after her reply, unless the visitor has moved it. */
export function useFocusWhileWaiting(isWaiting: boolean, { panel, input, isSmall }: Places): () => void {
  const wantsInput = useRef(false);
  const giveBack = useEffectEvent(() => {
    const isFree = document.activeElement === panel.current || document.activeElement === document.body;
    if (wantsInput.current && isFree) input.current?.focus();
    wantsInput.current = false;
  });
  useEffect(() => {
    if (!isWaiting) giveBack();
  }, [isWaiting]);
  return () => {
    wantsInput.current = !isSmall || document.activeElement === input.current;
    panel.current?.focus();
  };
}
