// Opening and closing the panel in this tab. Beside the page it stays open until it is closed. Full-screen it has an
// entry of the history for itself, so that the browser's "back" closes it.
import type { AnyRouter } from '@tanstack/react-router';
import { coveredPage, openBeside } from './remembered.ts';
import { isSmall } from './small-screen.ts';

export function openPanel(router: AnyRouter): void {
  if (!isSmall()) return openBeside.set(true);
  const state = { gaia: coveredPage(router.state.location) };
  const asItIs = { resetScroll: false, hashScrollIntoView: false };
  void router.navigate({ to: '.', search: true, hash: true, state, ...asItIs });
}

/** Closes the panel for the page that is opened next, whose entry closes a full-screen panel. */
export const makeRoom = (): void => openBeside.set(false);

export function closePanel({ history, state: { location } }: AnyRouter): void {
  makeRoom();
  if (location.state.gaia === coveredPage(location)) history.back();
}
