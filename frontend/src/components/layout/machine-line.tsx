// Decoration: the machine-readable line of a travel document.
import styles from './machine-line.module.css';

const LENGTH = 132;

export function MachineLine({ words }: { readonly words: readonly string[] }) {
  const text = words.map((word) => word.replaceAll(' ', '<')).join('<<');
  return (
    <p className={styles.line} aria-hidden="true" data-print="no">
      {text.padEnd(LENGTH, '<')}
    </p>
  );
}
