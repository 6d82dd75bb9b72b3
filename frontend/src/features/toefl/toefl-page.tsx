import { toefl, wholeEuro } from '@school/catalog';
import routes from '#src/assets/art/routes.svg';
import { LinkButton } from '#src/components/ui/button.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { OpeningPostage } from '#src/components/school/opening-postage.tsx';
import { TypeBand } from '#src/components/ui/type-band.tsx';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { CallButton } from '#src/components/school/call-button.tsx';
import { toeflOffer } from '#src/content/offer.ts';
import { emailHref, phoneHref, place, school } from '#src/content/school.ts';
import { bookingHref } from './content.ts';
import { Preparation } from './preparation.tsx';
import { Timeline } from './timeline.tsx';
import styles from './toefl-page.module.css';

export function ToeflPage() {
  return (
    <>
      <PageOpening
        eyebrow="TOEFL iBT"
        title="Tre ore, quattro prove, un punteggio."
        lead={
          <p>
            Il test d’inglese chiesto da molte università nel mondo. Siamo centro autorizzato: ti prepari e lo sostieni
            con noi, a {place}.
          </p>
        }
        actions={
          <>
            <LinkButton href={bookingHref}>Prenota il test</LinkButton>
            <CallButton variant="outline" />
          </>
        }
        art={
          <OpeningPostage>
            <p className={styles.score}>
              <strong>{toefl.score.join('-')}</strong>
              punteggio
            </p>
          </OpeningPostage>
        }
      />

      <Timeline />
      <Preparation />

      <TypeBand lines={[`${wholeEuro(toeflOffer.feeEuro)} euro`]} tone="rosso" art={routes}>
        <div className={styles.fee}>
          <p className={styles.words}>È la quota dell’esame. La preparazione è a parte: scegli tu quanta ne serve.</p>
          <div>
            <LinkButton href={bookingHref} variant="paper">
              Prenota il test
            </LinkButton>
            <p className={styles.reach}>
              <a href={phoneHref}>{school.phone}</a>, <PhoneHours />
              <br />
              <a href={emailHref}>{school.email}</a>
            </p>
          </div>
        </div>
      </TypeBand>
    </>
  );
}
