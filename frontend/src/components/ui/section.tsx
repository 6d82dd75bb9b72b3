// A stretch of a page on one paper, with room around it and, where wished, its heading.
import type { ReactNode } from 'react';
import { bound } from '#src/lib/bound.ts';
import { HydrationBoundary } from './hydration-boundary.tsx';
import styles from './section.module.css';

interface SectionProps {
  readonly id?: string;
  readonly tone?: 'carta' | 'carta-scura' | 'inchiostro' | 'cielo';
  /** Less padding, for a strip of facts. */
  readonly compact?: boolean;
  /** Draws the fine wave of banknotes along the upper edge. */
  readonly guilloche?: boolean;
  /** Id of the heading that names the section, or a name of its own. */
  readonly labelledBy?: string;
  readonly label?: string;
  /** Two columns where there is room, and which of them is wider. */
  readonly wide?: 'first' | 'second' | 'none';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Section({
  id,
  tone = 'carta',
  compact = false,
  guilloche = false,
  labelledBy,
  label,
  wide,
  className,
  children,
}: SectionProps) {
  return (
    <HydrationBoundary>
      <section
        id={id}
        tabIndex={id ? -1 : undefined}
        className={styles.section}
        data-tone={tone}
        data-compact={compact || undefined}
        data-guilloche={guilloche || undefined}
        aria-labelledby={labelledBy}
        aria-label={label}
      >
        <div
          className={['page-width', styles.inner, wide && styles.columns, className].filter(Boolean).join(' ')}
          data-wide={wide}
        >
          {children}
        </div>
      </section>
    </HydrationBoundary>
  );
}

interface SectionHeadingProps {
  readonly id?: string;
  /** A short text above the title, in small letters. */
  readonly eyebrow?: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly level?: 1 | 2;
}

export function SectionHeading({ id, eyebrow, title, children, level = 2 }: SectionHeadingProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.heading}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Title id={id} className={level === 2 ? 'title-l' : undefined}>
        {bound(title)}
      </Title>
      {children && <div className={styles.lead}>{children}</div>}
    </header>
  );
}
