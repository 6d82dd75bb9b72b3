// The panel's texts, in the languages in which Gaia answers. The notices before the first message are in Italian only.
import type { QuoteService } from '@school/contracts';
import type { SiteLinkProps } from '#src/components/ui/site-link.tsx';
import type { ToastContent } from '#src/components/ui/toast/toast.ts';
import { quoteRequested } from '#src/content/gaia.ts';

/** The notifications of a request that was sent: for a quote, and for anything else. */
const sent = (quote: string, other: string, description: string) => ({
  quoteRequested: { title: quote, description },
  requestSent: { title: other, description },
});

const italian = {
  /** Of today in another language: open, closed by now, closed all day. */
  hours: undefined as readonly [open: string, over: string, closed: string] | undefined,
  restart: 'Nuova conversazione',
  staff: 'Scrivi allo staff',
  input: 'Scrivi a Gaia',
  placeholder: 'Scrivi un messaggio',
  writing: 'Gaia sta scrivendo',
  stop: 'Ferma',
  stopped: 'Hai fermato la risposta.',
  unanswered: 'Il messaggio non ha avuto risposta.',
  retry: 'Riprova',
  deleted: 'La conversazione è stata cancellata.',
  undo: 'Annulla',
  openForm: 'Apri il modulo',
  sources: ['Fonte:', 'Fonti:'],
  copy: 'Copia',
  copied: 'Copiato',
  isUseful: 'Era quello che cercavi?',
  yes: 'Sì',
  no: 'No',
  share: 'Lo staff può leggere le ultime due domande e le risposte, senza e-mail e numeri di telefono.',
  send: 'Invia',
  thanks: 'Grazie.',
  quote: 'Chiedi un preventivo',
  details: 'Vedi la pagina',
  newTab: 'nuova scheda',
  ...sent(quoteRequested.title, 'Richiesta inviata!', quoteRequested.description),
};

export type PanelWords = typeof italian;

/** Of what speaks the language of the talk. */
export interface Spoken {
  readonly words: PanelWords;
  /** The language of `words`, if it is not Italian. */
  readonly lang: string | undefined;
}

