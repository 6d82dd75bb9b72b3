// What can be chosen in each form, with the words people read. Free of zod, so that a page can show a choice without the rules.

/** What the information form offers. */
export const infoCourses = {
  inglese: 'Inglese',
  francese: 'Francese',
  spagnolo: 'Spagnolo',
  tedesco: 'Tedesco',
  italiano: 'Italiano per stranieri',
  cinese: 'Cinese',
  business: 'Business English',
  junior: 'Corsi junior',
  certificazioni: 'Certificazioni',
} as const;

/** What the contact page offers. */
export const contactTopics = {
  'corsi-inglese': 'Corsi di inglese',
  certificazioni: 'Certificazioni',
  'formazione-aziendale': 'Formazione aziendale',
  'viaggi-studio': 'Viaggi studio',
  traduzioni: 'Traduzioni',
  altro: 'Altro',
} as const;

export const translationChoices = {
  tipoServizio: {
    'interpretariato-simultaneo': 'Interpretariato simultaneo',
    'interpretariato-consecutivo': 'Interpretariato consecutivo',
    'traduzione-tecnica': 'Traduzione tecnica',
    localizzazione: 'Localizzazione',
    altro: 'Altro',
  },
} as const;

export const corporateChoices = {
  dipendenti: { '1-10': '1-10', '11-50': '11-50', '51-100': '51-100', '101-500': '101-500', '500+': 'Oltre 500' },
  tipoCorso: {
    'business-english': 'Business English',
    'inglese-generale': 'Inglese generale',
    'lingue-straniere': 'Altre lingue straniere',
    comunicazione: 'Comunicazione',
    personalizzato: 'Percorso personalizzato',
  },
  modalita: { online: 'Online', presenza: 'In presenza', mista: 'Mista' },
} as const;

export const schoolChoices = {
  ruolo: {
    dirigente: 'Dirigente scolastico',
    coordinatore: 'Coordinatore',
    docente: 'Docente',
    referente: 'Referente',
    altro: 'Altro',
  },
  tipoScuola: {
    infanzia: "Scuola dell'infanzia",
    primaria: 'Scuola primaria',
    'secondaria-i': 'Scuola secondaria di I grado',
    'secondaria-ii': 'Scuola secondaria di II grado',
    'istituto-comprensivo': 'Istituto comprensivo',
  },
  numeroStudenti: {
    '1-100': '1-100',
    '101-300': '101-300',
    '301-500': '301-500',
    '501-1000': '501-1000',
    '1000+': 'Oltre 1000',
  },
  servizi: {
    'corsi-lingua': 'Corsi di lingua',
    tutoraggi: 'Tutoraggi',
    'progetti-europei': 'Progetti europei',
    certificazioni: 'Certificazioni',
    'centro-cambridge': 'Centro di preparazione Cambridge',
    'formazione-docenti': 'Formazione docenti',
  },
} as const;

export const languagecertChoices = {
  livelloAttuale: {
    principiante: 'Principiante (A1)',
    elementare: 'Elementare (A2)',
    intermedio: 'Intermedio (B1)',
    'intermedio-alto': 'Intermedio alto (B2)',
    avanzato: 'Avanzato (C1)',
    madrelingua: 'Madrelingua (C2)',
  },
  obiettivo: {
    access: 'A1 Access',
    achiever: 'A2 Achiever',
    communicator: 'B1 Communicator',
    expert: 'B2 Expert',
    mastery: 'C1 Mastery',
    'mastery-pro': 'C2 Mastery Pro',
  },
  modalita: { presenza: 'In presenza', online: 'Online', mista: 'Mista', individuale: 'Individuale' },
  tempistiche: { '1-mese': 'Entro 1 mese', '3-mesi': 'Entro 3 mesi', '6-mesi': 'Entro 6 mesi', flessibile: 'Flessibile' },
} as const;

export const COMPLAINT_CONSENTS_REQUIRED = 'È necessario acconsentire al trattamento dei dati personali per procedere.';

export const complaintChoices = {
  tipoReclamo: {
    'qualita-servizio': 'Qualità del servizio',
    docenti: 'Docenti',
    amministrazione: 'Amministrazione',
    fatturazione: 'Fatturazione',
    esami: 'Esami',
    materiali: 'Materiali',
    strutture: 'Strutture',
    altro: 'Altro',
  },
} as const;

/** The services that a quote can be asked for; each belongs to an office of the catalog. */
export const quoteServices = {
  'corsi-lingua': 'Corsi di lingua',
  certificazioni: 'Certificazioni ed esami',
  traduzioni: 'Traduzioni e interpretariato',
  'formazione-aziendale': 'Formazione aziendale',
  'servizi-scuole': 'Servizi per scuole',
  'viaggi-studio': 'Viaggi studio',
  altro: 'Altro',
} as const;

export type QuoteService = keyof typeof quoteServices;
