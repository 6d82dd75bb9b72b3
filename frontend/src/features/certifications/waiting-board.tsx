// The departures board while no date is known.
import { BookExam } from './book-exam.tsx';
import { notifyHref } from './content.ts';
import styles from './waiting-board.module.css';

/** Two lines of thirteen letters each. */
const WORDS = ['CALENDARIO IN', 'AGGIORNAMENTO'] as const;

export function WaitingBoard() {
  return (
    <>
      <p className={styles.board}>
        <span className="visually-hidden">Calendario in aggiornamento.</span>
        {WORDS.map((line) => (
          <span key={line} aria-hidden="true">
            {Array.from(line, (letter, index) => (
              <i key={index}>{letter}</i>
            ))}
          </span>
        ))}
      </p>
      <p className={styles.waiting}>
        Le nuove date compaiono qui appena sono confermate. Se hai una scadenza, scrivici: ti diciamo quale sessione fa
        per te.
      </p>
      <BookExam href={notifyHref()}>Chiedi le prossime date</BookExam>
    </>
  );
}
