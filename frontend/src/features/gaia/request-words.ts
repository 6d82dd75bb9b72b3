// The texts of the card, in the languages in which Gaia answers.
import { CONTACT_REQUIRED, EMAIL_FAULTS, PHONE_FAULTS, quote, quoteServices } from '@school/contracts';
import type { Translation } from '#src/components/lead-form/definition.ts';
import { type ReceiptWords, italianReceipt } from '#src/components/receipt/receipt.tsx';

/** By what is wrong, in other words for the form's Italian messages. */
interface Faults {
  readonly service: string;
  readonly wish: string;
  readonly name: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
}

function translated(lang: string, failed: string, { service, wish, name, contact, email, phone }: Faults): Translation {
  const { servizio, richiesta, nome } = quote.fields;
  const faults = {
    [servizio.required]: service,
    [richiesta.required]: wish,
    [nome.required]: name,
    [CONTACT_REQUIRED]: contact,
    ...Object.fromEntries(EMAIL_FAULTS.map((fault) => [fault, email])),
    ...Object.fromEntries(PHONE_FAULTS.map((fault) => [fault, phone])),
  };
  return { lang, failed, faults };
}

const italian = {
  title: 'La tua richiesta',
  labels: {
    servizio: 'Servizio',
    richiesta: 'Che cosa ti serve',
    nome: 'Nome e cognome',
    email: 'Email',
    telefono: 'Telefono',
  },
  contact: 'Basta uno dei due: email o telefono.',
  choose: 'Scegli il servizio',
  services: quoteServices as Readonly<Record<keyof typeof quoteServices, string>>,
  privacy: 'La conversazione con Gaia accompagna la richiesta, e usiamo tutto solo per risponderti:',
  send: 'Invia la richiesta',
  sending: 'Invio in corso...',
  /** Of what the form itself says in Italian. */
  translation: undefined as Translation | undefined,
  receipt: {
    ...italianReceipt,
    title: 'Richiesta inviata',
    due: 'Risposta entro',
    link: 'A che punto è la richiesta',
  } as ReceiptWords & { readonly title: string; readonly due: string; readonly link: string },
};

export type RequestWords = typeof italian;

