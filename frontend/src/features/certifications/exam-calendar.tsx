// The exam calendar as a departures board: the owner's dates, or the board that waits for them.
import { enrolmentClosesWeeksBefore } from '@school/catalog';
import { Suspense } from 'react';
import { AsOfBuild } from '#src/components/ui/dated.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { lazyPart } from '#src/lib/lazy-part.tsx';
import { WaitingBoard } from './waiting-board.tsx';
import { WhileEmpty, WhileKnown, isEmpty } from './while-empty.tsx';

// As the questions: at once in the build, later in the browser, and there only where the owner has given dates.
const ExamTable = import.meta.env.SSR
  ? (await import('./exam-table.tsx')).default
  : lazyPart('[aria-labelledby=date-esami-titolo] table', () => import('./exam-table.tsx'));

export function ExamCalendar() {
  return (
    <Section id="date-esami" tone="inchiostro" labelledBy="date-esami-titolo">
      <SectionHeading id="date-esami-titolo" title="Date degli esami">
        <p>
          Le iscrizioni chiudono in genere {enrolmentClosesWeeksBefore.join('-')} settimane prima dell’esame.
          {!isEmpty && <AsOfBuild />}
        </p>
      </SectionHeading>
      <WhileKnown>
        <Suspense>
          <ExamTable />
        </Suspense>
      </WhileKnown>
      <WhileEmpty>
        <WaitingBoard />
      </WhileEmpty>
    </Section>
  );
}
