// A level: the price of an hour, the recommended number of hours, and the total.
import { euroAmount, type OneToOne } from '@school/catalog';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import styles from './hour-card.module.css';

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
