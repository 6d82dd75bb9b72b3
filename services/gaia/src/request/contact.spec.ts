import { describe, expect, test } from '@jest/globals';
import { contactIn, contactKey } from './contact.js';

const email = (text: string) => contactIn(text).contact.email;
const phone = (text: string, asked = false) => contactIn(text, asked).contact.telefono;

describe('an e-mail address', () => {
  test.each([
    ["Mi chiamo Anna D'Amico, la mia email è anna.d'amico@example.it", "anna.d'amico@example.it"],
    ['anna.d’amico@example.it', "anna.d'amico@example.it"],
    ["o'brien@example.com", "o'brien@example.com"],
    ["dell'acqua@example.it", "dell'acqua@example.it"],
    ["scrivete all'anna@example.it", 'anna@example.it'],
    ['rossi&figli@example.it', 'rossi&figli@example.it'],
    ['user/ufficio@example.it', 'user/ufficio@example.it'],
    ['a=b@example.it', 'a=b@example.it'],
    ['nome#1@example.it', 'nome#1@example.it'],
    ['anna+scuola@example.it', 'anna+scuola@example.it'],
    ['anna-maria_prova@example.it', 'anna-maria_prova@example.it'],
    ['(anna@example.it)', 'anna@example.it'],
    ['«anna@example.it».', 'anna@example.it'],
    ["la mail è 'anna@example.it'", 'anna@example.it'],
    ['anna.prova@example.com. Grazie', 'anna.prova@example.com'],
    ['mailto:anna@example.it', 'anna@example.it'],
  ])('is taken whole from «%s»', (text, address) => expect(email(text)).toBe(address));

  test.each([
    ['scrivete a nuova@example.it e non a vecchia@example.it', 'nuova@example.it'],
    ['non a vecchia@example.it ma a nuova@example.it', 'nuova@example.it'],
    ['non usate vecchia@example.it, usate nuova@example.it', 'nuova@example.it'],
    ['usate nuova@example.it, non vecchia@example.it', 'nuova@example.it'],
    ['la mail vecchia@example.it è sbagliata, quella giusta è nuova@example.it', 'nuova@example.it'],
    ['nuova@example.it invece di vecchia@example.it', 'nuova@example.it'],
    ['write to nuova@example.it, not to vecchia@example.it', 'nuova@example.it'],
    ['nuova@example.it au lieu de vecchia@example.it', 'nuova@example.it'],
    ['no a vecchia@example.it sino a nuova@example.it', 'nuova@example.it'],
    ['nicht an vecchia@example.it, sondern an nuova@example.it', 'nuova@example.it'],
    ['vecchia@example.it, anzi nuova@example.it', 'nuova@example.it'],
  ])('is the one that is meant in «%s»', (text, address) => expect(email(text)).toBe(address));

  test.each([
    ['anna punto prova chiocciola example punto it', 'anna.prova@example.it'],
    ['la mia mail è anna punto prova chiocciola example punto it', 'anna.prova@example.it'],
    ['email: anna trattino prova chiocciola example punto com, grazie', 'anna-prova@example.com'],
    ['è anna trattino basso prova chiocciola example punto it', 'anna_prova@example.it'],
    ['la mail è anna punto otto due chiocciola example punto it', 'anna.82@example.it'],
    ['my email is anna dot prova at example dot com', 'anna.prova@example.com'],
    ['anna (at) example.com', 'anna@example.com'],
    ['anna [at] example [dot] com', 'anna@example.com'],
    ['anna.prova @ example.com', 'anna.prova@example.com'],
    ['mi correo es anna punto prova arroba example punto com', 'anna.prova@example.com'],
    ['mon adresse est anna point prova arobase example point fr', 'anna.prova@example.fr'],
    ['meine Adresse ist anna punkt prova Klammeraffe example punkt de', 'anna.prova@example.de'],
    ['mi correo es anna guion bajo prova arroba example punto es', 'anna_prova@example.es'],
  ])('that is dictated is understood whole: «%s»', (text, address) => expect(email(text)).toBe(address));

  test.each([
    'anna prova chiocciola example punto it',
    'la mia mail è anna di prova chiocciola example punto it',
    'chiocciola example punto it',
    'anna punto prova chiocciola example',
    'a come ancona n n a chiocciola example punto it',
    'anna rossi @ example.com',
    'anna prova arroba example punto com',
    'anna prova arobase example point fr',
  ])('that is not clear is asked for, never cut to its tail: «%s»', (text) =>
    expect([email(text), contactIn(text).invalid]).toEqual([undefined, 'email']),
  );

  test.each(['look at example.com', 'I arrive at 6', 'alle 18:00', 'a due punti dalla fine'])(
    'is not made of «%s»',
    (text) => expect([email(text), contactIn(text).invalid]).toEqual([undefined, null]),
  );

  test.each(['anna@', '@example.com', 'a@b@c.it', 'anna..prova@example.it'])('«%s» is asked for again', (text) =>
    expect([email(text), contactIn(text).invalid]).toEqual([undefined, 'email']),
  );
});

