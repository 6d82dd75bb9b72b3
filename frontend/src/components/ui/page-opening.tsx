// The first screen of a page: what it is about in large type, the next step, and one picture beside it.
import type { ReactNode } from 'react';
import { bound } from '#src/lib/bound.ts';
import styles from './page-opening.module.css';
import { Section } from './section.tsx';

interface PageOpeningProps {
  /** The plain name of the page, where the title plays. */
  readonly eyebrow?: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly tone?: 'carta' | 'cielo' | 'inchiostro';
  readonly actions?: ReactNode;
  readonly art?: ReactNode;
}

export function PageOpening({ eyebrow, title, lead, tone = 'carta', actions, art }: PageOpeningProps) {
  return (
    <Section tone={tone} className={styles.opening}>
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{bound(title)}</h1>
        <div className={styles.lead}>{lead}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {art}
    </Section>
  );
}
