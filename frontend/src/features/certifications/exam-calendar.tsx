// The exam calendar, as a departures board: the owner's dates, or a notice that there are none yet.
import { enrolmentClosesWeeksBefore } from '@school/catalog';
import { AsOfBuild } from '#src/components/ui/dated.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { BookExam } from './book-exam.tsx';
import { notifyHref } from './content.ts';
import { ExamTable } from './exam-table.tsx';
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
        <h3>Calendario in aggiornamento</h3>
        <p>
          Le nuove date compaiono qui appena sono confermate. Se hai una scadenza, scrivici: ti diciamo quale sessione
          fa per te.
        </p>
        <BookExam href={notifyHref()}>Chiedi le prossime date</BookExam>
      </WhileEmpty>
    </Section>
  );
}