const words: Readonly<Record<string, RequestWords>> = {
  en: {
    title: 'Your request',
    labels: {
      servizio: 'Service',
      richiesta: 'What you need',
      nome: 'Name and surname',
      email: 'E-mail',
      telefono: 'Phone',
    },
    contact: 'One of the two is enough: e-mail or phone.',
    choose: 'Choose the service',
    services: {
      'corsi-lingua': 'Language courses',
      certificazioni: 'Certificates and exams',
      traduzioni: 'Translation and interpreting',
      'formazione-aziendale': 'Company training',
      'servizi-scuole': 'Services for schools',
      'viaggi-studio': 'Study trips',
      messaggio: 'Message to the office',
      qualita: 'Quality office',
      altro: 'Something else',
    },
    privacy: 'The conversation with Gaia goes along with it, and we use all of it only to answer you:',
    send: 'Send the request',
    sending: 'Sending...',
    translation: translated('en', 'The request was not sent. What you wrote is still here: try again, or call us.', {
      service: 'Choose the service',
      wish: 'Write what you need',
      name: 'Write your name',
      contact: 'Write an e-mail address or a phone number',
      email: 'This is no valid e-mail address',
      phone: 'This is no valid phone number: write one number, with digits only',
    }),
    receipt: {
      language: 'en',
      title: 'Request sent',
      reference: 'Reference',
      steps: {
        receivedAt: 'Received',
        deliveredAt: 'Delivered to the office',
        takenAt: 'Taken in charge',
        answeredAt: 'Answer sent',
        dismissedAt: 'Closed without an answer',
      },
      refused: 'No confirmation has arrived at the e-mail address: please note the reference.',
      on: 'on',
      at: 'at',
      due: 'Answer by',
      link: 'How far it has come (in Italian)',
    },
  },
  fr: {
    title: 'Votre demande',
    labels: {
      servizio: 'Service',
      richiesta: 'Ce dont vous avez besoin',
      nome: 'Nom et prénom',
      email: 'E-mail',
      telefono: 'Téléphone',
    },
    contact: 'L’un des deux suffit : e-mail ou téléphone.',
    choose: 'Choisissez le service',
    services: {
      'corsi-lingua': 'Cours de langue',
      certificazioni: 'Certifications et examens',
      traduzioni: 'Traduction et interprétation',
      'formazione-aziendale': 'Formation en entreprise',
      'servizi-scuole': 'Services aux écoles',
      'viaggi-studio': 'Séjours linguistiques',
      messaggio: 'Message au secrétariat',
      qualita: 'Service qualité',
      altro: 'Autre',
    },
    privacy: 'La conversation avec Gaia l’accompagne, et nous utilisons le tout seulement pour vous répondre :',
    send: 'Envoyer la demande',
    sending: 'Envoi en cours...',
    translation: translated(
      'fr',
      'La demande n’est pas partie. Votre texte est toujours là : réessayez, ou appelez-nous.',
      {
        service: 'Choisissez le service',
        wish: 'Écrivez ce dont vous avez besoin',
        name: 'Écrivez votre nom',
        contact: 'Écrivez une adresse e-mail ou un numéro de téléphone',
        email: 'Cette adresse e-mail n’est pas valable',
        phone: 'Ce numéro de téléphone n’est pas valable : un seul numéro, des chiffres uniquement',
      },
    ),
    receipt: {
      language: 'fr',
      title: 'Demande envoyée',
      reference: 'Référence',
      steps: {
        receivedAt: 'Reçue',
        deliveredAt: 'Remise au service',
        takenAt: 'Prise en charge',
        answeredAt: 'Réponse envoyée',
        dismissedAt: 'Close sans réponse',
      },
      refused: 'Aucune confirmation n’est arrivée à l’adresse e-mail : notez la référence.',
      on: 'le',
      at: 'à',
      due: 'Réponse avant le',
      link: 'Où en est la demande (en italien)',
    },
  },
  es: {
    title: 'Tu solicitud',
    labels: {
      servizio: 'Servicio',
      richiesta: 'Qué necesitas',
      nome: 'Nombre y apellidos',
      email: 'Correo',
      telefono: 'Teléfono',
    },
    contact: 'Basta uno de los dos: correo o teléfono.',
    choose: 'Elige el servicio',
    services: {
      'corsi-lingua': 'Cursos de idiomas',
      certificazioni: 'Certificaciones y exámenes',
      traduzioni: 'Traducción e interpretación',
      'formazione-aziendale': 'Formación para empresas',
      'servizi-scuole': 'Servicios para escuelas',
      'viaggi-studio': 'Viajes de estudio',
      messaggio: 'Mensaje a la secretaría',
      qualita: 'Oficina de calidad',
      altro: 'Otro',
    },
    privacy: 'La conversación con Gaia la acompaña, y usamos todo solo para responderte:',
    send: 'Enviar la solicitud',
    sending: 'Enviando...',
    translation: translated(
      'es',
      'La solicitud no se ha enviado. Lo que has escrito sigue aquí: reintenta, o llámanos.',
      {
        service: 'Elige el servicio',
        wish: 'Escribe qué necesitas',
        name: 'Escribe tu nombre',
        contact: 'Escribe un correo o un teléfono',
        email: 'Este correo no es válido',
        phone: 'Este teléfono no es válido: un solo número, solo cifras',
      },
    ),
    receipt: {
      language: 'es',
      title: 'Solicitud enviada',
      reference: 'Referencia',
      steps: {
        receivedAt: 'Recibida',
        deliveredAt: 'Entregada a la oficina',
        takenAt: 'En curso',
        answeredAt: 'Respuesta enviada',
        dismissedAt: 'Cerrada sin respuesta',
      },
      refused: 'No ha llegado ninguna confirmación al correo: anota la referencia.',
      on: 'el',
      at: 'a las',
      due: 'Respuesta antes del',
      link: 'Cómo va la solicitud (en italiano)',
    },
  },
  de: {
    title: 'Ihre Anfrage',
    labels: {
      servizio: 'Angebot',
      richiesta: 'Was Sie brauchen',
      nome: 'Vor- und Nachname',
      email: 'E-Mail',
      telefono: 'Telefon',
    },
    contact: 'Eines von beiden genügt: E-Mail oder Telefon.',
    choose: 'Angebot wählen',
    services: {
      'corsi-lingua': 'Sprachkurse',
      certificazioni: 'Zertifikate und Prüfungen',
      traduzioni: 'Übersetzen und Dolmetschen',
      'formazione-aziendale': 'Firmenschulungen',
      'servizi-scuole': 'Angebote für Schulen',
      'viaggi-studio': 'Sprachreisen',
      messaggio: 'Nachricht an das Büro',
      qualita: 'Qualitätsbüro',
      altro: 'Sonstiges',
    },
    privacy: 'Das Gespräch mit Gaia geht mit, und wir nutzen alles nur, um Ihnen zu antworten:',
    send: 'Anfrage senden',
    sending: 'Wird gesendet...',
    translation: translated(
      'de',
      'Die Anfrage wurde nicht gesendet. Ihr Text ist noch da: noch einmal versuchen, oder anrufen.',
      {
        service: 'Bitte das Angebot wählen',
        wish: 'Bitte schreiben, was Sie brauchen',
        name: 'Bitte den Namen schreiben',
        contact: 'Bitte E-Mail oder Telefon angeben',
        email: 'Diese E-Mail-Adresse ist ungültig',
        phone: 'Diese Telefonnummer ist ungültig: eine Nummer, nur Ziffern',
      },
    ),
    receipt: {
      language: 'de',
      title: 'Anfrage gesendet',
      reference: 'Referenz',
      steps: {
        receivedAt: 'Eingegangen',
        deliveredAt: 'Dem Büro zugestellt',
        takenAt: 'In Bearbeitung',
        answeredAt: 'Antwort gesendet',
        dismissedAt: 'Ohne Antwort geschlossen',
      },
      refused: 'Keine Bestätigung ist an der E-Mail-Adresse angekommen: bitte die Referenz notieren.',
      on: 'am',
      at: 'um',
      due: 'Antwort bis',
      link: 'Stand der Anfrage (auf Italienisch)',
    },
  },
};

/** The texts in that language (ISO 639-1), in Italian if there is no translation. */
export const requestWords = (language: string): RequestWords => words[language] ?? italian;
