// Sections 7 to 10 of the privacy policy.
import { privacyPromises, retention, supervisoryAuthority } from '@school/catalog';
import { Button } from '#src/components/ui/button.tsx';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { addressLine, emailHref, phoneHref, school } from '#src/content/school.ts';
import { CONSENT_KEY } from '#src/lib/cookie-consent.ts';
import type { LegalSection } from './legal-page.tsx';

export const privacyRightsSections: readonly LegalSection[] = [
  {
    id: 'conservazione',
    title: 'Conservazione',
    body: (
      <>
        <p>Sul sito conserviamo i dati solo per il tempo necessario; poi un programma li cancella.</p>
        <DescriptionList
          rows={[
            {
              label: 'Richieste',
              value: `${retention.leadMonths} mesi dall’invio, anche per un reclamo scritto a Gaia`,
            },
            { label: 'Reclami', value: `${retention.complaintYears} anni dall’invio del modulo` },
            {
              label: 'Code tecniche',
              value: `${retention.finishedJobDays} giorni dalla consegna; se non riesce, quanto la richiesta`,
            },
            { label: 'Copie di sicurezza', value: 'fino a 8 settimane in più' },
            { label: 'Posta degli uffici', value: 'per il tempo che decide la scuola' },
          ]}
        />
        <p>
          I dati dei contratti e delle fatture seguono i termini della legge. Se c’è una controversia, la scuola tiene
          da parte una copia di quelli che servono, fino alla sua conclusione.
        </p>
      </>
    ),
  },
  {
    id: 'diritti',
    title: 'Diritti dell’interessato',
    body: (
      <>
        <p>
          Può chiederci in ogni momento l’accesso ai Suoi dati, la rettifica, la cancellazione, la limitazione, la
          portabilità, e può opporsi al trattamento (artt. 15-22). Rispondiamo entro {privacyPromises.answerDays}
          &nbsp;giorni, prorogabili di {privacyPromises.extensionDays} nei casi complessi. Come fare è spiegato nella
          pagina <SiteLink href="/gdpr">GDPR</SiteLink>.
        </p>
        <p>
          Può inoltre presentare reclamo al {supervisoryAuthority.name}, {supervisoryAuthority.address},{' '}
          <SiteLink href={supervisoryAuthority.site}>www.garanteprivacy.it</SiteLink>.
        </p>
      </>
    ),
  },
  {
    id: 'cookie',
    title: 'Cookie',
    body: (
      <>
        <p>
          Il sito usa soltanto strumenti tecnici, che non richiedono consenso. Non usa strumenti statistici o di
          marketing: se un giorno li userà, resteranno spenti finché Lei non li accetta.
        </p>
        <DescriptionList
          rows={[
            {
              label: CONSENT_KEY,
              value: 'Ricorda nel Suo browser la scelta sui cookie. Vale un anno; poi la chiediamo di nuovo.',
            },
            {
              label: 'Bozze dei moduli e del messaggio a Gaia',
              value:
                'Conservano in questa scheda quello che sta scrivendo, senza consensi; i testi e il codice fiscale di ' +
                'un reclamo soltanto se la pagina si deve ricaricare. Spariscono con l’invio o chiudendo la scheda.',
            },
            {
              label: 'Mappa di Google',
              value:
                'Si carica solo se Lei lo chiede, o se ha accettato le preferenze. Da quel momento vale l’informativa di Google.',
            },
          ]}
        />
        <p>
          Chiudendo l’avviso con la X restano attivi i soli strumenti tecnici e non salviamo alcuna scelta: finché resta
          aperta, solo questa scheda ricorda di averlo chiuso, e l’avviso torna alla visita successiva. Può cambiare
          idea quando vuole:
        </p>
        <p>
          <Button variant="outline" size="small" data-cookie="details">
            Preferenze cookie
          </Button>
        </p>
      </>
    ),
  },
  {
    id: 'contatti-privacy',
    title: 'Contatti',
    body: (
      <p>
        Per ogni domanda sui Suoi dati: <a href={emailHref}>{school.email}</a>, telefono{' '}
        <a href={phoneHref}>{school.phone}</a>, o per posta a {school.legalName}, {addressLine}.
      </p>
    ),
  },
];
