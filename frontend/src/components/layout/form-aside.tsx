// On the stub of a form: what happens after it is sent, and how to reach the school.
import type { ComponentProps, ReactNode } from 'react';
import { EmailLink } from '#src/components/school/email-link.tsx';
import { PhoneLines } from '#src/components/school/phone-lines.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { addressLine } from '#src/content/school.ts';
import styles from './form-aside.module.css';

export interface FormAsideProps {
  readonly steps: ComponentProps<typeof Steps>['steps'];
  /** Addresses the visitor as "Lei". */
  readonly formal?: boolean;
  /** Between the two, such as a testimonial. */
  readonly children?: ReactNode;
}

export function FormAside({ steps, formal = false, children }: FormAsideProps) {
  return (
    <>
      <div className={styles.next}>
        <h2>Che cosa succede dopo</h2>
        <Steps steps={steps} />
      </div>
      {children}
      <div className={styles.here}>
        <h2>{formal ? 'Preferisce parlarne?' : 'Preferisci parlarne?'}</h2>
        <PhoneLines />
        <p>
          <EmailLink />
        </p>
        <p>{addressLine}</p>
      </div>
    </>
  );
}
