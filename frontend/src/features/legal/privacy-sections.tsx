// Sections 1 to 6 of the privacy policy.
import { ControllerData } from './controller-data.tsx';
import type { LegalSection } from './legal-page.tsx';

export const privacySections: readonly LegalSection[] = [
  {
    id: 'titolare',
    title: 'Titolare del trattamento',
    body: (
      <>
        <p>Il titolare del trattamento, cioè chi decide perché e come si usano i Suoi dati, è:</p>
        <ControllerData />
      </>
    ),
  },
  {
    id: 'dati-raccolti',
    title: 'Tipi di dati raccolti',
    body: (
      <>
        <p>Raccogliamo solo i dati che Lei ci scrive e quelli che servono a far funzionare il sito.</p>
        <h3>Dati che ci fornisce con i moduli</h3>
        <ul>
          <li>
            Nome e cognome, indirizzo <span className="whole">e-mail</span>, numero di telefono.
          </li>
          <li>Il corso o il servizio che Le interessa e il testo del messaggio.</li>
          <li>Per aziende, scuole e traduzioni: l’ente, il ruolo e le caratteristiche del servizio richiesto.</li>
          <li>Per i reclami: la descrizione dei fatti, la data e, se vuole, il codice fiscale.</li>
          <li>Il momento dell’invio, la pagina di provenienza e la versione del testo di consenso che ha accettato.</li>
          <li>
            I segni di un invio automatico, se bastano a far verificare la richiesta: un campo nascosto compilato,
            troppa fretta, molti link.
          </li>
        </ul>
        <h3>Dati di navigazione</h3>
        <p>
          I server ricevono l’indirizzo IP e le caratteristiche della richiesta, come avviene per ogni sito. Li usiamo
          per rispondere e per difenderci dagli abusi; non li uniamo alle richieste inviate con i moduli.
        </p>
        <h3>Dati che non chiediamo</h3>
        <p>
          Non chiediamo dati sulla salute, sulle opinioni o altre categorie particolari. La preghiamo di non scriverli
          nei messaggi.
        </p>
      </>
    ),
  },
  {
    id: 'finalita',
    title: 'Finalità del trattamento',
    body: (
      <>
        <p>Usiamo i dati per:</p>
        <ul>
          <li>rispondere alle richieste di informazioni, di preventivo, di consulenza e di test di livello;</li>
          <li>preparare l’iscrizione a corsi ed esami, se Lei la chiede;</li>
          <li>ricevere e gestire i reclami;</li>
          <li>adempiere agli obblighi di legge;</li>
          <li>proteggere il sito e far valere un diritto in giudizio.</li>
        </ul>
        <p>
          Non usiamo questi dati per inviare pubblicità, non li vendiamo e non prendiamo decisioni automatizzate che La
          riguardino, né facciamo profilazione.
        </p>
      </>
    ),
  },
  {
    id: 'base-giuridica',
    title: 'Base giuridica',
    body: (
      <>
        <p>Il trattamento si fonda, secondo i casi, su:</p>
        <ul>
          <li>
            <strong>misure precontrattuali e contratto</strong>, per rispondere alle Sue richieste (art. 6, par. 1,
            lett. b del Regolamento);
          </li>
          <li>
            <strong>consenso</strong>, dove il modulo lo chiede e per i cookie non necessari (lett. a): può revocarlo in
            ogni momento, senza effetto su quanto fatto prima;
          </li>
          <li>
            <strong>obbligo di legge</strong>, per gli adempimenti fiscali e amministrativi (lett. c);
          </li>
          <li>
            <strong>legittimo interesse</strong>, per la sicurezza del sito, la gestione dei reclami e la difesa dei
            diritti (lett. f).
          </li>
        </ul>
        <p>
          I dati segnati con * nei moduli sono necessari per rispondere: senza, la richiesta non può partire. Gli altri
          sono facoltativi.
        </p>
        <p>
          I moduli sono pensati per persone maggiorenni. Per un minore scrive chi ne ha la responsabilità genitoriale.
        </p>
      </>
    ),
  },
  {
    id: 'modalita',
    title: 'Modalità del trattamento',
    body: (
      <>
        <p>
          I dati sono trattati con strumenti informatici, da persone della scuola autorizzate e istruite, secondo i
          principi di necessità e di riservatezza.
        </p>
        <p>
          Ogni richiesta va per posta elettronica all’ufficio che deve rispondere; se sembra inviata da un programma, a
          chi la verifica; se la casella dell’ufficio la rifiuta, alla segreteria, che riceve anche un promemoria dei
          reclami senza risposta. Chi gestisce i sistemi può leggerle tutte.
        </p>
        <p>
          Le comunicazioni con il sito sono cifrate, gli accessi sono limitati e le richieste non compaiono nei registri
          tecnici.
        </p>
      </>
    ),
  },
  {
    id: 'comunicazione',
    title: 'Comunicazione e destinatari',
    body: (
      <>
        <p>I dati non sono diffusi. Possono riceverli, solo per quanto serve:</p>
        <ul>
          <li>
            i fornitori che ospitano il sito e la posta elettronica, nominati responsabili del trattamento (art. 28);
          </li>
          <li>gli enti certificatori e i partner dei viaggi o dei progetti, se Lei chiede un loro servizio;</li>
          <li>consulenti tenuti al segreto professionale;</li>
          <li>autorità pubbliche, quando la legge lo impone.</li>
        </ul>
        <p>
          L’elenco aggiornato dei responsabili si può chiedere ai recapiti della{' '}
          <a href="#contatti-privacy">sezione 10</a>. Se un fornitore tratta i dati fuori dallo Spazio economico
          europeo, il trasferimento avviene sulla base di una decisione di adeguatezza o delle clausole contrattuali
          tipo (artt.&nbsp;45 e&nbsp;46).
        </p>
      </>
    ),
  },
];
