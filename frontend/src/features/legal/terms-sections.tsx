// The ten sections of the terms and conditions.
import { COMPLAINT_WORKING_DAYS } from '@school/contracts';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { emailHref, school } from '#src/content/school.ts';
import { ControllerData } from './controller-data.tsx';
import type { LegalSection } from './legal-page.tsx';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'chi-siamo-in-breve',
    title: 'Chi siamo',
    body: (
      <>
        <p>Questo sito è di:</p>
        <ControllerData />
      </>
    ),
  },
  {
    id: 'oggetto',
    title: 'Oggetto',
    body: (
      <p>
        Questi termini regolano l’uso del sito, che presenta i corsi, le certificazioni e i servizi della scuola e
        raccoglie richieste di informazioni. Chi usa il sito li accetta; chi non li condivide può contattarci per
        telefono o in sede.
      </p>
    ),
  },
  {
    id: 'uso-del-sito',
    title: 'Uso del sito',
    body: (
      <>
        <p>Il sito è libero e gratuito. Chiediamo di usarlo in modo corretto, e in particolare di:</p>
        <ul>
          <li>scrivere dati veri e propri, o di chi ha dato il permesso di usarli;</li>
          <li>non inviare contenuti illeciti, offensivi o pubblicitari;</li>
          <li>non ostacolare il funzionamento del sito né tentare accessi non autorizzati.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'informazioni',
    title: 'Informazioni su\u00a0corsi, prezzi e\u00a0date',
    body: (
      <p>
        Curiamo che le informazioni siano corrette, ma programmi, prezzi, date e posti possono cambiare e gli esami
        seguono le regole degli enti certificatori. Le condizioni che valgono sono quelle confermate dalla segreteria al
        momento dell’iscrizione.
      </p>
    ),
  },
  {
    id: 'richieste',
    title: 'Richieste e preventivi',
    body: (
      <p>
        Con i moduli si chiedono informazioni, preventivi e consulenze. L’invio non impegna nessuno: il contratto si
        conclude dopo, per iscritto e con le condizioni proprie di ciascun servizio. Sul sito non si acquista e non si
        paga nulla.
      </p>
    ),
  },
  {
    id: 'assistente-virtuale',
    title: 'Gaia, l’assistente virtuale',
    body: (
      <p>
        Gaia è un programma di intelligenza artificiale che risponde a domande sulla scuola e prepara la richiesta che
        Lei può inviare a un ufficio. Sta ancora imparando e può sbagliare: per decisioni importanti valgono le parole
        della segreteria. Chi ha meno di 14 anni la usa con un genitore.
      </p>
    ),
  },
  {
    id: 'proprieta-intellettuale',
    title: 'Proprietà intellettuale e marchi',
    body: (
      <p>
        Testi, disegni e grafica del sito sono della scuola e si possono riprodurre solo con il suo permesso. I nomi
        degli esami e dei programmi (tra gli altri Cambridge English, TOEFL iBT, LanguageCert, Erasmus+) sono marchi dei
        rispettivi titolari, citati per indicare i servizi.
      </p>
    ),
  },
  {
    id: 'siti-esterni',
    title: 'Siti esterni',
    body: (
      <p>
        Alcuni collegamenti portano a siti di altri, segnalati come esterni. Non ne controlliamo i contenuti e valgono
        le loro condizioni.
      </p>
    ),
  },
  {
    id: 'responsabilita',
    title: 'Responsabilità',
    body: (
      <p>
        Facciamo il possibile perché il sito funzioni sempre, senza poterlo garantire in ogni momento. Nei limiti
        consentiti dalla legge, non rispondiamo dei danni dovuti a interruzioni o a un uso scorretto. Restano salvi i
        casi di dolo e colpa grave e tutti i diritti dei consumatori.
      </p>
    ),
  },
  {
    id: 'legge-e-reclami',
    title: 'Legge applicabile, foro e reclami',
    body: (
      <>
        <p>
          Si applica la legge italiana. Se Lei è un consumatore, è competente il giudice del luogo in cui ha la
          residenza o il domicilio; negli altri casi il Foro di Roma.
        </p>
        <p>
          Prima, però, ne parli con noi: può inviare un <SiteLink href="/reclami">reclamo</SiteLink>, a cui rispondiamo
          entro {COMPLAINT_WORKING_DAYS}&nbsp;giorni lavorativi, o scrivere a <a href={emailHref}>{school.email}</a>.
          Può anche rivolgersi a un organismo di risoluzione alternativa delle controversie.
        </p>
      </>
    ),
  },
];
