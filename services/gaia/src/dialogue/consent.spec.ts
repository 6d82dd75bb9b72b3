import { describe, expect, test } from '@jest/globals';
import { isCancel, isNo, isYes } from './consent.js';
import { readMessage } from './message.js';

const read = (text: string) => readMessage(text, (folded) => folded);

test.each(['sì', 'Si', 'SÌ!', 'sì grazie', 'ok', 'va bene', 'Confermo', 'sì, confermo', 'certo', 'procedi pure', 'inviala', 'ok va bene confermo', "d'accordo", 'yes', 'Sì, ho letto la privacy e accetto'])(
  '«%s» is an explicit yes',
  (text) => expect(isYes(read(text))).toBe(true),
);

test.each([
  'no',
  'sì?',
  'sì ma il telefono è sbagliato',
  'ok quanto costa?',
  'non confermo',
  'sì, anzi no',
  'forse sì',
  'credo di sì',
  'perfetto',
  'grazie',
  'va bene così il prezzo',
  'non so',
  'se fosse sì',
  'ok ci penso',
  'direi di sì ma domani',
  'ais',
  'so',
  '',
])('«%s» is no consent', (text) => expect(isYes(read(text))).toBe(false));

describe('refusals', () => {
  test.each(['no', 'No grazie', 'no, va bene così', 'niente altro'])('«%s» is a no', (text) => expect(isNo(read(text))).toBe(true));
  test.each(['annulla', 'lascia perdere', 'no, non inviare nulla', 'ho cambiato idea', 'non voglio lasciare i miei dati', 'non confermo'])('«%s» drops the request', (text) => expect(isCancel(read(text))).toBe(true));
  test.each(['no, il telefono è 333 000 0000', 'non ho email'])('«%s» does not', (text) => expect([isNo(read(text)), isCancel(read(text))]).toEqual([false, false]));
});
