import styles from './course-hero.module.css';

/**
 * Prints the page as the one sheet its print styles make of it, by the first script (first-script/print.ts). Out of
 * sight where no script could serve it.
 */
export function PrintButton() {
  return (
    <button type="button" className={styles.print} data-prints>
      Stampa la scheda
    </button>
  );
}
