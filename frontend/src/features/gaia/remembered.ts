// What the browser remembers of Gaia. Part of the first script, which deletes an expired conversation whenever a page
// is loaded, and opens a panel that was left open.
import type { HistoryState } from '@tanstack/react-router';
import { browserStorage, parsed, tabStorage } from '#src/lib/safe-storage.ts';
import { createStoredStore } from '#src/lib/store.ts';
import { isSmall } from './small-screen.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that the panel covers. */
    readonly gaia?: string;
  }
}

/** The conversation, which all tabs share. */
export const STORED_AS = 'gaia';

export interface Remembered {
  /** When it expires, in epoch milliseconds: it is deleted when a page is loaded after that. */
  readonly until: number;
}

/** Deletes the conversation once it has expired. */
export function forgetInTime(): void {
  const stored = parsed(browserStorage.get(STORED_AS)) as Partial<Remembered> | null;
  if (!(Number(stored?.until) > Date.now())) browserStorage.remove(STORED_AS);
}

/** Whether the panel of this tab is open beside the page. One left open would cover a page newly opened on a phone. */
export const openBeside = createStoredStore(tabStorage, 'gaia-aperta', (stored) => stored === true && !isSmall());

/**
 * Written to the state of a history entry over whose page the panel lies, full-screen. Another entry that copies the
 * state, as a link within the page may, differs in its hash.
 */
export const coveredPage = ({ pathname, hash }: { readonly pathname: string; readonly hash: string }): string =>
  pathname + hash.replace('#', '');

/** Whether the panel has to be opened without a press of its button. */
export const isLeftOpen = (): boolean =>
  openBeside.get() || (history.state as HistoryState | null)?.gaia === coveredPage(location);
