// The note added to the privacy policy, about Gaia, the queues and the scheduled deletion.
import { retention } from '@school/catalog';

const { leadMonths, complaintYears, finishedJobDays, chatFeedbackDays } = retention;

export function PrivacyUpdate() {
  return (
    <>
      <h3>Gaia, l’assistente virtuale</h3>
      <p>
        Gaia è un programma di intelligenza artificiale e si presenta come tale. Legge la conversazione per rispondere;
        il messaggio è cancellato appena Lei riceve la risposta. Se Lei invia una richiesta, la conversazione la
        accompagna all’ufficio ed è conservata con quella per {leadMonths}&nbsp;mesi; altrimenti la scuola non la
        conserva, salvo ciò che Lei permette di leggere quando giudica una risposta. Gaia non prende decisioni sulle
        persone. Chi ha meno di 14 anni la usa con un genitore. La preghiamo di non scriverle dati sensibili.
      </p>
      <p>
        La conversazione, con la richiesta che prepara, resta nel Suo browser finché sceglie «Nuova conversazione», o
        fino alla prima visita che cade più di due ore dopo l’ultimo uso. Se giudica una risposta, la contiamo; le
        parole le legge lo staff soltanto se Lei lo permette, per {chatFeedbackDays}&nbsp;giorni al massimo: togliamo
        gli indirizzi <span className="whole">e-mail</span> e i numeri di sei cifre o più, non i nomi.
      </p>
      <h3>Ricevuta e stato della richiesta</h3>
      <p>
        Di ogni richiesta annotiamo che cosa ne è stato e quando: consegnata all’ufficio, confermata, presa in carico,
        con risposta o chiusa senza; di un reclamo anche l’esito. Le annotazioni non contengono parole Sue e si
        cancellano insieme alla richiesta. La ricevuta le mostra a chi ha il suo link, che è nella pagina dopo l’invio e
        nella mail di conferma: tipo, riferimento, ufficio e date, mai il nome, i recapiti o quello che ha scritto.
      </p>
      <p>
        La conferma va all’indirizzo indicato nel modulo e non ripete quello che è stato scritto. Perché nessuno ne
        riceva troppe, le contiamo per un giorno con un’impronta (hash) dell’indirizzo.
      </p>
      <h3>Fornitori</h3>
      <p>
        Gaia può rispondere con un programma che gira sui sistemi della scuola oppure con il modello linguistico di un
        fornitore esterno. In questo secondo caso il fornitore riceve i messaggi della conversazione, compreso il nome
        se lo scrive; indirizzi <span className="whole">e-mail</span> e numeri di telefono sono sostituiti da
        segnaposto. Il fornitore è nominato responsabile del trattamento e compare nell’elenco che può chiederci.
      </p>
      <h3>Conservazione</h3>
      <p>
        Un programma cancella da sé i dati scaduti: le richieste dopo {leadMonths} mesi, i reclami inviati con il modulo
        dopo {complaintYears} anni, le lavorazioni tecniche concluse dopo {finishedJobDays} giorni. Nelle copie di
        sicurezza restano fino a 8 settimane in più.
      </p>
    </>
  );
}
