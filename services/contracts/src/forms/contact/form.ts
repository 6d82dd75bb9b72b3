// Contact and information requests (home, contacts, projects, English courses) and enquiries from a course page: two shapes, one endpoint.
import { LIMITS } from '../../fields/limits.js';
import { ANSWER_HOURS } from '../answers.js';
import { defineForm } from '../form.js';
import { email, firstName, lastName, optionalPhone } from '../person.js';

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

/** What the page of European projects offers. */
export const projectTopics = {
  'erasmus-mobilita': 'Erasmus+: mobilità di personale e studenti',
  'erasmus-partenariati': 'Erasmus+: partenariati e innovazione',
  pon: 'PON',
  'progetto-da-scegliere': 'Progetto europeo ancora da scegliere',
} as const;

export const contact = defineForm({
  kind: 'contact',
  endpoint: '/api/contact',
  page: { path: '/contatti', name: 'Contatti' },
  prefix: 'CON',
  title: 'Contatto',
  fields: {
    firstName,
    lastName,
    name: { ...firstName, label: 'Nome e cognome', max: LIMITS.name * 2, autoComplete: 'name', autoCapitalize: 'words' },
    email,
    phone: optionalPhone,
    course: { type: 'choice', label: 'Interesse', options: { ...infoCourses, ...contactTopics, ...projectTopics } },
    courseType: { type: 'line', label: 'Corso o esame' },
    notify: { type: 'flag', label: 'Avvisami quando parte' },
    message: { type: 'text', label: 'Messaggio' },
    gdprAccepted: {
      type: 'consent',
      label: 'Privacy Policy accettata',
      required: 'È necessario accettare la Privacy Policy per continuare',
    },
  },
  office: {
    field: 'course',
    offices: {
      certificazioni: 'esami',
      business: 'aziende',
      'formazione-aziendale': 'aziende',
      'viaggi-studio': 'viaggi',
      traduzioni: 'traduzioni',
    },
    otherwise: 'didattica',
  },
  answer: { hours: ANSWER_HOURS },
  mail: { heading: 'Richiesta di informazioni', topic: ['notify', 'courseType', 'course'], facts: ['notify', 'courseType', 'course'] },
});
