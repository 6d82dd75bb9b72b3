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

  test('splits the name of a course enquiry and keeps its course type as the course', () => {
    const row = contactRequestRow(aLead('contact', {}, aCourseEnquiry({ name: 'Maria De Prova Esempio' })));
    expect(row).toMatchObject({
      firstName: 'Maria',
      lastName: 'De Prova Esempio',
      course: 'Corso B1 Preliminary (PET)',
    });
  });

  test('holds a dash for the last name when the name is a single word', () => {
    expect(contactRequestRow(aLead('contact', {}, aCourseEnquiry({ name: 'Ivo' })))).toMatchObject({
      firstName: 'Ivo',
      lastName: '-',
    });
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
