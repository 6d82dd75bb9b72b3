// The fixed texts of confirmations. Nothing that was typed into a form is sent to the address typed into it.
import type { LeadKind } from '@school/contracts';

interface ConfirmationTexts {
  readonly subject: string;
  readonly title: string;
  /** The greeting, and what happens next. */
  readonly thanks: string;
  /** What the request and its reference are called. */
  readonly request: string;
  readonly reference: string;
  /** How to add something, or to ask about the request. */
  readonly help: string;
  readonly reply: string;
  /** The heading above what the personal data are used for. */
  readonly personalData: string;
  readonly purpose: string;
  /** What to do if somebody else has sent the request. */
  readonly notSent: string;
}

const texts = (next: string): ConfirmationTexts => ({
  subject: 'Richiesta ricevuta',
  title: 'Abbiamo ricevuto la tua richiesta',
  thanks: `Grazie di averci scritto. ${next}`,
  request: 'La tua richiesta',
  reference: 'Riferimento',
  help: 'Per aggiungere qualcosa, o per sapere a che punto è, scrivi o telefona citando il riferimento.',
  reply: 'Puoi anche rispondere a questa mail.',
  personalData: 'I tuoi dati personali',
  purpose: 'Solo per rispondere alla richiesta.',
  notSent: 'Se non hai inviato tu questa richiesta, segnalacelo ai recapiti qui sopra.',
});

/** The first sentence to who has written in another language: the rest of the mail is in Italian. */
export const inOtherLanguage: Readonly<Record<string, string>> = {
  en: 'We have received your request and will answer it. Below, in Italian, are its reference and the time of our answer.',
  fr: 'Nous avons reçu votre demande et nous y répondrons. Ci-dessous, en italien : sa référence et le délai de réponse.',
  es: 'Hemos recibido tu solicitud y te responderemos. Abajo, en italiano, están su referencia y el plazo de respuesta.',
  de: 'Ihre Anfrage ist angekommen, wir antworten Ihnen. Unten stehen, auf Italienisch, ihre Referenz und bis wann.',
};

export const confirmationTexts: Readonly<Record<LeadKind, ConfirmationTexts>> = {
  contact: texts('La legge l’ufficio che se ne occupa, e ti risponde.'),
  translation: texts('L’ufficio la legge, prepara un preventivo su misura e ti risponde.'),
  corporate: texts('Ti ricontattiamo per una consulenza, per capire insieme che cosa serve alla tua azienda.'),
  school: texts('Ti ricontattiamo per parlare dei servizi più adatti alla vostra scuola.'),
  languagecert: texts('Ti ricontattiamo per fissare il test di livello.'),
  quote: texts('Gaia l’ha passata all’ufficio, che la legge e ti risponde.'),
  complaint: {
    subject: 'Reclamo ricevuto',
    title: 'Abbiamo ricevuto il Suo reclamo',
    thanks:
      'Gentile utente, La ringraziamo della segnalazione: ci aiuta a fare meglio. Questi sono i dati per seguirla.',
    request: 'Il Suo reclamo',
    reference: 'Protocollo',
    help:
      'Se vuole inviarci documenti o sapere a che punto è il reclamo, scriva o telefoni citando il protocollo. La ' +
      'gestione del reclamo è gratuita.',
    reply: 'Può anche rispondere a questa mail.',
    personalData: 'I Suoi dati personali',
    purpose: 'Solo per gestire il reclamo, nel rispetto della riservatezza.',
    notSent: 'Se non ha inviato Lei questo reclamo, ce lo segnali ai recapiti qui sopra.',
  },
};
