// A level as a punch card: one hole for each recommended hour, the price of an hour, and what it comes to.
import { euroAmount, type OneToOne } from '@school/catalog';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import styles from './hour-card.module.css';

const PER_ROW = 10;
const ROWS = 5;
const STEP = 12;

/** Dots of a row as one dashed line with round caps: `from` and `to` count holes of that row. */
function holes(row: number, from: number, to: number): string {
  const y = row * STEP + STEP / 2;
  return to > from ? `M${from * STEP + STEP / 2} ${y}H${(to - 1) * STEP + STEP / 2 + 0.01}` : '';
}

function punched(from: number, to: number): string {
  return Array.from({ length: ROWS }, (_, row) =>
    holes(
      row,
      Math.min(PER_ROW, Math.max(0, from - row * PER_ROW)),
      Math.min(PER_ROW, Math.max(0, to - row * PER_ROW)),
    ),
  ).join('');
}

export function HourCard({ lesson }: { readonly lesson: OneToOne }) {
  const {
    title,
    pricePerHourEuro,
    recommendedHours: [from, to],
  } = lesson;
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      <p className={styles.price}>
        <strong>{euroAmount(pricePerHourEuro, false)}</strong> euro l’ora
      </p>
      <svg className={styles.holes} viewBox={`0 0 ${PER_ROW * STEP} ${ROWS * STEP}`} aria-hidden="true">
        <path className={styles.blank} d={punched(0, PER_ROW * ROWS)} />
        <path className={styles.most} d={punched(from, to)} />
        <path className={styles.least} d={punched(0, from)} />
      </svg>
      <DescriptionList
        className={styles.facts}
        rows={[
          { label: 'Ore consigliate', value: `${from}-${to}` },
          {
            label: 'In tutto',
            value: `${euroAmount(from * pricePerHourEuro, false)}-${euroAmount(to * pricePerHourEuro, false)} euro`,
          },
        ]}
      />
    </li>
  );
}
