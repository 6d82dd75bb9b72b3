// When a page is hydrated without an interaction: its prerendered HTML is not what this visitor shall see.
import { isLeftOpen } from '#src/features/gaia/remembered.ts';
import { STORED_AS, draftKey } from '#src/lib/kept-entries.ts';

const isStored = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Something was written in this tab that belongs into a form of this page. */
const hasEntries = () =>
  isStored(STORED_AS) || [...document.forms].some(({ id }) => id !== '' && isStored(draftKey(id)));

export const shouldHydrateAtOnce = (): boolean => isLeftOpen() || hasEntries();
