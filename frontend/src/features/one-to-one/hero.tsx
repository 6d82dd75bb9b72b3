// The first screen: an aeroplane with one passenger, and the free test to begin with.
import { LinkButton } from '#src/components/ui/button.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import { SeatMap } from './seat-map.tsx';
import styles from './one-to-one-page.module.css';

export function Hero({ testHref }: { readonly testHref: string }) {
  return (
    <div className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <h1>Un&nbsp;esame, un&nbsp;insegnante, un&nbsp;solo&nbsp;posto: il&nbsp;tuo</h1>
          <p className={styles.lead}>
            Preparazione individuale agli esami Cambridge, da A2 Key a C2 Proficiency, e al Business English.
          </p>
          <div className={styles.actions}>
            <LinkButton href={testHref}>Test di Livello Gratuito</LinkButton>
            <LinkButton href={phoneHref} variant="outline">
              Chiama {school.phone}
            </LinkButton>
          </div>
        </div>
        <SeatMap />
      </div>
    </div>
  );
}
