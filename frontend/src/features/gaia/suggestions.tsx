import type { Chip } from '@school/contracts';
import styles from './suggestions.module.css';

/** Those of a page have no id. */
export type Suggestion = Pick<Chip, 'text'> & Partial<Chip>;

interface SuggestionsProps {
  readonly chips: readonly Suggestion[];
  readonly onChoose: (chip: Suggestion) => void;
}

/** Suggested messages, sent by one click. */
export function Suggestions({ chips, onChoose }: SuggestionsProps) {
  return (
    <ul role="list" className={styles.chips} aria-label="Suggerimenti">
      {chips.map((chip) => (
        <li key={chip.text}>
          <button type="button" onClick={() => onChoose(chip)}>
            {chip.text}
          </button>
        </li>
      ))}
    </ul>
  );
}
