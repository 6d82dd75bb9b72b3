// The opening: Rome from three windows of an aeroplane, and the contacts.
import skyline from '#src/assets/art/skyline.svg';
import { LinkButton } from '#src/components/ui/button.tsx';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { addressLine, phoneHref, school } from '#src/content/school.ts';
import styles from './hero.module.css';

const hours = (
  <>
    Telefono, <PhoneHours />
  </>
);
const reach = [
  { label: hours, value: <a href={phoneHref}>{school.phone}</a> },
  { label: 'Indirizzo', value: addressLine },
];

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={`${styles.inner} page-width`}>
        <div>
          <h1>Corsi di&nbsp;inglese con&nbsp;un&nbsp;posto accanto al&nbsp;finestrino</h1>
          <p className={styles.lead}>
            Piccole classi, insegnanti madrelingua, cinque certificazioni Cambridge come destinazione.
          </p>
          <LinkButton href="#trova-corso">Trova il tuo corso</LinkButton>
          <DescriptionList className={styles.reach} rows={reach} />
        </div>
        <div className={styles.cabin} aria-hidden="true">
          {['left', 'middle', 'right'].map((seat) => (
            <span key={seat} className={styles.window} data-seat={seat}>
              <img src={skyline} alt="" width="480" height="320" />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
