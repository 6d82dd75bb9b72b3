import { useLocation, useRouter } from '@tanstack/react-router';
import { useStore } from '#src/lib/use-store.ts';
import { coveredPage, openBeside } from './remembered.ts';
import { isSmall } from './small-screen.ts';

/**
 * Whether the panel of this tab is open. Beside the page it stays open until it is closed. Full-screen it has an entry
 * of the history for itself, so that the browser's "back" closes it.
 */
export function useOpening() {
  const router = useRouter();
  const isBeside = useStore(openBeside, false);
  const isOver = useLocation({ select: (at) => at.state.gaia === coveredPage(at) });

  function open(): void {
    if (!isSmall()) return openBeside.set(true);
    const state = { gaia: coveredPage(router.state.location) };
    const asItIs = { resetScroll: false, hashScrollIntoView: false };
    void router.navigate({ to: '.', search: true, hash: true, state, ...asItIs });
  }

  /** For the page that is opened next, whose entry closes a full-screen panel. */
  const makeRoom = () => openBeside.set(false);

  function close(): void {
    makeRoom();
    if (isOver) router.history.back();
  }

  return { isOpen: isBeside || isOver, open, makeRoom, close };
}
