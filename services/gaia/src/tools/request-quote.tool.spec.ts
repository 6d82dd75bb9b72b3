import { describe, expect, test } from '@jest/globals';
import { parseLead } from '@school/contracts';
import type { QuoteRequest } from '../quote/dialogue.js';
import { contradictions } from './request-quote.tool.js';

const slots = {
  nome: 'Anna Prova',
  email: 'anna.prova@example.com',
  telefono: '+39 333 000 0000',
  servizio: 'traduzioni',
  lingue: 'dal tedesco all’italiano',
} as const;
const parsed = parseLead('quote', { ...slots, consenso: true });
if (!parsed.success) throw new Error('invalid example');
const request: QuoteRequest = { slots, payload: parsed.payload, identity: 'anna.prova@example.com traduzioni' };

describe('arguments of the model', () => {
  test('that repeat what the visitor wrote are taken', () => {
    expect(contradictions({ ...slots }, request)).toEqual([]);
    expect(
      contradictions(
        { nome: 'anna prova', email: 'Anna.Prova@example.com', servizio: 'traduzioni', lingue: 'tedesco' },
        request,
      ),
    ).toEqual([]);
    expect(contradictions({ nome: 'Anna Prova', telefono: '3330000000', servizio: 'traduzioni' }, request)).toEqual([]);
  });

  test('that repeat an address whose domain the schema has written in ASCII are taken', () => {
    const international = { ...slots, email: 'anna@münchen.example' };
    const read = parseLead('quote', { ...international, consenso: true });
    if (!read.success) throw new Error('invalid example');
    const asked = { ...request, slots: international, payload: read.payload };
    expect(contradictions({ ...slots, email: read.payload.email }, asked)).toEqual([]);
  });

  test.each([
    [{ nome: 'Mario Falso' }, 'nome'],
    [{ email: 'falso@example.com' }, 'contatto'],
    [{ telefono: '333 111 1111' }, 'contatto'],
    [{ email: undefined, telefono: undefined }, 'contatto'],
    [{ servizio: 'viaggi-studio' as const }, 'servizio'],
    [{ lingue: 'dal cinese' }, 'lingue'],
    [{ note: 'urgentissimo' }, 'note'],
  ])('that contradict it are refused: %j', (wrong, field) => {
    expect(contradictions({ ...slots, ...wrong }, request)).toEqual([field]);
  });
});
