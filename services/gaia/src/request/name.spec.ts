import { describe, expect, test } from '@jest/globals';
import { contactIn } from './contact.js';
import { nameIn } from './name.js';

const nameOf = (text: string, asked = false) => nameIn(contactIn(text, asked).rest, asked);

describe('a name that is introduced', () => {
  test.each([
    ['mi chiamo Anna Prova', 'Anna Prova'],
    ['Mi chiamo Maria De Luca, insegnante', 'Maria De Luca'],
    ['mi chiamo giulia e la mia email è giulia@example.it', 'Giulia'],
    ["il mio nome è Rosa D'Angelo", "Rosa D'Angelo"],
    ['nome: anna prova', 'Anna Prova'],
    ['Cognome: Prova\nNome: Anna\nTel. 333 000 0000', 'Anna Prova'],
    ['Nome e cognome: Anna Prova', 'Anna Prova'],
    ['Sono Anna Prova e vorrei un preventivo', 'Anna Prova'],
    ['Buongiorno, sono Paola Ferri, HR manager di una società', 'Paola Ferri'],
    ["sono l'ing. Piero Prova della Esempio Spa", 'Piero Prova'],
    ['ok mi fate chiamare? sono laura 3331234567', 'Laura'],
    ['sono anna prova, 333 000 0000', 'Anna Prova'],
    ['Cordiali saluti\nPaola Ferri', 'Paola Ferri'],
    ['Anna Prova, anna@example.it', 'Anna Prova'],
    ['preventivo corso B2. Anna Prova 333 000 0000', 'Anna Prova'],
    ['MI CHIAMO ANNA PROVA', 'Anna Prova'],
    ['My name is John Miller, john@example.com', 'John Miller'],
    ["I'm Susan Hill and I'd like a quote", 'Susan Hill'],
    ['Je m’appelle Hélène Dupont', 'Hélène Dupont'],
    ['me llamo Pablo García', 'Pablo García'],
    ['Ich heiße Petra Müller', 'Petra Müller'],
    ['mein Name ist Klaus von Berg', 'Klaus von Berg'],
  ])('is found in «%s»', (text, name) => expect(nameOf(text)).toBe(name));

  test.each([
    'sono felice di scrivervi, la mia mail è anna@example.it',
    'sono la mamma di Luca, 333 000 0000',
    'sono interessata, 333 000 0000',
    'sono una mamma',
    'sono di Roma',
    'sono ucraina, anna@example.it',
    'Business English',
    'I am looking for a course, 333 000 0000',
    'ich bin interessiert',
    'je suis professeur',
    'soy profesora',
    'corso per mio figlio Luca, 333 000 0000',
  ])('is not invented from «%s»', (text) => expect(nameOf(text)).toBeUndefined());
});

describe('in answer to the question for it', () => {
  test.each([
    ['Anna', 'Anna'],
    ['anna prova', 'Anna Prova'],
    ['ok allora Anna', 'Anna'],
    ['Anna Prova, 333 000 0000', 'Anna Prova'],
    ['anna prova anna@example.com', 'Anna Prova'],
    ['Zelinda', 'Zelinda'],
    ['Maria De Luca', 'Maria De Luca'],
    ["D'Amico Anna", "D'Amico Anna"],
  ])('«%s» is one', (text, name) => expect(nameOf(text, true)).toBe(name));

  test.each([
    'grazie',
    'quanto costa?',
    'corso di inglese',
    'sì',
    'preferisco il telefono',
    '333 000 0000',
    'dall’inglese',
  ])('«%s» is none', (text) => expect(nameOf(text, true)).toBeUndefined());
});
