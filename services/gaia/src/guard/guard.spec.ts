import { describe, expect, test } from '@jest/globals';
import { figuresIn } from './figures.js';
import { ungrounded } from './guard.js';

const facts = ['Il corso B2 First costa 680 euro per 50 ore.', 'Lezioni martedì 18:00-20:00.', 'È partito il 21 ottobre 2025.', 'Telefono +39 06 555 0100, didattica@example.it'];
const check = (reply: string, visitor: string[] = [], sent = false) => ungrounded(reply, { facts, visitor, sent });

test.each(['Costa 680 euro.', 'Costa 680,00 €', 'Costa € 680', 'Sono 50 ore', 'Alle 18:00', 'Dalle 18:00 alle 20:00', 'Il 21 ottobre 2025', 'Il 21/10/2025', 'Chiama il +39 06 555 0100', 'Scrivi a didattica@example.it', 'Il livello B2', 'Vedi [contatti](/contatti)', 'Vedi [contatti](/contatti?servizio=altro#modulo)'])(
  '«%s» stands on the facts',
  (reply) => expect(check(reply)).toEqual([]),
);

test.each([
  ['Costa 50 euro.', '50 euro'],
  ['Costa 679 euro.', '679 euro'],
  ['Costa € 1.680', '1680 euro'],
  ['Sono 680 ore', '680 ore'],
  ['Alle 19:30', 'ora 19:30'],
  ['Il 22 ottobre 2025', 'data 22-10-2025'],
  ['Chiama il 06 555 0199', 'numero 065550199'],
  ['Scrivi a altro@example.it', 'altro@example.it'],
  ['Vai su https://example.org/premio', 'https://example.org/premio'],
  ['Vai su www.example.org', 'www.example.org'],
  ['Vedi [qui](/pagina-che-non-esiste)', 'link /pagina-che-non-esiste'],
  ['Vedi [qui](//example.org/contatti)', 'link //example.org/contatti'],
  ['Vedi [qui](javascript:void)', 'link javascript:void'],
  ['Vedi [qui](constructor)', 'link constructor'],
  ['Il riferimento è PRE-AAAA-BBBB', 'PRE-AAAA-BBBB'],
  ['Il 95% supera l’esame', '95 %'],
])('«%s» is refused', (reply, figure) => expect(check(reply)).toEqual([figure]));

test('what the visitor has written may be repeated', () => {
  expect(check('Siete 12 persone, anna@example.com', ['siamo 12 persone, anna@example.com'])).toEqual([]);
});

describe('a sending is claimed', () => {
  test.each(['Ho inviato la richiesta.', 'La richiesta è stata inviata', 'Abbiamo inoltrato tutto', 'Ho già mandato tutto', 'Richiesta inviata!', 'Le richieste sono state inoltrate', 'Ho provveduto a inoltrare la richiesta', 'L’ho inviata'])('only when it happened: «%s»', (reply) => {
    expect(check(reply)).toEqual(['invio']);
    expect(check(reply, [], true)).toEqual([]);
  });
  test.each(['Non ho inviato nulla.', 'La richiesta non è stata inviata', 'Posso inoltrare io la richiesta', 'Vuoi che la richiesta venga inviata?'])('not where it is denied or offered: «%s»', (reply) => expect(check(reply)).toEqual([]));
});

test('a text without figures has none', () => expect(figuresIn('Il corso B2 First, C1 e IT990A')).toEqual(new Set()));
