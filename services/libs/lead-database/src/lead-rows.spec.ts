import { describe, expect, test } from '@jest/globals';
import { leadKinds, leadPhone, leadReference, phoneKey } from '@school/contracts';
import { aBody, aCourseEnquiry, aLead } from '@school/contracts/testing';
import { contactRequestRow, leadOf, leadRow } from './lead-rows.js';

describe('the row of a contact request', () => {
  test('takes an information request as it is', () => {
    expect(contactRequestRow(aLead('contact'))).toEqual({
      firstName: 'Anna',
      lastName: 'Prova',
      email: 'anna.prova@example.com',
      phone: '+39 333 000 0000',
      course: 'inglese',
      message: 'Vorrei informazioni sui corsi serali.\nGrazie',
      createdAt: new Date('2026-11-21T09:30:00.000Z'),
    });
  });

  test.each([
    ['Maria De Prova Esempio', 'Maria', 'De Prova Esempio'],
    ['Ivo', 'Ivo', '-'],
    ['Prova, Anna', 'Anna', 'Prova'],
    ['Prova,Anna', 'Anna', 'Prova'],
    ['Prova , Anna', 'Anna', 'Prova'],
    ['De Prova, Maria Pia', 'Maria Pia', 'De Prova'],
    ['Prova, Anna, Maria', 'Anna Maria', 'Prova'],
    ['Anna Prova,', 'Anna', 'Prova'],
    [', Ivo', 'Ivo', '-'],
    [',', ',', '-'],
  ])('splits the name %s of a course enquiry and keeps its course type as the course', (name, firstName, lastName) => {
    const row = contactRequestRow(aLead('contact', {}, aCourseEnquiry({ name })));
    expect(row).toMatchObject({ firstName, lastName, course: 'Corso B1 Preliminary (PET)' });
  });

  test.each([
    ['blank', { phone: '', course: '', message: '  ' }],
    ['absent', { phone: undefined, course: undefined, message: undefined }],
  ])('holds NULL for what was left %s', (_how, fields) => {
    const row = contactRequestRow(aLead('contact', {}, aBody('contact', fields)));
    expect(row).toMatchObject({ phone: null, course: null, message: null });
  });
});

describe('the row of a lead', () => {
  test.each(leadKinds)('holds the whole %s: envelope, reference and payload', (kind) => {
    const lead = aLead(kind, { consent: { version: '2026-11', given: ['gdprAccepted'] }, suspicion: ['honeypot'] });
    expect(leadRow(lead)).toEqual({
      id: lead.id,
      kind,
      reference: leadReference(kind, lead.id),
      receivedAt: new Date(lead.receivedAt),
      origin: '/contatti',
      consentVersion: '2026-11',
      consentGiven: ['gdprAccepted'],
      suspicion: ['honeypot'],
      phoneKey: phoneKey(leadPhone(lead) ?? ''),
      payload: lead.payload,
    });
  });

  test('holds NULL for an unknown page, and for no phone number', () => {
    const lead = aLead('quote', { origin: undefined }, aBody('quote', { telefono: undefined }));
    expect(leadRow(lead)).toMatchObject({ origin: null, phoneKey: null });
  });

  test.each(leadKinds)('gives back the lead: %s', (kind) => {
    const lead = aLead(kind);
    expect(leadOf({ ...leadRow(lead), storedAt: new Date() })).toEqual(lead);
  });
});
