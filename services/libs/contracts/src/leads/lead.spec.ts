import { describe, expect, it } from '@jest/globals';
import { aBody, aCourseEnquiry, aLead } from '../testing/index.js';
import {
  confirmationOf,
  InvalidLeadError,
  LEAD_VERSION,
  UnsupportedLeadVersionError,
  leadEmail,
  leadName,
  leadPhone,
  leadReference,
  readLead,
} from './lead.js';
import { leadKinds } from '../forms/forms.js';

const throughQueue = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

describe('the envelope', () => {
  it.each(leadKinds)('of a %s comes out of the queue as it went in', (kind) => {
    const lead = aLead(kind);
    expect(readLead(throughQueue(lead))).toEqual(throughQueue(lead));
  });

  it('of the version before is read as well', () =>
    expect(readLead({ ...aLead('contact'), v: LEAD_VERSION - 1 }).v).toBe(LEAD_VERSION - 1));

  it('of a newer version is left for a newer worker', () => {
    expect(() => readLead({ ...aLead('contact'), v: LEAD_VERSION + 1 })).toThrow(UnsupportedLeadVersionError);
  });

  it('that is damaged is refused without repeating what it holds', () => {
    const damaged = { ...aLead('contact'), payload: { firstName: 'Segreto', email: 'segreto' } };
    expect(() => readLead(damaged)).toThrow(InvalidLeadError);
    expect(() => readLead(damaged)).toThrow(/^(?!.*segreto).*email/i);
    for (const nothing of [null, 'x', {}, { v: 0 }]) expect(() => readLead(nothing)).toThrow(InvalidLeadError);
  });
});

describe('the reference', () => {
  it('is the same for the same lead, opens with its kind and has no look-alike letters', () => {
    const reference = leadReference('translation', '6f1c2d0e-54a7-5c5a-9d3b-0b8f8a7e1c42');
    expect(reference).toBe(leadReference('translation', '6f1c2d0e-54a7-5c5a-9d3b-0b8f8a7e1c42'));
    expect(reference).toMatch(/^TRA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('differs between leads', () => {
    const references = Array.from({ length: 1000 }, () => leadReference('contact', crypto.randomUUID()));
    expect(new Set(references).size).toBe(1000);
  });
});

describe('who wrote', () => {
  it.each(leadKinds)('is known of a %s', (kind) => {
    const lead = aLead(kind);
    expect(leadName(lead)).toMatch(/Prova/);
    expect(leadEmail(lead)).toMatch(/@example\.com$/);
    expect(leadPhone(lead)).toMatch(/\d/);
  });

  it('is kept whole', () => {
    expect(leadName(aLead('contact', {}, aCourseEnquiry({ name: 'Maria De Luca' })))).toBe('Maria De Luca');
    const both = aLead('contact', {}, aBody('contact', { name: 'Prof.ssa Anna Prova' }));
    expect(leadName(both)).toBe('Prof.ssa Anna Prova');
  });
});

describe('a confirmation', () => {
  it.each(leadKinds)('of a %s is promised to who left an address', (kind) => {
    expect(confirmationOf(aLead(kind), [])).toBe('promised');
  });

  it.each([
    ['without an address', 'quote', [], { email: undefined }, undefined],
    ['of a kind that the school excludes', 'school', [], {}, undefined],
    ['of a suspect', 'translation', ['too-fast', 'many-links'], {}, 'limited'],
    ['of a complaint with weak signs of a robot', 'complaint', ['too-fast', 'many-links'], {}, 'promised'],
    ['of a complaint by a robot', 'complaint', ['honeypot'], {}, 'limited'],
  ] as const)('%s', (_what, kind, suspicion, fields, expected) => {
    const lead = aLead(kind, { suspicion: [...suspicion] } as object, aBody(kind, fields));
    expect(confirmationOf(lead, ['school'])).toBe(expected);
  });
});
