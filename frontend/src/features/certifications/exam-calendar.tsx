// The exam calendar as a departures board: the owner's dates, or the board that waits for them.
import { enrolmentClosesWeeksBefore } from '@school/catalog';
import { AsOfBuild } from '#src/components/ui/dated.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { ExamTable } from './exam-table.tsx';
import { WaitingBoard } from './waiting-board.tsx';
import { WhileEmpty, WhileKnown, isEmpty } from './while-empty.tsx';

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
        <ExamTable />
      </WhileKnown>
      <WhileEmpty>
        <WaitingBoard />
      </WhileEmpty>
    </Section>
  );
}
