import type { ReactNode } from 'react';

export interface Description {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

interface DescriptionListProps {
  readonly rows: readonly Description[];
  readonly className?: string | undefined;
}

/** Labels with their values, one group for each. */
export function DescriptionList({ rows, className }: DescriptionListProps) {
  return (
    <dl className={className}>
      {rows.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
