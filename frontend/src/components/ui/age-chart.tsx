// A bar chart of the ages that each exam is for.
import styles from './age-chart.module.css';

interface AgeChartProps {
  readonly first: number;
  readonly last: number;
  readonly bars: readonly {
    readonly name: string;
    readonly ages: readonly [from: number, to: number];
    readonly detail?: string;
  }[];
}

export function AgeChart({ first, last, bars }: AgeChartProps) {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const birthdays = years.map((_, index) => `M${index} 0V1`).join('');
  return (
    <div className={styles.chart}>
      <ol role="list">
        {bars.map(({ name, ages: [from, to], detail }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              {from}-{to} anni
            </span>
            {detail && <span>{detail}</span>}
            <svg viewBox={`0 0 ${years.length} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={birthdays} vectorEffect="non-scaling-stroke" />
              <rect x={from - first} width={to - from + 1} height="1" />
            </svg>
          </li>
        ))}
      </ol>
      <p aria-hidden="true">
        {years.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </p>
    </div>
  );
}
