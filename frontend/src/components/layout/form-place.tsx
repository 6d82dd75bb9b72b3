// The sheet of a form: its title, the notice and the form, and a stub with what stands beside it.
import type { ReactNode } from 'react';
import { bound } from '#src/lib/bound.ts';
import styles from './form-place.module.css';

interface FormPlaceProps {
  readonly title: string;
  /** One line before the fields, such as the time of the reply or what is optional. */
  readonly notice?: string;
  /** On the stub, which is as high as the form: what happens next, a voice, how to reach the school. */
  readonly aside?: ReactNode;
  /** A form in several parts takes the whole width, and the stub is below it. */
  readonly long?: boolean;
  readonly children?: ReactNode;
}

export function FormPlace({ title, notice, aside, long = false, children }: FormPlaceProps) {
  return (
    <div className={styles.sheet} data-stub={aside ? (long ? 'below' : 'beside') : undefined}>
      <div className={styles.place}>
        <h2 className={styles.title}>{bound(title)}</h2>
        {notice && <p className={styles.notice}>{notice}</p>}
        {children}
      </div>
      {aside && <div className={styles.stub}>{aside}</div>}
    </div>
  );
}
