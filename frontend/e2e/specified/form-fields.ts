// The fields of every form in their order: each as `label: kind, maximum`, with what can be chosen.

const INFO_COURSES = 'inglese francese spagnolo tedesco italiano cinese business junior certificazioni';
const INFO_FORM = [
  'Nome *: text',
  'Cognome *: text',
  'Email *: email',
  'Telefono: tel',
  `Corso di interesse: ${INFO_COURSES}`,
  'Messaggio: 4 rows',
  'gdprAccepted *',
];
const PROJECT_FORM = INFO_FORM.with(4, 'Programma: erasmus-mobilita erasmus-partenariati pon progetto-da-scegliere');
const COURSE_FORM = [
  'Nome e Cognome *: text',
  'Email *: email',
  'Telefono: tel',
  'notify',
  'Messaggio: 4 rows',
  'gdprAccepted *',
];
const PERSON = ['Nome *: text', 'Cognome *: text', 'Email *: email'];

export const formFields: Readonly<Record<string, readonly string[]>> = {
  '/': [...PERSON, 'Telefono: tel', 'Messaggio: 4 rows', 'gdprAccepted *'],
  '/progetti-europei': PROJECT_FORM,
  '/corsi-inglese': INFO_FORM,
  '/corso-a2': COURSE_FORM,
  '/corso-b1': COURSE_FORM,
  '/corso-c1': COURSE_FORM,
  '/corso-c2': COURSE_FORM,
  '/contatti': [
    ...PERSON,
    'Telefono: tel',
    'Servizio di interesse: corsi-inglese certificazioni formazione-aziendale viaggi-studio traduzioni altro',
    'Corso o esame: text',
    'notify',
    'Messaggio: 4 rows',
    'gdprAccepted *',
  ],
  '/interpretariato-traduzioni': [
    ...PERSON,
    'Telefono *: tel',
    'Azienda: text',
    'Tipo di servizio *: interpretariato-simultaneo interpretariato-consecutivo traduzione-tecnica localizzazione altro',
    'Lingue *: text',
    'Durata: text',
    'Luogo: text',
    'Descrizione: 4 rows',
  ],
  '/formazione-aziendale': [
    ...PERSON,
    'Telefono *: tel',
    'Azienda *: text',
    'Settore: text',
    'Numero di dipendenti: 1-10 11-50 51-100 101-500 500+',
    'Tipo di corso: business-english inglese-generale lingue-straniere comunicazione personalizzato',
    'Modalità: online presenza mista',
    'Budget: text',
    'Obiettivi: 4 rows',
  ],
  '/servizi-scuole': [
    ...PERSON,
    'Telefono *: tel',
    'Scuola *: text',
    'Ruolo *: dirigente coordinatore docente referente altro',
    'Tipo di scuola: infanzia primaria secondaria-i secondaria-ii istituto-comprensivo',
    'Numero di studenti: 1-100 101-300 301-500 501-1000 1000+',
    'Servizi di interesse: corsi-lingua tutoraggi progetti-europei certificazioni centro-cambridge formazione-docenti',
    'Obiettivi: 4 rows',
  ],
  '/certificazione-languagecert': [
    ...PERSON,
    'Telefono *: tel',
    'Livello attuale *: principiante elementare intermedio intermedio-alto avanzato madrelingua',
    'Obiettivo: access achiever communicator expert mastery mastery-pro',
    'Modalità: presenza online mista individuale',
    'Tempistiche: 1-mese 3-mesi 6-mesi flessibile',
    'Note: 4 rows',
  ],
  '/reclami': [
    ...PERSON,
    'Telefono: tel',
    'Codice fiscale: text',
    'Tipo di reclamo *: qualita-servizio docenti amministrazione fatturazione esami materiali strutture altro',
    'Data dell’accaduto: date',
    'Descrizione *: 6 rows',
    'Richiesta di risarcimento: 3 rows',
    'Documentazione: 3 rows',
    'gdprConsent *',
    'privacyConsent *',
  ],
};
