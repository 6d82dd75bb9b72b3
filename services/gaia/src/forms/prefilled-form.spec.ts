import { describe, expect, test } from '@jest/globals';
import { type FactLevel, type Topic, sitePages } from '@school/catalog';
import { type FieldsOf, chatReply, contactTopics, quoteServices } from '@school/contracts';
import type { QuoteSlots } from '../quote/slots.js';
import { forms, prefilledForm, valuesOf } from './prefilled-form.js';
import { saidIn } from './said.js';

/** Everything that the dialogue can have learnt of a visitor. */
const everything: QuoteSlots = {
  nome: 'Anna Maria Prova',
  email: 'anna.prova@example.com',
  telefono: '333 000 0000',
  lingue: 'inglese',
  livello: 'B1',
  periodo: 'da marzo',
  azienda: 'Esempio S.r.l.',
  persone: '120 studenti',
  note: 'solo di sera',
};
const turns = [
  'sono dirigente di un liceo, ci serve un corso online di business english o un interpretariato simultaneo, per ' +
    'gli esami, entro tre mesi; sono principiante; un insegnante urla',
];
const about = (topics: readonly Topic[] = [], levels: readonly FactLevel[] = []) => ({ topics, levels });
const opened = (slots: QuoteSlots, topics: readonly Topic[] = [], levels: readonly FactLevel[] = []) =>
  prefilledForm(saidIn(slots, about(topics, levels), turns));

const NEVER = [
  'gdprAccepted',
  'gdprConsent',
  'privacyConsent',
  'codiceFiscale',
  'descrizioneReclamo',
  'richiestaRisarcimento',
  'documentazione',
];

describe.each(forms.map((form) => [form.href, form] as const))('the form at %s', (href, form) => {
  const { shape } = form;
  const filled = Object.entries(
    valuesOf(form, saidIn({ ...everything, servizio: 'altro' }, about(['languagecert'], ['B2']), turns)),
  );

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
    ['traduzioni', [], '/interpretariato-traduzioni'],
    ['formazione-aziendale', [], '/formazione-aziendale'],
    ['servizi-scuole', [], '/servizi-scuole'],
    ['viaggi-studio', [], '/contatti?servizio=viaggi-studio'],
    ['certificazioni', ['languagecert'], '/certificazione-languagecert'],
    ['certificazioni', ['toefl'], '/contatti?servizio=certificazioni'],
    ['corsi-lingua', ['corsi'], '/corso-b1'],
    ['altro', [], '/contatti?servizio=altro'],
    ['traduzioni', ['reclami'], '/reclami'],
  ] as const)('for %s %s is %s', (servizio, topics, page) =>
    expect(opened({ ...everything, servizio }, topics).href.split('#')[0]).toBe(page),
  );

  test('is the contact page where the course has none, and for other languages', () => {
    expect(opened({ servizio: 'corsi-lingua', livello: 'B2' }).href).toContain('/contatti?servizio=certificazioni');
    expect(opened({ servizio: 'corsi-lingua', livello: 'B1', lingue: 'francese' }).href).toContain(
      '/contatti?servizio=altro',
    );
  });

  test('always fits the reply of the chat', () => {
    for (const servizio of Object.keys(quoteServices) as (keyof typeof quoteServices)[])
      expect(
        chatReply.safeParse({ message: '', quoteRequest: false, form: opened({ ...everything, servizio }) }).success,
      ).toBe(true);
  });

  test('chooses among the options of the form by the visitor’s words', () => {
    expect(opened({ ...everything, servizio: 'servizi-scuole' }).values).toMatchObject({
      nome: 'Anna',
      cognome: 'Maria Prova',
      ruolo: 'dirigente',
      tipoScuola: 'secondaria-ii',
      numeroStudenti: '101-300',
    } satisfies Partial<Record<keyof FieldsOf<'school'>, string>>);
    expect(opened({ ...everything, servizio: 'formazione-aziendale', persone: '12' }).values).toMatchObject({
      azienda: 'Esempio S.r.l.',
      dipendenti: '11-50',
      tipoCorso: 'business-english',
      modalita: 'online',
    } satisfies Partial<Record<keyof FieldsOf<'corporate'>, string>>);
    expect(opened({ ...everything, servizio: 'traduzioni' }).values).toMatchObject({
      tipoServizio: 'interpretariato-simultaneo',
      lingue: 'inglese',
    } satisfies Partial<Record<keyof FieldsOf<'translation'>, string>>);
    expect(opened({ servizio: 'certificazioni' }, ['languagecert'], ['B2']).values).toMatchObject({
      obiettivo: 'expert',
      livelloAttuale: 'principiante',
      tempistiche: '3-mesi',
    } satisfies Partial<Record<keyof FieldsOf<'languagecert'>, string>>);
  });

  test('leaves out what its field would refuse', () =>
    expect(opened({ nome: 'x'.repeat(150), email: 'nessuna', servizio: 'altro' }).values).toEqual({ course: 'altro' }));
});
