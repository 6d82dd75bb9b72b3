import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aBody, aCourseEnquiry, exampleBody } from '../testing/index.js';
import { parseLead } from '../leads/parse-lead.js';
import { consentsOf, displayValue } from './form.js';
import { leadForm, leadKinds } from './forms.js';

const errorsOf = (kind: (typeof leadKinds)[number], body: unknown) => {
  const parsed = parseLead(kind, body);
  return parsed.success ? {} : parsed.errors;
};

it('no code of the services outside the forms tests for a kind by its name', () => {
  const byName = new RegExp(`\\bkind [!=]== '(${leadKinds.join('|')})'`);
  const services = join(import.meta.dirname, '../../../..');
  const found = globSync('{*,libs/*}/src/**/*.{ts,tsx}', { cwd: services }).filter(
    (file) => !/\.spec\.|^libs\/contracts\/src\/forms\//.test(file),
  );
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter((file) => byName.test(readFileSync(join(services, file), 'utf8')))).toEqual([]);
});

describe.each(leadKinds)('the %s form', (kind) => {
  const form = leadForm(kind);
  const body = aBody(kind);

  it('takes every field filled and keeps every value', () => {
    expect(parseLead(kind, body)).toEqual({ success: true, payload: body });
  });

  it('stands under its own kind', () => expect(form.kind).toBe(kind));

  it('has an Italian name for every field and a label for every choice', () => {
    for (const [name, field] of Object.entries(form.fields)) {
      expect(field.label).toMatch(/^[A-Z]/);
      if (field.type === 'choice')
        for (const value of Object.keys(field.options)) expect(displayValue(form, name, value)).not.toBe('');
    }
  });

  it('takes a body made of examples of its fields', () => {
    expect(parseLead(kind, exampleBody(kind))).toMatchObject({ success: true });
  });

  it('refuses what lacks a field that is required, in the words of that field', () => {
    for (const [name, { required }] of Object.entries(form.fields)) {
      if (required && name in body)
        expect(errorsOf(kind, { ...body, [name]: undefined })).toEqual({ [name]: [required] });
    }
  });

  it('has a field for everything that its mail shows', () => {
    for (const name of [...form.mail.topic, ...form.mail.facts]) expect(form.fields).toHaveProperty(name);
  });

  it('ignores unknown fields, __proto__ included', () => {
    const hostile = JSON.parse(`{"__proto__":{"polluted":true},"constructor":{"x":1},"ruoloUtente":"admin"}`) as object;
    const parsed = parseLead(kind, Object.assign(Object.create(null) as object, body, hostile));
    expect(parsed).toEqual({ success: true, payload: body });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each(Object.keys(body))('refuses an array, an object or a number in %s with a message for that field', (field) => {
    for (const wrong of [['x'], { a: 1 }, 42])
      expect(errorsOf(kind, { ...body, [field]: wrong })).toEqual({ [field]: [expect.stringMatching(/^[A-ZÈ]/)] });
  });

  it.each(
    Object.entries(body).filter(
      ([field, value]) => typeof value === 'string' && !['choice', 'date'].includes(form.fields[field]!.type),
    ),
  )('takes NUL out of %s, and refuses a value too long, which it never cuts', (field, value) => {
    const withNul = `\u0000${String(value).slice(0, 2)}\u0000${String(value).slice(2)}\u0000`;
    expect(parseLead(kind, { ...body, [field]: withNul })).toEqual({ success: true, payload: body });
    expect(errorsOf(kind, { ...body, [field]: 'x'.repeat(20_001) })).toHaveProperty(field);
  });

  it.each(Object.keys(body))('takes null in %s as it takes a field that is not there', (field) => {
    const { [field]: _given, ...without } = body;
    expect(parseLead(kind, { ...body, [field]: null })).toEqual(parseLead(kind, without));
  });

  it('refuses an unknown value of each choice', () => {
    for (const field of Object.keys(form.fields).filter((name) => form.fields[name]!.type === 'choice'))
      expect(errorsOf(kind, { ...body, [field]: 'inventato' })).toEqual({ [field]: ["Scegli una voce dell'elenco"] });
  });

  it('needs each of its consents to be true', () => {
    for (const field of consentsOf(form))
      for (const no of [false, 'true', 1, undefined])
        expect(errorsOf(kind, { ...body, [field]: no })).toHaveProperty(field);
  });

  it.each([null, 'testo', 7, [body]])('refuses %p as a body', (wrong) => {
    expect(errorsOf(kind, wrong)).toEqual({ '': ['Il contenuto della richiesta non è valido'] });
  });
});

describe('contact requests', () => {
  it("show the specification's words for each missing field", () => {
    expect(errorsOf('contact', {})).toEqual({
      firstName: ['Il nome è obbligatorio'],
      lastName: ['Il cognome è obbligatorio'],
      email: ['Email non valida'],
      gdprAccepted: ['È necessario accettare la Privacy Policy per continuare'],
    });
  });

  it('take the shape of a course page, and speak of its own fields', () => {
    expect(parseLead('contact', aCourseEnquiry())).toEqual({ success: true, payload: aCourseEnquiry() });
    expect(Object.keys(errorsOf('contact', { name: 'Ivo' }))).toEqual(['email', 'gdprAccepted']);
  });

  it.each([
    ['and nothing else of a name', { name: 'Prof.ssa Maria De Luca' }],
    ['beside blank halves', { name: 'Prof.ssa Maria De Luca', firstName: '', lastName: ' ' }],
    ['beside halves that are null', { name: 'Prof.ssa Maria De Luca', firstName: null, lastName: null }],
    ['beside a first name alone', { name: 'Prof.ssa Maria De Luca', firstName: 'Maria', lastName: '' }],
    ['beside both halves', { name: 'Prof.ssa Maria De Luca', firstName: 'Maria', lastName: 'De Luca' }],
  ])('keep the whole name, %s, with course and message', (_beside, names) => {
    const {
      firstName: _first,
      lastName: _last,
      ...rest
    } = aBody('contact', { courseType: 'Corso B1 Preliminary (PET)' });
    const parsed = parseLead('contact', { ...rest, ...names });
    expect(parsed).toMatchObject({ success: true, payload: { ...rest, name: 'Prof.ssa Maria De Luca' } });
  });

  it('take first and last name beside a whole one that is blank', () => {
    const parsed = parseLead('contact', aBody('contact', { name: ' ' }));
    expect(parsed).toMatchObject({ success: true, payload: { firstName: 'Anna', lastName: 'Prova' } });
    expect(Object.keys(errorsOf('contact', aBody('contact', { name: '', firstName: '' })))).toEqual(['firstName']);
  });

  it.each([aBody('contact'), aCourseEnquiry()])(
    'say who wants a notice of the next date; a box that is not ticked says nothing',
    (body) => {
      expect(parseLead('contact', { ...body, notify: true })).toEqual({
        success: true,
        payload: { ...body, notify: true },
      });
      for (const notify of [false, null, undefined])
        expect(parseLead('contact', { ...body, notify })).toEqual({ success: true, payload: body });
      expect(errorsOf('contact', { ...body, notify: 'sì' })).toHaveProperty('notify');
    },
  );

  it.each(['\u2800', '\uFFFC', '\u3164', '\u115F', '\u0301'])(
    'show the words for a missing name where it is %j, of which nothing can be seen',
    (blank) => {
      expect(errorsOf('contact', aBody('contact', { firstName: blank, lastName: blank }))).toEqual({
        firstName: ['Il nome è obbligatorio'],
        lastName: ['Il cognome è obbligatorio'],
      });
      expect(errorsOf('contact', aCourseEnquiry({ name: blank }))).toEqual({ name: ['Il nome è obbligatorio'] });
    },
  );

  it('take blank optional fields as not given', () => {
    expect(parseLead('contact', aBody('contact', { phone: ' ', course: '', message: '' })).success).toBe(true);
  });
});

describe('complaints', () => {
  it('take a tax code of at most 16 characters, in capitals', () => {
    expect(parseLead('complaint', aBody('complaint', { codiceFiscale: 'prvfnc80a01h501x' }))).toMatchObject({
      payload: { codiceFiscale: 'PRVFNC80A01H501X' },
    });
    expect(errorsOf('complaint', aBody('complaint', { codiceFiscale: 'PRVFNC80A01H501XY' }))).toHaveProperty(
      'codiceFiscale',
    );
    // Capitals may be longer than what was typed, and may have to be composed anew: what is accepted must read the same
    // when it is read again.
    expect(errorsOf('complaint', aBody('complaint', { codiceFiscale: 'ß'.repeat(16) }))).toHaveProperty(
      'codiceFiscale',
    );
    for (const codiceFiscale of ['ΐ1', 'ŉ', 'prvfnc80a01h501x']) {
      const capitals = codiceFiscale.toUpperCase().normalize('NFC');
      for (const typed of [codiceFiscale, capitals])
        expect(parseLead('complaint', aBody('complaint', { codiceFiscale: typed }))).toMatchObject({
          payload: { codiceFiscale: capitals },
        });
    }
  });

  it.each(['2026-02-30', '02/11/2026', '2999-01-01', '0001-01-01'])(
    'refuse %s as the day it happened',
    (dataIncidente) => {
      expect(errorsOf('complaint', aBody('complaint', { dataIncidente }))).toHaveProperty('dataIncidente');
    },
  );
});

describe('the day something happened', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['today in Tokyo, still yesterday in Rome', '2026-11-27T16:00:00Z', '2026-11-28', true],
    ['today in Rome, still yesterday in UTC', '2026-11-27T23:30:00Z', '2026-11-28', true],
    ['tomorrow everywhere', '2026-11-27T09:00:00Z', '2026-11-28', false],
  ])('%s', (_what, now, dataIncidente, isTaken) => {
    jest.useFakeTimers({ now: new Date(now) });
    expect(parseLead('complaint', aBody('complaint', { dataIncidente })).success).toBe(isTaken);
  });
});

describe("Gaia's quotes", () => {
  it('need one of e-mail and phone', () => {
    expect(parseLead('quote', aBody('quote', { email: undefined })).success).toBe(true);
    expect(parseLead('quote', aBody('quote', { telefono: '' })).success).toBe(true);
    expect(errorsOf('quote', aBody('quote', { email: undefined, telefono: '' }))).toEqual({
      email: ['Serve almeno un recapito: email o telefono'],
    });
    expect(errorsOf('quote', {})).toMatchObject({
      servizio: ['Indica il servizio'],
      email: ['Serve almeno un recapito: email o telefono'],
    });
    expect(errorsOf('quote', aBody('quote', { email: 'anna', telefono: '' }))).toEqual({ email: ['Email non valida'] });
  });
});