describe('a telephone number', () => {
  test.each([
    ['333 000 0000', '333 000 0000'],
    ['tel. 06/000000', '06/000000'],
    ['+39 333 000 0000, oppure anna@example.com', '+39 333 000 0000'],
    ['333\u2011123\u20114567', '333-123-4567'],
    ['06–1234567', '06-1234567'],
    ['06−1234567', '06-1234567'],
    ['sono laura 3331234567', '3331234567'],
    ['tre tre tre, uno due tre, quattro cinque sei sette', '3331234567'],
    ['333 uno due tre quattro cinque sei sette', '3331234567'],
    ['zero sei cinquantacinque cinquanta cento', '065550100'],
    ['three three three one two three four five six seven', '3331234567'],
    ['non al 06 5550123 ma al 333 123 4567', '333 123 4567'],
    ['Luca Prova,3331234567', '3331234567'],
    ['Ugo Riva 333 1234567', '333 1234567'],
    ['tel 3331230001 anzi no 3331230002', '3331230002'],
    ['cell 3331234567, fax 0611122233', '3331234567'],
    ['(3331112223)', '3331112223'],
    ['(+39) 333 1234567', '(+39) 333 1234567'],
    ['chiamate il (+39)3331234567', '(+39)3331234567'],
    ['(+39 333 1234567)', '+39 333 1234567'],
    ['3331234567 (2 bambini)', '3331234567'],
    ['333/1234567 - 2 ore', '333/1234567'],
    ['3331234567 2 persone', '3331234567'],
    ['3331234567 18-20', '3331234567'],
    ['06 5550123 (2 persone)', '06 5550123'],
    ['+39 333 1234567 18-20', '+39 333 1234567'],
  ])('is found in «%s»', (text, number) => expect(phone(text, true)).toBe(number));

  test.each([
    'siamo 12 persone',
    'dal 20/10/2026',
    'anno 2026-2027',
    'alle 18:00',
    'costa 680 euro?',
    'livello B2',
    'P. IVA 01234567890',
    'anno 2026/2027',
    'budget 10.000 - 12.000 euro',
    'martedì 16.30-18.30',
    'martedì 16.30 - 18.30',
  ])('is not made of «%s»', (text) => expect(phone(text)).toBeUndefined());

  test.each(['333', '333 111'])('«%s» in answer to the question is asked for again', (text) =>
    expect(contactIn(text, true)).toMatchObject({ contact: {}, invalid: 'telefono' }),
  );
});

test('an address in a mail that was pasted is another’s where the visitor gives their own', () =>
  expect(email('> Da: segreteria@example.org\nanna@example.it')).toBe('anna@example.it'));

test.each([
  [{ email: 'Anna@Example.com' }, { email: 'anna@example.com' }],
  [{ telefono: '+39 333 000 0000' }, { telefono: '3330000000' }],
])('%j and %j are one person', (one, other) => expect(contactKey(one)).toBe(contactKey(other)));
