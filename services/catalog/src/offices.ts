// Which office reads which request.
import type { Lead, LeadPayload, QuoteService } from '@school/contracts';
import type { OfficeId } from './school.js';

const contactOffice: Readonly<Record<string, OfficeId>> = {
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

const topicOf = (payload: LeadPayload<'contact'>) => ('course' in payload && payload.course) || '';

/** The office a lead is for, by kind and topic; a suspect goes to the people who check by hand. */
export function officeFor(lead: Lead): OfficeId {
  if (lead.suspicion.length > 0) return 'verifica';
  switch (lead.kind) {
    case 'contact':
      return contactOffice[topicOf(lead.payload)] ?? 'didattica';
    case 'translation':
      return 'traduzioni';
    case 'corporate':
      return 'aziende';
    case 'school':
      return 'scuole';
    case 'languagecert':
      return 'esami';
    case 'complaint':
      return 'qualita';
    case 'quote':
      return quoteOffice[lead.payload.servizio];
  }
}
