import { privacyPromises, supervisoryAuthority } from '@school/catalog';
import { LinkButton } from '#src/components/ui/button.tsx';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { SITE_TEXTS_UPDATED } from '#src/content/legal.ts';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { addressLine, emailHref, phoneHref, school } from '#src/content/school.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { SubjectRights } from './subject-rights.tsx';
import styles from './legal-art.module.css';

const requestHref =
  `mailto:${school.email}?subject=${encodeURIComponent('Richiesta sui miei dati personali')}` as const;

const sections: readonly LegalSection[] = [
  { id: 'diritti', title: 'I Suoi diritti', body: <SubjectRights /> },
  {
    id: 'come-esercitarli',
    title: 'Come esercitarli',
    body: (
      <>
        <p>
          Basta una richiesta scritta, senza formule. Ci dica quale diritto vuole esercitare e con quale indirizzo{' '}
          <span className="whole">e-mail</span> o telefono ci ha contattati.
        </p>
        <p>
          <LinkButton href={requestHref}>Scriva la richiesta</LinkButton>
        </p>
        <p>
          Può scrivere a <a href={emailHref}>{school.email}</a>, per posta a {school.legalName}, {addressLine}, o
          chiamare <a href={phoneHref}>{school.phone}</a> (<PhoneHours />
          ).
        </p>
        <p>
          È gratuito. Se abbiamo un dubbio ragionevole sulla Sua identità, possiamo chiederLe un’informazione in più per
          non dare i Suoi dati ad altri.
        </p>
      </>
    ),
  },
  {
    id: 'tempi',
    title: 'Tempi di risposta',
    body: (
      <>
        <p>
          Rispondiamo entro <strong>{privacyPromises.answerDays}&nbsp;giorni</strong> dal ricevimento. Se la richiesta è
          complessa o le richieste sono molte, il termine può essere prorogato di{' '}
          <strong>{privacyPromises.extensionDays}&nbsp;giorni</strong>: in tal caso La avvisiamo entro i primi{' '}
          {privacyPromises.answerDays}, spiegando il motivo.
        </p>
        <p>Se non possiamo accogliere la richiesta Le diciamo perché, e come può opporsi.</p>
      </>
    ),
  },
  {
    id: 'autorita',
    title: 'Autorità di controllo',
    body: (
      <>
        <p>
          Se ritiene che i Suoi dati siano trattati in modo scorretto può presentare reclamo all’autorità italiana, o
          rivolgersi al giudice.
        </p>
        <DescriptionList
          rows={[
            { label: 'Autorità', value: supervisoryAuthority.name },
            { label: 'Indirizzo', value: supervisoryAuthority.address },
            { label: 'Sito', value: <SiteLink href={supervisoryAuthority.site}>www.garanteprivacy.it</SiteLink> },
          ]}
        />
      </>
    ),
  },
  {
    id: 'sicurezza',
    title: 'Sicurezza',
    body: (
      <>
        <p>Proteggiamo i dati con misure tecniche e organizzative adeguate al rischio (art. 32):</p>
        <ul>
          <li>comunicazioni cifrate tra il Suo browser e il sito;</li>
          <li>accesso ai dati limitato agli uffici della scuola e a chi gestisce i sistemi;</li>
          <li>nessun dato personale nei registri tecnici;</li>
          <li>cancellazione programmata alla scadenza dei termini di conservazione.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'violazioni',
    title: 'Violazioni dei dati',
    body: (
      <p>
        Se una violazione mette a rischio i diritti delle persone, la notifichiamo al Garante entro{' '}
        <strong>{privacyPromises.breachNoticeHours} ore</strong> da quando ne veniamo a conoscenza (art. 33). Se il
        rischio è elevato, avvisiamo senza ritardo anche le persone interessate (art. 34).
      </p>
    ),
  },
];

export function GdprPage() {
  return (
    <LegalPage
      title="GDPR"
      lead={
        <p>
          I Suoi dati sono Suoi. Il Regolamento (UE) 2016/679 Le dà sei diritti: qui trova quali sono e come usarli.
        </p>
      }
      updated={SITE_TEXTS_UPDATED}
      art={
        <Stamp
          className={styles.stamp}
          center={String(privacyPromises.answerDays)}
          top="Risposta entro"
          bottom="Giorni"
          ink="pino"
          tilt="right"
        />
      }
      sections={sections}
    >
      <p>
        Che cosa raccogliamo e per quanto tempo è scritto nella{' '}
        <SiteLink href="/privacy-policy">Privacy Policy</SiteLink>.
      </p>
    </LegalPage>
  );
}
