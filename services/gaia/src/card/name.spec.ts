import { describe, expect, test } from '@jest/globals';
import { nameIn } from './name.js';

describe('a name', () => {
  test.each([
    ['mi chiamo Anna Prova', 'Anna Prova'],
    ['Vorrei informazioni. Mi chiamo anna prova, grazie', 'Anna Prova'],
    ['My name is John Miller, john.miller@example.com', 'John Miller'],
    ['ich heiße Klaus von der Berg', 'Klaus von der Berg'],
    ['Sono Paola Ferri, HR manager', 'Paola Ferri'],
    ['ok mi fate chiamare? sono laura 3331234567', 'Laura'],
    ['Anna Bianchi anna.bianchi@example.com', 'Anna Bianchi'],
    ['Carla Neri, 3331112223', 'Carla Neri'],
    ['ok chiedi un preventivo, Sofia Conti, sofia.conti@example.com', 'Sofia Conti'],
    ['me chiamo Mario Rossi 3409876543', 'Mario Rossi'],
    ['anna.prova@example.com, Anna Prova', 'Anna Prova'],
    ['chiamatemi dopo le 17, Paola 333 000 1122', 'Paola'],
    ['vorrei che qualcuno mi chiamasse per mia figlia. Carla Neri, 333 000 1122', 'Carla Neri'],
    ['Nicola d’Amico, nicola@example.it', 'Nicola d’Amico'],
    ['Lucia Tedesco, 333 000 1122', 'Lucia Tedesco'],
    ['me interesa, soy Rocío Campos, rocio@example.com', 'Rocío Campos'],
    ['Sara Prova (sara.prova@example.com), HR di Ditta Finta srl', 'Sara Prova'],
  ])('is guessed from «%s»', (message, name) => expect(nameIn(message)).toBe(name));

  test.each([
    ['Nina Patel', 'Nina Patel'],
    ['anna maria prova', 'Anna Maria Prova'],
    ['certo, sono nadia prova', 'Nadia Prova'],
    ['can you send me a quote? Thanks, Susan Park', 'Susan Park'],
    ['Maria Teresa Della Prova', 'Maria Teresa Della Prova'],
    ['Anselmo Prova, preside', 'Anselmo Prova'],
    ['anselmo prova, mandatela pure', 'Anselmo Prova'],
  ])('that is missing is guessed from «%s»', (message, name) => expect(nameIn(message, true)).toBe(name));

  test.each(['un corso di inglese', 'Business English', 'entro Natale. Grazie', 'il sabato, o la sera'])(
    'that is missing is not guessed from «%s»',
    (message) => expect(nameIn(message, true)).toBe(''),
  );

  test.each([
    'Le date? 333 000 1122',
    'im Sommer, 333 000 1122',
    'Fine settimana, anna@example.com',
    'sono interessata al corso, 333 000 1122',
    'sono felice di scrivervi',
    'Corso Tedesco, b.rossi@example.com',
    'can someone email us? b.rossi@example.com',
    'vorrei un preventivo, 06 5550100',
    'quanto costa il B2?',
  ])('is not guessed from «%s»', (message) => expect(nameIn(message)).toBe(''));
});
