// Which exam is for which age: bars along the years, from the first birthday to the last one shown.
import styles from './age-chart.module.css';

interface AgeChartProps {
  /** The chart starts at six, the age of the first school year. */
  readonly first: 6;
  readonly last: 12 | 18;
  readonly bars: readonly {
    readonly name: string;
    readonly ages: readonly [from: number, to: number];
    readonly detail?: string;
  }[];
}

export function AgeChart({ first, last, bars }: AgeChartProps) {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div className={styles.chart} data-last={last}>
      <ol role="list" className={styles.bars}>
        {bars.map(({ name, ages: [from, to], detail }) => (
          <li key={name} data-from={from} data-to={to}>
            <strong>{name}</strong>
            <span>
              {from}-{to} anni
            </span>
            {detail && <span>{detail}</span>}
          </li>
        ))}
      </ol>
      <p className={styles.years} aria-hidden="true">
        {years.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </p>
    </div>
  );
}
