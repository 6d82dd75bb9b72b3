import { expect, test } from '@jest/globals';
import { FIRST, heard, likeliestOf } from './language-of.js';

/** Of the visitor's own turns, the oldest first. */
const languageOf = (turns: readonly string[]) => likeliestOf(turns.reduce(heard, FIRST));

/** First turns, as people write them; none stands in the examples. */
const firstTurns = {
  it: [
    'scusate ma il corso base dove si tiene',
    'vengo da milano, fate weekend?',
    'nn mi interessa',
    "aho ma 'ndo state",
    'quanto viè a costà',
    'uè quanto se pava',
    'qunato dura il corso',
    'io no parla bene italiano',
    'io volere corso',
    'mio nipote vuole fare il pet',
    'mi può mandare il listino',
    'anzi facciamo il C1',
    'reclamo',
  ],
  en: [
    'any discounts for siblings',
    'my kid hates grammar',
    'need help with citizenship italian',
    'moving to Rome in spring',
    'u open today?',
    'I am beginner',
    'i no speak italian',
    'book included?',
    'ciao, how much is the course',
    'buongiorno, do you speak english?',
    'my name is João and I need a course',
  ],
  fr: [
    'je peux payer en plusieurs fois',
    'ça marche',
    'notre fille a onze ans',
    "c'est trop cher",
    'un devis svp',
    'ciao, combien ça coûte ?',
    "cours d'italien le soir",
  ],
  es: [
    'puedo pagar a plazos',
    'nuestra hija tiene once años',
    'es demasiado caro',
    'prueba de nivel',
    'y el C1?',
    'ciao, cuánto vale?',
    'italiano para principiantes',
  ],
  de: [
    'kann ich in Raten zahlen',
    'passt so',
    'unsere Tochter ist elf',
    'Öffnungszeiten',
    'und C1?',
    'ciao, was kostet der Kurs?',
    'Italienischkurs abends',
  ],
  other: [
    'сколько стоит курс',
    '你好，我想学意大利语',
    'مرحبا كم سعر الدورة',
    'bună ziua, aveți cursuri pentru copii?',
    'dzień dobry, szukam kursu włoskiego',
  ],
};
test.each(Object.entries(firstTurns).flatMap(([language, turns]) => turns.map((turn) => [language, turn])))(
  '%s: «%s»',
  (language, turn) => {
    expect(languageOf([turn])).toBe(language);
  },
);

test.each([
  'quanto costa il B2 First?',
  'prezzo corso Advanced',
  'Business English per la mia azienda?',
  'young learners 8 anni',
  'fate listening e speaking?',
  'First o Advanced?',
  'toefl o ielts?',
])("the English name of a course or an exam doesn't make a question English: «%s»", (turn) =>
  expect(languageOf([turn])).toBe('it'),
);

test.each([
  ['en', ['how much is the B2?', 'ok', 'B2?', 'Confermo']],
  [
    'en',
    [
      'hi, I want a quote for Italian lessons',
      'Anna Bianchi',
      'via Tibullo 16, 00193 Roma',
      'anna.bianchi@example.com',
      '+39 333 1234567',
    ],
  ],
  ['en', ['I would like a quote', 'maria gonzalez maria@example.com']],
  ['de', ['wie viel kostet das?', 'anna bianchi, via cola di rienzo 12', 'B1', 'ok']],
  ['fr', ['Bonjour, combien coûte le cours ?', 'Preliminary', 'Mario Rossi', 'no']],
  ['es', ['Hola', 'B1', 'Mario Rossi', '3331234567']],
  ['it', ['vorrei il business english', 'ok', 'yes', 'John Miller', 'thanks']],
])('a short answer, a name or an address leaves the talk in its language: %s %j', (language, turns) => {
  expect(languageOf(turns)).toBe(language);
});

test.each([
  ['it', ['how much is B2', 'quanto costa il corso c1?']],
  ['en', ['buongiorno', 'Could you help me in English?']],
  ['en', ['salve, vorrei informazioni sui corsi', 'do you have anything in english for my husband']],
])('whoever goes on in another language is answered in that: %s %j', (language, turns) => {
  expect(languageOf(turns)).toBe(language);
});

test('where nothing tells, the language is Italian', () => {
  for (const turns of [[], [''], ['?'], ['333 1234567'], ['B2?'], ['info@example.com']])
    expect(languageOf(turns)).toBe('it');
});
