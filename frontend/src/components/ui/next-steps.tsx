// What happens after a form has been sent, step by step; stands beside the form.
import type { ReactNode } from 'react';
import styles from './next-steps.module.css';

interface NextStepsProps {
  readonly title?: string;
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[];
}

export function NextSteps({ title = 'Che cosa succede dopo', steps }: NextStepsProps) {
  return (
    <div className={styles.steps}>
      <h2>{title}</h2>
      <ol role="list">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
