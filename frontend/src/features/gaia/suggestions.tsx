import styles from './suggestions.module.css';

interface SuggestionsProps {
  readonly chips: readonly string[];
  readonly onChoose: (chip: string) => void;
}

/** Suggested messages, sent by one click. */
export function Suggestions({ chips, onChoose }: SuggestionsProps) {
  return (
    <ul role="list" className={styles.chips} aria-label="Suggerimenti">
      {chips.map((chip) => (
        <li key={chip}>
          <button type="button" onClick={() => onChoose(chip)}>
            {chip}
          </button>
        </li>
      ))}
    </ul>
  );
}
