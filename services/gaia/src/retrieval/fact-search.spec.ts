import { describe, expect, test } from '@jest/globals';
import { type Topic, allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { FactSearch, dailySearch } from './fact-search.js';
import { aspectWords } from './lexicon/aspects.js';
import { topicWords } from './lexicon/topics.js';

const search = new FactSearch(allFacts(exampleSchool, new Date('2026-11-23T10:00:00Z')));
const ids = (question: string) => search.answer(question).map(({ id }) => id);

describe('an answer', () => {
  test('is about the level asked for, never about another', () => {
    expect(ids('prezzo B2')).toEqual(['corsi-b2.prezzo']);
    expect(ids('prezzo lezioni individuali C1')).toEqual(['individuale-c1.prezzo']);
  });

  test.each(['avete il parcheggio?', 'corso di cucina', 'quanto costa parcheggiare?', 'LanguageCert quanto costa?', 'fate sconti sul corso B2?', 'il First è difficile?', 'che tempo fa?', 'chi ha vinto?', 'xyz', ''])(
    'is not made up for «%s»',
    (question) => expect(ids(question)).toEqual([]),
  );

  test('is short', () => expect(ids('prezzo durata orario inizio posti materiali del B1 e del B2').length).toBeLessThanOrEqual(4));
});

test.each(Object.entries(topicWords) as [Topic, string][])('a follow-up can name %s', (topic, words) => expect(search.read(words).topics).toContain(topic));
test.each(Object.entries(aspectWords))('a follow-up can ask for %s', (aspect, words) => expect(search.read(words).aspects).toContain(aspect));

test('the facts of a new day are told on that day', () => {
  let now = new Date('2025-10-01T10:00:00Z');
  const daily = dailySearch(exampleSchool, () => now);
  expect(daily().answer('quando inizia il B2?')[0]?.value).toContain('inizia martedì 21 ottobre 2025');
  now = new Date('2025-10-22T10:00:00Z');
  expect(daily().answer('quando inizia il B2?')[0]?.value).toContain('Corso avviato');
});

describe('a question in everyday words', () => {
  test.each([
    ['nn ho capito quanto viene all ora la lezione singola x il c1', 'individuale-c1.prezzo'],
    ['kuanto kosta il korso b2', 'corsi-b2.prezzo'],
    ['io esco da lavoro alle 17.30, faccio in tempo per il c1?', 'corsi-c1.orario'],
    ['il liceo dove insegno vuole mandare i ragazzi a fare l’erasmus, ve ne occupate?', 'progetti-europei.descrizione'],
    ['quando scadono le iscrizioni?', 'cambridge.iscrizione'],
    ['how much is the B2 course', 'corsi-b2.prezzo'],
  ])('«%s» gets its fact', (question, fact) => expect(ids(question)).toContain(fact));

  test.each(['con le lezioni individuali quanto ci metto per il first?'])('«%s» is not read as what the site does not cover', (question) => expect(ids(question)).toEqual(['individuale-b2.durata']));

  test.each(['corsi per la patente nautica', 'se mi ammalo il giorno dell’esame?', 'è obbligatorio il corso per fare l’esame?', 'chi corregge gli esami?', 'corso di ceramica'])('«%s» gets none', (question) => expect(ids(question)).toEqual([]));
});
