// The first screen of a page: what it is about in large type, the next step, and one picture beside it.
import type { ReactNode } from 'react';
import styles from './page-opening.module.css';
import { Section, SectionHeading } from './section.tsx';

interface PageOpeningProps {
  /** The plain name of the page, if the title is a play on words. */
  readonly eyebrow?: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly tone?: 'carta' | 'cielo' | 'inchiostro';
  readonly actions?: ReactNode;
  readonly art?: ReactNode;
}

export function PageOpening({ eyebrow, title, lead, tone = 'carta', actions, art }: PageOpeningProps) {
  return (
    <Section tone={tone} wide="none" className={styles.opening}>
      <div>
        <SectionHeading level={1} {...(eyebrow && { eyebrow })} title={title}>
          {lead}
        </SectionHeading>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {art}
    </Section>
  );
}
