// An ornament: a cabin seen from above, all seats free but one, and the teacher beside it.
import styles from './one-to-one-page.module.css';

const COLUMNS = [46, 98, 182, 234];
const ROWS = [150, 208, 266, 324, 382, 440];
const SEAT = 40;

const freeSeats = ROWS.flatMap((y, row) =>
  COLUMNS.filter((_, column) => row !== 1 || column > 1).map((x) => ({ x, y })),
);

export function SeatMap() {
  return (
    <svg className={styles.cabin} viewBox="0 0 320 480" aria-hidden="true">
      <path className={styles.hull} d="M16 480V200C16 96 92 10 160 10s144 86 144 190v280" />
      <path
        className={styles.line}
        d="M28 480V204C28 108 98 24 160 24s132 84 132 180v276M112 62c28-22 68-22 96 0l10 22c-34-24-82-24-116 0z"
      />
      {freeSeats.map(({ x, y }) => (
        <rect key={`${x} ${y}`} className={styles.seat} x={x} y={y} width={SEAT} height={SEAT} rx="9" />
      ))}
      <rect className={styles.yours} x={COLUMNS[0]} y={ROWS[1]} width={SEAT} height={SEAT} rx="9" />
      <rect className={styles.ours} x={COLUMNS[1]} y={ROWS[1]} width={SEAT} height={SEAT} rx="9" />
      <g className={styles.names}>
        <text x={COLUMNS[0]! + SEAT / 2} y={ROWS[1]! + 26}>
          Tu
        </text>
        <text x={COLUMNS[1]! + SEAT / 2} y={ROWS[1]! + 26}>
          Noi
        </text>
      </g>
    </svg>
  );
}