const words: Readonly<Record<string, PanelWords>> = {
  en: {
    hours: ['open today from {opens} to {closes}', 'closed since {closes} today', 'closed today'],
    restart: 'New conversation',
    staff: 'Write to staff',
    input: 'Write to Gaia',
    placeholder: 'Write a message',
    writing: 'Gaia is writing',
    stop: 'Stop',
    stopped: 'You stopped the reply.',
    unanswered: 'The message got no reply.',
    retry: 'Try again',
    deleted: 'The conversation has been deleted.',
    undo: 'Undo',
    openForm: 'Open the form',
    sources: ['Source:', 'Sources:'],
    copy: 'Copy',
    copied: 'Copied',
    isUseful: 'Was this what you were looking for?',
    yes: 'Yes',
    no: 'No',
    share: 'Staff may read the last two questions and replies, without e-mail addresses and phone numbers.',
    send: 'Send',
    thanks: 'Thank you.',
    quote: 'Ask for a quote',
    details: 'See the page',
    newTab: 'new tab',
    ...sent('Quote requested!', 'Request sent!', 'Your data have been sent to our staff. We will contact you soon!'),
  },
  fr: {
    hours: ['ouvert aujourd’hui de {opens} à {closes}', 'fermé depuis {closes} aujourd’hui', 'fermé aujourd’hui'],
    restart: 'Nouvelle conversation',
    staff: 'Écrire à l’équipe',
    input: 'Écrire à Gaia',
    placeholder: 'Écrivez un message',
    writing: 'Gaia écrit',
    stop: 'Arrêter',
    stopped: 'Vous avez arrêté la réponse.',
    unanswered: 'Le message est resté sans réponse.',
    retry: 'Réessayer',
    deleted: 'La conversation a été supprimée.',
    undo: 'Annuler',
    openForm: 'Ouvrir le formulaire',
    sources: ['Source :', 'Sources :'],
    copy: 'Copier',
    copied: 'Copié',
    isUseful: 'Est-ce que vous cherchiez cela ?',
    yes: 'Oui',
    no: 'Non',
    share: 'Le personnel peut lire les deux dernières questions et réponses, sans e-mail ni numéro de téléphone.',
    send: 'Envoyer',
    thanks: 'Merci.',
    quote: 'Demander un devis',
    details: 'Voir la page',
    newTab: 'nouvel onglet',
    ...sent('Devis demandé !', 'Demande envoyée !', 'Notre équipe a reçu vos données. Elle vous contactera bientôt !'),
  },
  es: {
    hours: ['hoy abrimos de {opens} a {closes}', 'hoy hemos cerrado a las {closes}', 'hoy está cerrado'],
    restart: 'Nueva conversación',
    staff: 'Escribir al equipo',
    input: 'Escribe a Gaia',
    placeholder: 'Escribe un mensaje',
    writing: 'Gaia está escribiendo',
    stop: 'Parar',
    stopped: 'Has parado la respuesta.',
    unanswered: 'El mensaje no ha tenido respuesta.',
    retry: 'Reintentar',
    deleted: 'Se ha borrado la conversación.',
    undo: 'Deshacer',
    openForm: 'Abrir el formulario',
    sources: ['Fuente:', 'Fuentes:'],
    copy: 'Copiar',
    copied: 'Copiado',
    isUseful: '¿Era lo que buscabas?',
    yes: 'Sí',
    no: 'No',
    share: 'El personal puede leer las dos últimas preguntas y respuestas, sin correos ni números de teléfono.',
    send: 'Enviar',
    thanks: 'Gracias.',
    quote: 'Pedir un presupuesto',
    details: 'Ver la página',
    newTab: 'pestaña nueva',
    ...sent('¡Presupuesto pedido!', '¡Solicitud enviada!', 'Nuestro equipo tiene tus datos. ¡Te contactará pronto!'),
  },
  de: {
    hours: ['heute geöffnet von {opens} bis {closes} Uhr', 'heute seit {closes} Uhr geschlossen', 'heute geschlossen'],
    restart: 'Neues Gespräch',
    staff: 'An das Team schreiben',
    input: 'An Gaia schreiben',
    placeholder: 'Nachricht schreiben',
    writing: 'Gaia schreibt',
    stop: 'Stopp',
    stopped: 'Sie haben die Antwort gestoppt.',
    unanswered: 'Die Nachricht blieb ohne Antwort.',
    retry: 'Noch einmal',
    deleted: 'Das Gespräch wurde gelöscht.',
    undo: 'Rückgängig',
    openForm: 'Formular öffnen',
    sources: ['Quelle:', 'Quellen:'],
    copy: 'Kopieren',
    copied: 'Kopiert',
    isUseful: 'War es das, was Sie gesucht haben?',
    yes: 'Ja',
    no: 'Nein',
    share: 'Das Team darf die letzten zwei Fragen und Antworten lesen, ohne E-Mail-Adressen und Telefonnummern.',
    send: 'Senden',
    thanks: 'Danke.',
    quote: 'Angebot anfragen',
    details: 'Zur Seite',
    newTab: 'neuer Tab',
    ...sent('Angebot angefragt!', 'Anfrage gesendet!', 'Unser Team hat Ihre Daten erhalten und meldet sich bald!'),
  },
};

/** The texts in that language (ISO 639-1), in Italian if there is no translation. */
export const panelWords = (language: string): PanelWords => words[language] ?? italian;

/** What asks for no price. */
const NO_QUOTES: readonly string[] = ['messaggio', 'qualita'] satisfies QuoteService[];

/** The notification of a request that was sent. @param servizio of its card. */
export function sentWords(language: string, servizio = ''): ToastContent {
  const { quoteRequested: quote, requestSent } = panelWords(language);
  return { ...(NO_QUOTES.includes(servizio) ? requestSent : quote), lang: languageOfWords(language) };
}

/** The language of `panelWords`. */
export const languageOfWords = (language: string): string => (language in words ? language : 'it');

/** What says in it that a link opens a new tab. */
export const newTabIn = (language: string): SiteLinkProps['newTab'] => ({
  words: panelWords(language).newTab,
  lang: languageOfWords(language),
});

/** The `lang` attribute within an Italian page. */
export const foreign = (language: string): string | undefined => (language === 'it' ? undefined : language);
