// Which office reads which request.
import type { Lead, LeadKind, LeadPayload, QuoteService } from '@school/contracts';
import type { OfficeId } from './school.js';

/** Reads what has no office of its own. */
const DEFAULT_OFFICE: OfficeId = 'didattica';
/** Reads what may be spam. */
const CHECKING_OFFICE: OfficeId = 'verifica';

/** By the topic of a contact request; topics that are not here are the default office's. */
export const contactOffice: Readonly<Record<string, OfficeId>> = {
  certificazioni: 'esami',
  business: 'aziende',
  'formazione-aziendale': 'aziende',
  'viaggi-studio': 'viaggi',
  traduzioni: 'traduzioni',
};

const quoteOffice: Readonly<Record<QuoteService, OfficeId>> = {
  'corsi-lingua': 'didattica',
  certificazioni: 'esami',
  traduzioni: 'traduzioni',
  'formazione-aziendale': 'aziende',
  'servizi-scuole': 'scuole',
  'viaggi-studio': 'viaggi',
  altro: 'segreteria',
};

const kindOffice: Readonly<Record<Exclude<LeadKind, 'contact' | 'quote'>, OfficeId>> = {
  translation: 'traduzioni',
  corporate: 'aziende',
  school: 'scuole',
  languagecert: 'esami',
  complaint: 'qualita',
};

/** The offices that some request reaches. */
export const officesInUse: ReadonlySet<OfficeId> = new Set([DEFAULT_OFFICE, CHECKING_OFFICE, ...[contactOffice, quoteOffice, kindOffice].flatMap((offices) => Object.values(offices))]);

const topicOf = (payload: LeadPayload<'contact'>) => ('course' in payload && payload.course) || '';

type Request<L extends Lead = Lead> = L extends Lead ? Pick<L, 'kind' | 'payload'> : never;

/** The office that answers a request, by kind and topic. */
export function officeForRequest(request: Request): OfficeId {
  if (request.kind === 'contact') return contactOffice[topicOf(request.payload)] ?? DEFAULT_OFFICE;
  if (request.kind === 'quote') return quoteOffice[request.payload.servizio];
  return kindOffice[request.kind];
}

/** The office a lead is for: the one that answers it; a suspect goes to the people who check by hand. */
export const officeFor = (lead: Lead): OfficeId => (lead.suspicion.length > 0 ? CHECKING_OFFICE : officeForRequest(lead));
