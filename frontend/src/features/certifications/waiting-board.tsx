import { BookExam } from './book-exam.tsx';
import { notifyHref } from './content.ts';

/** While no date is known. */
export function WaitingBoard() {
  return (
    <>
      <h3>Calendario in aggiornamento</h3>
      <p>
        Le nuove date compaiono qui appena sono confermate. Se hai una scadenza, scrivici: ti diciamo quale sessione fa
        per te.
      </p>
      <BookExam href={notifyHref()}>Chiedi le prossime date</BookExam>
    </>
  );
}
