import { SiteLink } from '#src/components/ui/site-link.tsx';
import { emailHref, phoneHref, school } from '#src/content/school.ts';
import { LegalNote } from './legal-page.tsx';

/** Information on accessibility; it states what is done, and claims no certification. */
export function AccessibilityNote() {
  return (
    <LegalNote id="accessibilita" title="Appendice: accessibilità">
      <p>
        Vogliamo che il sito si possa usare da chiunque. Lo progettiamo seguendo le WCAG 2.2, livello AA. È una nostra
        verifica: nessun ente esterno l’ha certificata.
      </p>
      <ul>
        <li>
          Ogni pagina si legge con un lettore di schermo, si percorre con la sola tastiera e si ingrandisce fino al
          400%.
        </li>
        <li>I moduli dicono che cosa manca e dove; quello che è già scritto non va perso.</li>
        <li>I contrasti sono misurati; le animazioni si fermano se il Suo dispositivo lo chiede.</li>
        <li>I testi si leggono e i moduli si inviano anche senza JavaScript.</li>
      </ul>
      <h3>Limiti noti</h3>
      <p>
        La mappa e i siti a cui rimandiamo sono di altri: l’indirizzo della scuola è sempre scritto anche come testo.
      </p>
      <h3>Segnalazioni</h3>
      <p>
        Se trova un ostacolo lo dica a <a href={emailHref}>{school.email}</a> o al{' '}
        <a href={phoneHref}>{school.phone}</a>: Le diamo l’informazione in un altro modo e correggiamo la pagina. Può
        usare anche il <SiteLink href="/reclami">modulo di reclamo</SiteLink>.
      </p>
    </LegalNote>
  );
}
