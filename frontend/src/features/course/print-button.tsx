import styles from './course-hero.module.css';

/** Prints the page as the one sheet its print styles make of it. Out of sight where no script could serve it. */
export function PrintButton() {
  return (
    <button type="button" className={styles.print} onClick={() => print()}>
      Stampa la scheda
    </button>
  );
}
