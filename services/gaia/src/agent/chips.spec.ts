import { describe, expect, test } from '@jest/globals';
import { type Fact, allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { type Part, nothingSaid } from '../reader/state.js';
import type { Plan } from '../dialogue/conversation.js';
import { type RequestState, noRequest } from '../request/draft.js';
import { chipsFor } from './chips.js';
import type { Outcome } from './turn.js';

const facts = allFacts(exampleSchool, new Date('2026-11-23T10:00:00Z'));
const fact = (wanted: string): Fact => facts.find(({ id }) => id === wanted)!;
const draft = { id: 'd', fields: {} as never, turns: '', summary: '' };

interface Given extends Partial<Outcome> {
  readonly said?: readonly string[];
  readonly request?: RequestState;
  /** What the embedded reader would answer. */
  readonly reads?: readonly Part[];
}
const chips = ({ said = ['ciao', 'e poi?'], reads = [], request = noRequest, ...more }: Given) =>
  chipsFor(
    {
      plan: { language: 'it', talk: nothingSaid, answer: reads, move: null } as unknown as Plan,
      messages: said.map((content) => ({ role: 'user', content })),
      request,
    },
    { message: '', facts: [], handedOff: false, model: 'scripted', failed: [], ...more },
  );

const WANTED = 'Vorrei un preventivo';
const PERSON = 'Parlare con una persona';
const RESUME = 'Riprendi la richiesta';
const between = [fact('corsi.prezzo'), fact('cambridge.prezzo')];

describe('beside a language model’s reply', () => {
  test('stands nothing that the embedded reader would have asked', () => {
    expect(chips({ reads: [{ do: 'clarify', between }] })).toEqual([WANTED, PERSON]);
    expect(chips({ reads: [{ do: 'clarify', between }], model: 'embedded' })).toHaveLength(2);
  });

  test('the first questions of a talk are offered at its beginning alone', () => {
    expect(chips({ said: ['ciao'] })).toEqual(['Quanto costa un corso?', 'Dove siete?', WANTED]);
    expect(chips({})).toEqual([WANTED, PERSON]);
  });
});

test('a child and somebody in distress are offered a person and nothing else', () => {
  expect(chips({ said: ['ho 11 anni e voglio fare inglese', 'ti do il numero di mia mamma?'] })).toEqual([PERSON]);
  expect(chips({ reads: [{ do: 'say', what: 'distress' }] })).toEqual([PERSON]);
});

test('a request that rests can be taken up again as long as it does', () => {
  const request = { ...noRequest, draft };
  expect(chips({ request, facts: [fact('aziende.descrizione')] })).toEqual([RESUME, PERSON]);
  expect(chips({ request, facts: [fact('corsi-b2.prezzo')], model: 'embedded' }).at(-1)).toBe(RESUME);
  expect(chips({ request: { ...request, outcome: 'sent' }, handedOff: true })).toEqual([WANTED, PERSON]);
});
