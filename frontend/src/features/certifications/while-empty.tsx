import { comingExams, daysAfter } from '@school/catalog';
import type { ReactNode } from 'react';
import { shownWithin } from '#src/components/ui/dated.tsx';
import { examDates } from '#src/content/school.ts';
import { builtOn, useToday } from '#src/lib/today.ts';

/** The exams that were in the future when the page was built, the next one first. */
export const knownExams = comingExams(examDates, builtOn);
const last = knownExams.at(-1);

/** Whether no exam was in the future on the day of the build. */
export const isEmpty = last === undefined;

/** Shown while no exam is in the future. */
export function WhileEmpty({ children }: { readonly children: ReactNode }) {
  const today = useToday();
  return last ? <div {...shownWithin({ from: daysAfter(last.date, 1) }, today)}>{children}</div> : children;
}

/** Shown while an exam is in the future. */
export function WhileKnown({ children }: { readonly children: ReactNode }) {
  const today = useToday();
  return last && <div {...shownWithin({ until: daysAfter(last.date, 1) }, today)}>{children}</div>;
}
