// The services of the school besides courses and exams.

export const courseLanguages = ['inglese', 'francese', 'spagnolo', 'tedesco', 'italiano per stranieri'] as const;

export const translation = {
  services: ['interpretariato simultaneo', 'interpretariato consecutivo', 'traduzione tecnica', 'localizzazione'],
} as const;

export const corporate = {
  courses: [
    'Business English',
    'inglese generale',
    'altre lingue straniere',
    'comunicazione',
    'percorsi personalizzati',
    'executive coaching',
  ],
  modes: ['in sede', 'online', 'misti'],
} as const;

export const schoolServices = [
  'corsi di lingua',
  'tutoraggi',
  'progetti europei',
  'certificazioni',
  'percorso per diventare centro di preparazione Cambridge',
  'formazione dei docenti e CLIL',
] as const;

/** The steps by which a school becomes a Cambridge preparation centre. */
export const preparationCentreSteps = [
  'incontro',
  'verifica dei requisiti',
  'formazione dei docenti',
  'domanda a Cambridge, che decide',
  'iscrizione degli studenti',
] as const;

export const europeanProjects = {
  erasmus: [
    'mobilità di personale e studenti',
    'partenariati strategici',
    'progetti di innovazione',
    'gestione amministrativa',
  ],
  pon: ['competenze di base', 'competenze digitali', 'cittadinanza europea', 'formazione dei docenti'],
  steps: ['analisi dei bisogni', 'progettazione', 'presentazione', 'gestione e monitoraggio'],
} as const;

export const studyTrips = {
  countries: ['Regno Unito', 'Irlanda', 'Malta', 'Stati Uniti', 'Canada', 'Australia'],
  programmes: ['programmi universitari', 'anno scolastico all’estero'],
} as const;
