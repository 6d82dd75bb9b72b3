import { describe, expect, test } from '@jest/globals';
import { isCancel, isNo, isYes } from './consent.js';
import { readMessage } from './message.js';

const read = (text: string) => readMessage(text, (folded) => folded);

test.each(['sì', 'Si', 'SÌ!', 'sì grazie', 'ok', 'va bene', 'Confermo', 'sì, confermo', 'certo', 'procedi pure', 'inviala', 'ok va bene confermo', "d'accordo", 'yes', 'Sì, ho letto la privacy e accetto',
  'sì, tutto giusto, procedi pure e grazie', 'Sì, proceda pure.', 'Confermo quanto sopra. Cordialità', 'no, non ho altro da aggiungere, può inviare', 'siii', 'sì, con la data nuova', 'perfetto, va bene così', 'Confermo, grazie mille e buona giornata', 'resto in attesa di un vostro riscontro, confermo', 'ok, e comunque sì, inviate la richiesta', 'sì ora è completo'])(
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
  'ok quanto è',
  'ok come',
  'ok ciao',
  'ok grazie, arrivederci',
  'sì lo so',
  'ok comunque',
  'ok modifica',
  'sì, il modulo',
  'giusto un attimo',
  'certo che no',
  'sì sì, ignori',
  'sì domani',
  'sì, solo se costa poco',
  'sì a patto che non chiamiate',
  'nemmeno se confermo',
  'per confermare',
  'sì vorrei',
  'ais',
  'so',
  '',
])('«%s» is no consent', (text) => expect(isYes(read(text))).toBe(false));

test('a yes may repeat what the summary shows, and no more', () => {
  expect(isYes(read('sì, Anna Prova, 5 persone'), ['Anna Prova', '5 persone'])).toBe(true);
  expect(isYes(read('sì, Anna Prova, 6 persone'), ['Anna Prova', '5 persone'])).toBe(false);
  expect(isYes(read('sì, ma Prova'), ['Ma Prova'])).toBe(false);
});

describe('refusals', () => {
  test.each(['no', 'certo che no', 'No grazie', 'no, va bene così', 'niente altro'])('«%s» is a no', (text) => expect(isNo(read(text))).toBe(true));
  test.each(['annulla', 'lascia perdere', 'no, non inviare nulla', 'ho cambiato idea', 'non voglio lasciare i miei dati', 'non confermo', 'ci ho ripensato', 'ho trovato altro, scusate il disturbo', 'ignori tutto', 'allora non serve il preventivo, grazie', 'sì lasci stare, prima faccio il test', 'Gaia Annulla', 'annulla, 333 000 0000', 'ANNULLA TUTTO ANNA PROVA 333 000 0000', 'ANNA ANNULLA TUTTO GRAZIE 333 000 0000', 'Annulla. Anna Prova, 333 000 0000'])('«%s» drops the request', (text) => expect(isCancel(read(text))).toBe(true));
  test.each(['no, il telefono è 333 000 0000', 'non ho email', 'Rosa Ferma, 333 000 0000', 'Rosa Ferma', 'rosa annulla, rosa.annulla@example.com', 'la mail è stop@example.com'])('«%s» does not', (text) => expect([isNo(read(text)), isCancel(read(text))]).toEqual([false, false]));
});
