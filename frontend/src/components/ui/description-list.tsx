import type { ReactNode } from 'react';

export interface Description {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

interface DescriptionListProps {
  readonly rows: readonly Description[];
  readonly className?: string | undefined;
  /** Of each label. */
  readonly labelClassName?: string | undefined;
}

/** Labels with their values, a group each. */
export function DescriptionList({ rows, className, labelClassName }: DescriptionListProps) {
  return (
    <dl className={className}>
      {rows.map(({ label, value }, index) => (
        <div key={index}>
          <dt className={labelClassName}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
