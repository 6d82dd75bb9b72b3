import type { ReactNode } from 'react';
import { bound } from '#src/lib/bound.ts';
import styles from './card.module.css';

interface InfoCardProps {
  readonly title: string;
  /** A small drawing, such as an ArtIcon. */
  readonly icon?: ReactNode;
  /** The heading level: 2 if there is no heading above the grid. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** One fact with its label; used in an InfoGrid. */
export function InfoCard({ title, icon, level = 3, children }: InfoCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.info}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Title className={styles.title}>{bound(title)}</Title>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

export function InfoGrid({ columns = 3, children }: { readonly columns?: 3 | 4; readonly children: ReactNode }) {
  return (
    <div className={styles.grid} data-columns={columns}>
      {children}
    </div>
  );
}
