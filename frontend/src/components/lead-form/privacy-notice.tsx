import { SiteLink } from '#src/components/ui/site-link.tsx';
import { school } from '#src/content/school.ts';
import styles from './lead-form.module.css';

/** The information that art. 13 of the GDPR requires where data are collected, with a link to the whole policy. */
export function PrivacyNotice({ formal }: { readonly formal: boolean }) {
  return (
    <p className={styles.notice}>
      {school.legalName}, titolare del trattamento, usa questi dati solo per rispondere alla {formal ? 'Sua' : 'tua'}{' '}
      richiesta e li conserva per il tempo necessario. {formal ? 'Può' : 'Puoi'} chiedere in ogni momento di vederli,
      correggerli o cancellarli: <SiteLink href="/privacy-policy">Privacy Policy</SiteLink>.
    </p>
  );
}
