import { describe, expect, test } from '@jest/globals';
import { nameIn } from './name-slot.js';

const free = (text: string, email?: string) => nameIn(text, { asked: false, marked: false, besideContact: email !== undefined || text.includes('@'), email });
const asked = (text: string) => nameIn(text, { asked: true, marked: false });

describe('a name needs no comma', () => {
  test.each([
    ['preventivo traduzione patente Erion Kola @', 'Erion Kola'],
    ['preventivo traduzione anna prova @', 'Anna Prova'],
    ['corso di inglese: Maria De Finti - @ - @', 'Maria De Finti'],
    ['viaggio studio negli usa Loris Dal Bello @', 'Loris Dal Bello'],
    ['il sottoscritto Ing. Ugolino della Seta chiede un preventivo', 'Ugolino della Seta'],
    ['interprete Nome Silvano Prova mail @', 'Silvano Prova'],
    ['il mio cellulare è @ io sono gaetano lupori', 'Gaetano Lupori'],
    ['parla Ermanno Prova', 'Ermanno Prova'],
    ['Francesco Inglese', 'Francesco Inglese'],
    ['Contatto: rag. Tranquillo Bene, @', 'Tranquillo Bene'],
    ['SONO XIAO MARINO LA MIA MAIL È @', 'Xiao Marino'],
    ["fabio d'angelo, @", "Fabio D'Angelo"],
    ['corso b1 sara mariani @', 'Sara Mariani'],
    ['viaggio studio malta Irina Russo @', 'Irina Russo'],
    ['mi chiamo domenica sabatini e vorrei un preventivo', 'Domenica Sabatini'],
  ])('«%s»', (text, name) => expect(free(text)).toBe(name));

  test('where the address spells it, it need not be known', () => expect(free('traduzione xhevahire zorzut @', 'xhevahire.zorzut@example.com')).toBe('Xhevahire Zorzut'));
});

describe('it is not', () => {
  test.each(['siete aperti sabato', 'avete parcheggio vicino', 'lezioni singole', 'Scrivetemi', 'Vetreria Aurora snc', 'mia figlia Giulia Finta', 'ok ma solo se conviene', 'vabbè mandate lo stesso', 'siii', 'gentilissima', 'un insegnante privato', 'sono dislessica', 'il CAE', 'Ottimo'])('what is said instead of one: «%s»', (text) => {
    expect(asked(text)).toBeUndefined();
  });

  test.each(['Business English', 'traduzione per il consolato argentina @', 'un corso per mia figlia Giulia Prova', 'lui si chiama Aldo Prova'])('unasked, a thing or another person: «%s»', (text) => expect(free(text)).toBeUndefined());
});

test('asked for, a name that no dictionary has is taken as it stands', () => {
  expect(asked('prova anna')).toBe('Prova Anna');
  expect(asked('Thuy')).toBe('Thuy');
  expect(asked('ok allora titti')).toBe('Titti');
  expect(asked('B. Tonelli')).toBe('B. Tonelli');
});
