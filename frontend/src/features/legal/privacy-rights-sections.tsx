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
        <p>Conserviamo i dati solo per il tempo necessario; poi li cancelliamo.</p>
        <DescriptionList
          rows={[
            { label: 'Richieste', value: `${retention.leadMonths} mesi dall’invio` },
            { label: 'Reclami', value: `${retention.complaintYears} anni dall’invio` },
            { label: 'Code tecniche', value: `${retention.finishedJobDays} giorni dalla consegna` },
          ]}
        />
        <p>
          I dati dei contratti e delle fatture seguono i termini della legge. Se c’è una controversia, i dati restano
          fino alla sua conclusione.
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
              value: 'Ricorda la Sua scelta sui cookie. Resta nel Suo browser finché non la cancella.',
            },
            {
              label: 'Bozze dei moduli e del messaggio a Gaia',
              value:
                'Conservano in questa scheda quello che sta scrivendo, senza consensi né testi dei reclami. ' +
                'Spariscono con l’invio o chiudendo la scheda.',
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
