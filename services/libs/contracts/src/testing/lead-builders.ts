// Builders of valid requests for tests: every field filled, any of them overridden. All people are invented.
import { LEAD_VERSION, type Lead } from '../leads/lead.js';
import type { Field } from '../forms/field.js';
import { type LeadKind, leadForm } from '../forms/forms.js';
import { parseLead } from '../leads/parse-lead.js';

type Fields = Readonly<Record<string, unknown>>;

/** Bodies that tests quote. A kind that is not here gets one made from its fields. */
const complete: Readonly<Partial<Record<LeadKind, Fields>>> = {
  contact: {
    firstName: 'Anna',
    lastName: 'Prova',
    email: 'anna.prova@example.com',
    phone: '+39 333 000 0000',
    course: 'inglese',
    message: 'Vorrei informazioni sui corsi serali.\nGrazie',
    gdprAccepted: true,
  },
  translation: {
    nome: 'Bruno',
    cognome: 'Prova',
    email: 'bruno.prova@example.com',
    telefono: '06 0000000',
    azienda: 'Esempio S.r.l.',
    tipoServizio: 'traduzione-tecnica',
    lingue: 'italiano, inglese',
    durata: 'due giorni',
    luogo: 'Roma',
    descrizione: 'Manuale di 40 pagine.',
  },
  corporate: {
    nome: 'Carla',
    cognome: 'Prova',
    email: 'carla.prova@example.com',
    telefono: '06/0000001',
    azienda: 'Esempio S.p.A.',
    settore: 'energia',
    dipendenti: '51-100',
    tipoCorso: 'business-english',
    modalita: 'mista',
    budget: '5.000 euro',
    obiettivi: 'Riunioni in inglese.',
  },
  school: {
    nome: 'Dario',
    cognome: 'Prova',
    email: 'dario.prova@example.com',
    telefono: '06 0000002',
    scuola: 'Istituto Esempio',
    ruolo: 'docente',
    tipoScuola: 'secondaria-ii',
    numeroStudenti: '501-1000',
    servizi: 'formazione-docenti',
    obiettivi: 'Un percorso CLIL.',
  },
  languagecert: {
    nome: 'Elena',
    cognome: 'Prova',
    email: 'elena.prova@example.com',
    telefono: '333.000.0003',
    livelloAttuale: 'intermedio',
    obiettivo: 'expert',
    modalita: 'online',
    tempistiche: '3-mesi',
    note: 'Disponibile la sera.',
  },
  complaint: {
    nome: 'Franco',
    cognome: 'Prova',
    email: 'franco.prova@example.com',
    telefono: '06 0000004',
    codiceFiscale: 'PRVFNC80A01H501X',
    tipoReclamo: 'fatturazione',
    dataIncidente: '2026-11-02',
    descrizione: 'La fattura riporta un importo diverso.',
    richiestaRisarcimento: 'Il rimborso della differenza.',
    documentazione: 'Copia della fattura.',
    gdprConsent: true,
    privacyConsent: true,
  },
  quote: {
    nome: 'Gina Prova',
    email: 'gina.prova@example.com',
    telefono: '333 000 0005',
    servizio: 'traduzioni',
    richiesta: 'Traduzione giurata di un contratto di 10 pagine, dal tedesco, entro marzo.',
    conversazione: 'Visitatore: Vorrei un preventivo per una traduzione.\nGaia: Come ti chiami?',
    consenso: true,
  },
};

const examples: { readonly [T in Field['type']]: (field: Extract<Field, { readonly type: T }>) => unknown } = {
  line: ({ label, max, autoCapitalize }) =>
    (autoCapitalize === 'characters' ? 'PROVA' : `${label} Prova`).slice(0, max),
  text: ({ label, max }) => `${label}, due righe\ndi prova.`.slice(0, max),
  email: () => 'piera.prova@example.com',
  tel: () => '06 0000007',
  choice: ({ options }) => Object.keys(options)[0],
  date: () => '2026-11-02',
  consent: () => true,
  flag: () => true,
  conversation: () => 'Visitatore: Buongiorno.',
};

const exampleOf = (field: Field): unknown => (examples[field.type] as (field: Field) => unknown)(field);

/** A request body of a kind made from its fields alone. */
export const exampleBody = (kind: LeadKind): Fields =>
  Object.fromEntries(Object.entries(leadForm(kind).fields).map(([name, field]) => [name, exampleOf(field)]));

/** A request body of a kind with every field filled. */
export const aBody = (kind: LeadKind, fields: Fields = {}): Record<string, unknown> => ({
  ...(complete[kind] ?? exampleBody(kind)),
  ...fields,
});

/** An enquiry sent from a course page: the other shape of a contact request. */
export const aCourseEnquiry = (fields: Fields = {}): Record<string, unknown> => ({
  name: 'Ivo Prova',
  email: 'ivo.prova@example.com',
  phone: '06 0000006',
  courseType: 'Corso B1 Preliminary (PET)',
  message: 'Quando inizia il prossimo corso?',
  gdprAccepted: true,
  ...fields,
});

/** A lead as in a job's data. `body` replaces the whole request. */
export function aLead<K extends LeadKind>(
  kind: K,
  envelope: Partial<Omit<Lead, 'kind' | 'payload'>> = {},
  body: unknown = aBody(kind),
): Lead<K> {
  const parsed = parseLead(kind, body);
  if (!parsed.success) throw new Error(`The builder made an invalid ${kind}: ${JSON.stringify(parsed.errors)}`);
  return {
    v: LEAD_VERSION,
    id: crypto.randomUUID(),
    kind,
    receivedAt: '2026-11-21T09:30:00.000Z',
    origin: '/contatti',
    consent: { version: '2026-11', given: [] },
    suspicion: [],
    ...envelope,
    payload: parsed.payload,
  } as unknown as Lead<K>;
}
