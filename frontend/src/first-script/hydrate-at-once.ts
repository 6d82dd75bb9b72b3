// When a page is hydrated without an interaction: its prerendered HTML is not what this visitor shall see.
import { romeDay } from '@school/catalog/rome-day';
import { isLeftOpen } from '#src/components/gaia/remembered.ts';
import { STORED_AS, draftKey } from '#src/lib/kept-entries.ts';

const isStored = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Something was written in this tab that belongs into a form of this page. */
const hasEntries = () => isStored(STORED_AS) || [...document.forms].some(({ id }) => id !== '' && isStored(draftKey(id)));

/** The address fills a field of a form: see `LeadFormDefinition.prefill`. */
function isPrefilled(): boolean {
  const parameters = new URLSearchParams(location.search);
  return [...document.forms].some(({ dataset }) => dataset['parameter'] !== undefined && parameters.has(dataset['parameter']));
}

/** Some words were true until a day that has passed since the build: see `lib/today.tsx`. */
export function isOutOfDate(): boolean {
  const today = romeDay(new Date());
  return [...document.querySelectorAll<HTMLElement>('[data-true-before]')].some(({ dataset }) => dataset['trueBefore']! <= today);
}

export const shouldHydrateAtOnce = (): boolean => isLeftOpen() || hasEntries() || isPrefilled() || isOutOfDate();
