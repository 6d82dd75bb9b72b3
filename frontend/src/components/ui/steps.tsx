// Consecutive steps: numbers along a dotted line.
import type { ReactNode } from 'react';
import { bound } from '#src/lib/bound.ts';
import styles from './steps.module.css';

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text?: ReactNode }[];
  /** Side by side where there is room. */
  readonly across?: boolean;
}

export function Steps({ steps, across = false }: StepsProps) {
  return (
    <ol role="list" className={styles.steps} data-across={across || undefined}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{bound(title)}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
