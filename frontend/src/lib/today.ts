// The day for which a page is rendered: the day of the build during hydration, then the current day. Before hydration
// the first script updates the page (bootstrap/dates.ts).
import { romeDay } from '@school/catalog/days';
import { useInBrowser } from './use-is-hydrated.ts';

/**
 * The day of the build, `YYYY-MM-DD` in Rome. Scripts read it from the document, so that their files do not change
 * every day.
 */
export const builtOn = import.meta.env.SSR ? import.meta.env.BUILT_ON : document.documentElement.dataset['builtOn']!;

/**
 * Today in Rome, `YYYY-MM-DD`. The first render returns the day of the build, so that it matches the prerendered HTML.
 */
export const useToday = (): string => useInBrowser(() => romeDay(new Date()), builtOn);
