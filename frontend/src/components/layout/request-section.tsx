// Where a form stands with what happens after it is sent.
import type { ComponentProps, ReactNode } from 'react';
import { NextSteps } from '#src/components/ui/next-steps.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { FormPlace } from './form-place.tsx';
import styles from './request-section.module.css';

interface RequestSectionProps {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly notice?: string;
  readonly steps: ComponentProps<typeof NextSteps>['steps'];
  /** The form. */
  readonly children: ReactNode;
}

export function RequestSection({ id, label, title, notice = 'I campi con * sono obbligatori.', steps, children }: RequestSectionProps) {
  return (
    <Section id={id} tone="cielo" label={label} className={styles.columns}>
      <FormPlace title={title} notice={notice}>
        {children}
      </FormPlace>
      <NextSteps steps={steps} />
    </Section>
  );
}
