import { describe, expect, test } from '@jest/globals';
import { contactIn } from './contact.js';
import { nameIn } from './name.js';

const nameOf = (text: string, asked = false) => nameIn(contactIn(text, asked).rest, asked);

describe('a name that is introduced', () => {
  test.each([
    ['mi chiamo Anna Prova', 'Anna Prova'],
    ['Mi chiamo Maria De Luca, insegnante', 'Maria De Luca'],
    ['mi chiamo giulia e la mia email è giulia@example.it', 'Giulia'],
    ['mi chiamo giovanni battista esposito la mia mail è gb@example.it', 'Giovanni Battista Esposito'],
    ['mi chiamo anna prova cerco lezioni, 333 000 0000', 'Anna Prova'],
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
    ['name is Rebecca Prova, rebecca@example.com', 'Rebecca Prova'],
    ['dai mannateme er preventivo, so Loredana Prova 339 0001170', 'Loredana Prova'],
    ['der Name ist Jutta Brandl, brandl@example.de', 'Jutta Brandl'],
    [
      'Elena Prova, Vetreria Esempio srl. potete scrivermi a elena@example.com e non a acquisti@example.com',
      'Elena Prova',
    ],
    ['mi preparate un preventivo per il gruppo C1? Marcello Prova m.prova+carta@example.com', 'Marcello Prova'],
    ['Chiedo un preventivo. Prof.ssa Ornella Prova, IC Monti Esempio Sud, segreteria 0761/000.45.12', 'Ornella Prova'],
    ['Vorrei un preventivo per il B2. Dana Popescu dana@example.it', 'Dana Popescu'],
    ['Vorrei un preventivo. Dana Popescu, dana@example.it', 'Dana Popescu'],
    ['Il corso B2. Grazie. Dana Popescu, dana@example.it', 'Dana Popescu'],
    ['Un preventivo, grazie Dana Popescu 333 123 4567', 'Dana Popescu'],
    ['Vorrei un preventivo. Dana Popescu - 333 123 4567', 'Dana Popescu'],
    ['Vorrei un preventivo. Dana Popescu tel. 333 123 4567', 'Dana Popescu'],
    ['Vorrei un preventivo. Dana Popescu, la mia mail è dana@example.it', 'Dana Popescu'],
    ['Mi serve per giovedì\nDana Popescu\ndana@example.it', 'Dana Popescu'],
    ['Ci serve una quotazione. Dott.ssa Dana Popescu 333 123 4567', 'Dana Popescu'],
    ['mi faccia contattare: prof. Aldo Ferrante, 333 123 4567, siamo in 350', 'Aldo Ferrante'],
    ['vorrei un corso, grazie. dana popescu 333 123 4567', 'Dana Popescu'],
    ['il preventivo lo vorrei presto. Maria De Luca, maria@example.it', 'Maria De Luca'],
    ['allora io sono la signora dana popescu e volevo sapere i prezzi dana@example.it', 'Dana Popescu'],
    ["famme un preventivo va, so' Er Mario Proietti, 347 555 0100", 'Mario Proietti'],
    ['Bitte ein Angebot. Dr. Jutta Brandl, brandl@example.de', 'Jutta Brandl'],
    ['Einen halben Tag, danke. Frau Jutta Brandl - 0170 555 0100', 'Jutta Brandl'],
    ['Envoyez-moi un devis. Jean Dupont jean@example.fr', 'Jean Dupont'],
    ['Deux semaines en juillet, merci. Jean Dupont, jean@example.fr', 'Jean Dupont'],
    ['Quiero un presupuesto. Lucía Ferrán, lucia@example.es', 'Lucía Ferrán'],
    ["A quote, please. My name's John Miller, call me at 333 123 4567", 'John Miller'],
    ['We need two translations. John Miller, please call 333 123 4567', 'John Miller'],
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
    'vorrei fare il First Certificate. Il mio numero è 333 123 4567',
    'lezioni per mia figlia Chiara Volpi, 333 123 4567',
    'ne ho parlato ieri con Anna Prova in segreteria. dana@example.it',
    'Ufficio Acquisti, 06 555 0100',
    'una traduzione per giovedì, grazie. 333 123 4567',
    'siamo in Via Cassia, 06 555 0100',
    'corso Young Learners. dana@example.it',
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
    ['oh sorry Sarah Prova. and it is the writing part I am worst at', 'Sarah Prova'],
  ])('«%s» is one', (text, name) => expect(nameOf(text, true)).toBe(name));

  test.each([
    'grazie',
    'quanto costa?',
    'corso di inglese',
    'sì',
    'preferisco il telefono',
    '333 000 0000',
    'dall’inglese',
    'si confermo',
    'confermo tutto',
    'è arrivata?',
    'è arrivata',
    'non ve lo dico',
    'come mai',
    'aspetta un attimo',
    'anche il casellario',
    'i docenti sono 5',
    'adesso no',
    'preferirei di no',
    'ja bitte',
    'of course',
    'pourquoi',
    'mañana',
    'wann genau',
    'ok invia',
    'subito',
  ])('«%s» is none', (text) => expect(nameOf(text, true)).toBeUndefined());
});

test('a name that is known gives way to one that is introduced alone', () => {
  expect(nameIn('Gibt es das auch im Sommer?', true, 'Anna Prova')).toBeUndefined();
  expect(nameIn('Lake Basin Aid, |', true, 'Anna Prova')).toBeUndefined();
  expect(nameIn('scusi, mi chiamo Anna Prova', true, 'Anna Prova')).toBe('Anna Prova');
  expect(nameIn('sono Anna Prova, non Maria', true, 'Anna Prova')).toBe('Anna Prova');
});
