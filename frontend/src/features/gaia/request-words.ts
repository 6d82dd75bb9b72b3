// The texts of the card, in the languages in which Gaia answers.
import { quoteServices } from '@school/contracts';

const italian = {
  title: 'La tua richiesta',
  note: 'La conversazione con Gaia accompagna la richiesta, così non devi ripetere nulla.',
  labels: { servizio: 'Servizio', richiesta: 'Che cosa ti serve', nome: 'Nome e cognome', email: 'Email', telefono: 'Telefono' },
  contact: 'Basta uno dei due: email o telefono.',
  choose: 'Scegli il servizio',
  services: quoteServices as Readonly<Record<keyof typeof quoteServices, string>>,
  privacy: 'Usiamo questi dati solo per rispondere alla tua richiesta:',
  send: 'Invia la richiesta',
  sending: 'Invio in corso...',
};

export type RequestWords = typeof italian;

const words: Readonly<Record<string, RequestWords>> = {
  en: {
    title: 'Your request',
    note: 'The conversation with Gaia goes along with it, so you need not repeat anything.',
    labels: { servizio: 'Service', richiesta: 'What you need', nome: 'Name and surname', email: 'E-mail', telefono: 'Phone' },
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
    privacy: 'We use these data only to answer your request:',
    send: 'Send the request',
    sending: 'Sending...',
  },
  fr: {
    title: 'Ta demande',
    note: 'La conversation avec Gaia l’accompagne : tu n’as rien à répéter.',
    labels: { servizio: 'Service', richiesta: 'Ce dont tu as besoin', nome: 'Nom et prénom', email: 'E-mail', telefono: 'Téléphone' },
    contact: 'L’un des deux suffit : e-mail ou téléphone.',
    choose: 'Choisis le service',
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
    privacy: 'Nous utilisons ces données seulement pour répondre à ta demande :',
    send: 'Envoyer la demande',
    sending: 'Envoi en cours...',
  },
  es: {
    title: 'Tu solicitud',
    note: 'La conversación con Gaia la acompaña: no tienes que repetir nada.',
    labels: { servizio: 'Servicio', richiesta: 'Qué necesitas', nome: 'Nombre y apellidos', email: 'Correo', telefono: 'Teléfono' },
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
    privacy: 'Usamos estos datos solo para responder a tu solicitud:',
    send: 'Enviar la solicitud',
    sending: 'Enviando...',
  },
  de: {
    title: 'Deine Anfrage',
    note: 'Das Gespräch mit Gaia geht mit: Du musst nichts wiederholen.',
    labels: { servizio: 'Angebot', richiesta: 'Was du brauchst', nome: 'Vor- und Nachname', email: 'E-Mail', telefono: 'Telefon' },
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
    privacy: 'Wir nutzen diese Daten nur, um deine Anfrage zu beantworten:',
    send: 'Anfrage absenden',
    sending: 'Wird gesendet...',
  },
};

/** The texts in that language (ISO 639-1), in Italian if there is no translation. */
export const requestWords = (language: string): RequestWords => words[language] ?? italian;
