// A course, drawn as a boarding pass with a stub for the level.
import type { ReactNode } from 'react';
import styles from './boarding-pass.module.css';
import { type Description, DescriptionList } from './description-list.tsx';

interface BoardingPassProps {
  /** The course: "B2 First". */
  readonly title: string;
  readonly level: string;
  readonly from: string;
  /** Day, hour, places, price, materials: whatever is known, in the order of reading. */
  readonly fields: readonly Description[];
  /** An important notice above the fields. */
  readonly lead?: ReactNode;
  /** The colour of the level on the stub. */
  readonly ink?: 'rosso' | 'pino' | 'inchiostro';
  /** The next step, on the stub. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** For lists: omits the place of departure, which is the same for all, on narrow screens. */
  readonly brief?: boolean;
}

export function BoardingPass({
  title,
  level,
  from,
  fields,
  lead,
  ink = 'rosso',
  action,
  headingLevel = 3,
  brief = false,
}: BoardingPassProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.holder} data-brief={brief || undefined}>
      <div className={styles.pass}>
        <div className={styles.body}>
          <div className={styles.route}>
            <p className={styles.place}>
              <span className={styles.label}>Da</span>
              {from}
            </p>
            <span className={styles.path} aria-hidden="true" />
            <Title className={styles.place}>
              <span className={styles.label}>A</span>
              {title}
            </Title>
          </div>
          {lead && <div className={styles.lead}>{lead}</div>}
          <DescriptionList className={styles.fields} rows={fields} />
        </div>
        <div className={styles.stub}>
          <p className={styles.level} data-ink={ink} aria-hidden="true">
            {level}
          </p>
          {action}
        </div>
      </div>
    </article>
  );
}
