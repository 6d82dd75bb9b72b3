import { describe, expect, test } from '@jest/globals';
import { changesPeople, peopleIn } from './people-slot.js';

describe('how many people there are', () => {
  test.each([
    ['corso per 12 persone', '12 persone'],
    ['siamo in 4 amici', '4'],
    ['siamo una decina', 'una decina'],
    ['partecipanti: 15', '15'],
    ['i dipendenti saranno quindici', 'quindici'],
    ['un gruppo di 15', '15'],
    ['un corso per 15, serale', '15'],
    ['corso per bambini, sono 3', '3'],
    ['12 persone di cui 3 bambini', '12 persone'],
  ])('is told in any order: «%s»', (said, persone) => expect(peopleIn(said)).toBe(persone));

  test.each([
    'le persone sono 15', 'totale 15 ho contato male', 'i bambini fanno 15', '15 sono le persone', 'sono 15 le persone', 'persone 15', 'partecipanti: 15', 'il numero di partecipanti e 15', 'il numero e 15', 'i dipendenti alla fine sono in tutto 15', 'diventiamo 15', 'siamo passati da 12 a 15',
    'facciamo 15', 'anzi 15', 'no, in 15', 'eravamo 12, siamo 15', 'le persone erano 12 ma ora 15', '12 no, 15', 'le persone non sono 12 ma 15', 'in 15', 'partirebbero in 15', '15, i ragazzi', 'solo in 15 hanno aderito', 'una si ritira, quindi 15 in tutto', 'diventiamo 15 perche si aggiungono tre ragazzi',
  ])('is put right by «%s»', (said) => expect(peopleIn(said, '12 persone')).toBe('15'));

  test.each(['due figli di 8 e 10 anni', 'corso per bambini 8 e 10 anni', 'ragazzi 14-16 anni', 'per 30 ore, serale', 'i documenti sono 15', 'i ragazzi sono disponibili dalle 15'])('is not read where something else is counted: «%s»', (said) => expect(peopleIn(said) ?? 'due figli').toBe('due figli'));

  test.each(['siamo disponibili dalle 15', 'i ragazzi hanno 15 anni', 'anzi il 15', 'anzi per 15 ore', 'budget 500', 'il telefono finisce con 11', '333 555 0115', 'anzi settembre 2027', 'due persone sono celiache', 'di cui 4 principianti', 'con 2 insegnanti', 'in 2 gruppi e 3 classi', 'sei gentile'])(
    'is not told by «%s»',
    (said) => expect(peopleIn(said, '12 persone')).toBeUndefined(),
  );

  test.each(['uno in piu', 'si aggiunge un collega', 'una persona in meno', 'ci saranno anche 3 stagisti', 'siamo il doppio', 'un collega non viene piu', 'viene anche la cugina', 'parte solo mia figlia'])('is changed, to a number that only the visitor knows, by «%s»', (said) => {
    expect(changesPeople(said)).toBe(true);
    expect(peopleIn(said, '12 persone')).toBeUndefined();
  });
});
