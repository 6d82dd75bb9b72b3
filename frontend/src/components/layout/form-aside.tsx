// The column beside a form: what happens after it is sent, a testimonial, and the opening hours.
import type { ComponentProps } from 'react';
import { PhoneLines } from '#src/components/school/phone-lines.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { Voice } from '#src/components/school/voice.tsx';
import type { Testimonial } from '#src/content/testimonials.ts';
import styles from './form-aside.module.css';

export interface FormAsideProps {
  readonly steps: ComponentProps<typeof Steps>['steps'];
  readonly voice?: Testimonial | undefined;
  /** Addresses the visitor as "Lei". */
  readonly formal?: boolean;
}

export function FormAside({ steps, voice, formal = false }: FormAsideProps) {
  return (
    <div className={`${styles.aside} beside`}>
      <div>
        <h2>Che cosa succede dopo</h2>
        <Steps steps={steps} />
      </div>
      {voice && <Voice testimonial={voice} />}
      <div className={styles.here}>
        <h2>{formal ? 'Quando ci trova' : 'Quando ci trovi'}</h2>
        <PhoneLines />
      </div>
    </div>
  );
}
