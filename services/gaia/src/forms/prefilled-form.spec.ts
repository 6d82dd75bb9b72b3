import { describe, expect, test } from '@jest/globals';
import { sitePages } from '@school/catalog';
import { chatReply, contactTopics, quoteServices } from '@school/contracts';
import type { QuoteArguments } from '../request/check.js';
import { forms, prefilledForm, valuesOf } from './prefilled-form.js';

/** Everything that can be known of a request. */
const everything: QuoteArguments = {
  nome: 'Anna Maria Prova',
  email: 'anna.prova@example.com',
  telefono: '333 000 0000',
  richiesta: 'Un corso di inglese per 12 persone, da marzo.',
};

const NEVER = [
  'gdprAccepted',
  'gdprConsent',
  'privacyConsent',
  'codiceFiscale',
  'richiestaRisarcimento',
  'documentazione',
];

describe.each(Object.values(forms).map((form) => [form.href, form] as const))('the form at %s', (href, form) => {
  const { shape } = form;
  const filled = Object.entries(valuesOf(form, { ...everything, servizio: 'altro' }));

  test('is filled with fields of its own, each valid', () => {
    expect(filled.length).toBeGreaterThan(2);
    for (const [field, value] of filled) {
      expect(Object.keys(shape)).toContain(field);
      expect([field, value, shape[field]?.safeParse(value).success]).toEqual([field, value, true]);
    }
  });

  test('never with a consent, a tax code or the text of a complaint', () => {
    const fields = filled.map(([field]) => field);
    expect(fields.filter((field) => NEVER.includes(field))).toEqual([]);
    if (href.startsWith('/reclami')) expect(fields).not.toContain('descrizione');
  });

  test('stands on a page of the site', () => {
    const { pathname, searchParams, hash } = new URL(href, 'https://www.example.it');
    expect(sitePages).toHaveProperty([pathname]);
    expect(hash).toMatch(/^#modulo-/);
    const topic = searchParams.get('servizio');
    if (topic) expect(contactTopics).toHaveProperty([topic]);
  });
});

describe('the form that is opened', () => {
  test.each([
    ['traduzioni', null, '/interpretariato-traduzioni'],
    ['formazione-aziendale', null, '/formazione-aziendale'],
    ['servizi-scuole', null, '/servizi-scuole'],
    ['viaggi-studio', null, '/contatti?servizio=viaggi-studio'],
    ['certificazioni', { topic: 'languagecert', levels: [] }, '/certificazione-languagecert'],
    ['certificazioni', { topic: 'toefl', levels: [] }, '/contatti?servizio=certificazioni'],
    ['corsi-lingua', { topic: 'corsi', levels: ['B1'] }, '/corso-b1'],
    ['corsi-lingua', { topic: 'corsi', levels: ['B2'] }, '/contatti?servizio=certificazioni'],
    ['corsi-lingua', { topic: 'lingue', levels: ['B1'] }, '/contatti?servizio=altro'],
    ['altro', null, '/contatti?servizio=altro'],
    ['traduzioni', { topic: 'reclami', levels: [] }, '/reclami'],
  ] as const)('for %s about %j is %s', (servizio, spokenOf, page) =>
    expect(prefilledForm({ ...everything, servizio }, spokenOf).href.split('#')[0]).toBe(page),
  );

  test('holds the visitor’s own words, and fits the reply of the chat', () => {
    for (const servizio of Object.keys(quoteServices) as (keyof typeof quoteServices)[]) {
      const form = prefilledForm({ ...everything, servizio }, null);
      expect(Object.values(form.values)).toContain(everything.richiesta);
      expect(chatReply.safeParse({ message: '', quoteRequest: false, form }).success).toBe(true);
    }
  });

  test('leaves out what its field would refuse', () =>
    expect(prefilledForm({ nome: 'x'.repeat(150), email: 'nessuna', servizio: 'altro' }, null).values).toEqual({
      course: 'altro',
    }));
});
