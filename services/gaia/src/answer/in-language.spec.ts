import { describe, expect, test } from '@jest/globals';
import { type Fact, type School, allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import { factIn, sentenceOf, sentences } from './in-language.js';
import { type ForeignLanguage, foreignLanguages } from '../reader/languages.js';

const placeholdersOf = (sentence: string): string[] => sentence.match(/\{\w+\}/g) ?? [];

const link = 'https://partner.example.it/e/corsi';
const linked: School = {
  ...exampleSchool,
  links: {
    levelTest: link,
    studyAbroad: link,
    italianForForeigners: link,
    examPriceList: link,
    examHelp: link,
    bandoItaca: link,
    cartaQualita: link,
  },
  examDates: [
    { exam: 'B2 First', date: '2027-03-06', enrolBy: '2027-01-20' },
    { exam: 'C1 Advanced', date: '2027-04-10' },
  ],
  closures: [
    { from: '2027-08-08', until: '2027-08-20' },
    { from: '2027-02-15', until: '2027-02-15' },
  ],
  courses: { ...exampleSchool.courses, a2: { ...exampleSchool.courses.a2, time: '10:00-12:00' } },
};
/**
 * Before the courses begin and after it, on a working day and on a Sunday, without what the owner may leave out and
 * with it.
 */
const factsOn = (day: string, school: School): Fact[] => allFacts(school, new Date(`${day}T10:00:00Z`));
const states = [exampleSchool, linked].flatMap((school) =>
  ['2025-10-01', '2026-11-22', '2026-11-23'].map((day) => ({ day, facts: factsOn(day, school) })),
);
const everyFact = states.flatMap(({ facts }) => facts);

/** All figures, a date's month apart, which languages write in words. */
const figuresIn = (text: string) =>
  (text.replace(/(\d\d)\/\d\d\/(\d{4})/g, '$1 $2').match(/\d+/g) ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);
const said = (id: string, language: ForeignLanguage, day = '2026-11-23', school = exampleSchool) =>
  factIn(
    factsOn(day, school).find((fact) => fact.id === id)!,
    language,
  );

test('whatever the school says on any day has a sentence, and there is no sentence that it never says', () => {
  expect(everyFact.filter((fact) => !sentenceOf(fact)).map(({ id, value }) => `${id}: ${value}`)).toEqual([]);
  expect([...new Set(everyFact.map((fact) => sentenceOf(fact)!.name))].toSorted()).toEqual(
    Object.keys(sentences.it).toSorted(),
  );
});

test('a fact that nobody has translated yet is told in Italian', () => {
  const fact: Fact = { ...everyFact[0]!, value: 'Una frase nuova.' };
  expect(factIn(fact, 'en')).toBe('Una frase nuova.');
});

describe.each(foreignLanguages)('in %s', (language) => {
  test('every sentence is there, takes over the same values, and has no figure of its own', () => {
    expect(Object.keys(sentences[language])).toEqual(Object.keys(sentences.it));
    for (const [name, sentence] of Object.entries(sentences.it)) {
      const translated = sentences[language][name]!;
      expect([name, placeholdersOf(translated).toSorted()]).toEqual([name, placeholdersOf(sentence).toSorted()]);
      expect(translated).not.toMatch(/\d/);
      expect(translated).toMatch(/^.{10,}\.$/s);
    }
  });

  test.each(states)('every fact of $day has the figures of the Italian one and no other', ({ facts }) => {
    for (const fact of facts) {
      const told = factIn(fact, language);
      expect([fact.id, figuresIn(told)]).toEqual([fact.id, figuresIn(fact.value)]);
      expect(told).not.toMatch(
        /[{}]|undefined|\b(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|minuti|ottobre|gennaio)\b/,
      );
    }
  });

  test('links, the e-mail address and the telephone stay as they are', () => {
    expect(said('italiano-stranieri.descrizione', language, '2026-11-23', linked)).toContain(`${link}.`);
    expect(said('scuola.email', language)).toContain(exampleSchool.email);
    expect(said('scuola.telefono', language)).toContain(exampleSchool.phone);
    expect(said('scuola.indirizzo', language)).toContain('Via Tibullo 16');
  });
});

test.each([
  ['en', 'today we are open from 9:00 to 18:00', 'today we are closed'],
  ['fr', "aujourd'hui nous sommes ouverts de 9:00 à 18:00", "aujourd'hui nous sommes fermés"],
  ['es', 'hoy abrimos de 9:00 a 18:00', 'hoy estamos cerrados'],
  ['de', 'heute haben wir von 9:00 bis 18:00 Uhr geöffnet', 'heute haben wir geschlossen'],
] as const)('in %s today is told open on a Monday and closed on a Sunday', (language, open, closed) => {
  expect(said('scuola.apertura', language, '2026-11-23')).toContain(open);
  expect(said('scuola.apertura', language, '2026-11-22')).toContain(closed);
});

test.each([
  ['en', 'Tuesday 21 October 2025', 'Friday 22 October 2025', '6 March 2027'],
  ['fr', 'mardi 21 octobre 2025', 'vendredi 22 octobre 2025', '6 mars 2027'],
  ['es', 'martes 21 de octubre de 2025', 'viernes 22 de octubre de 2025', '6 de marzo de 2027'],
  ['de', 'am Dienstag, 21. Oktober 2025', 'Freitag, 22. Oktober 2025, aber', '6. März 2027'],
] as const)(
  'in %s dates are written as people there write them, the published contradiction included',
  (language, past, doubtful, exam) => {
    expect(said('corsi-b2.inizio', language)).toContain(past);
    expect(said('corsi-c2.inizio', language)).toContain(doubtful);
    expect(said('cambridge.date', language, '2026-11-23', linked)).toContain(`B2 First ${exam}`);
  },
);

test("the owner's own words stay as they are written", () => {
  const school: School = { ...exampleSchool, legalName: 'Rossi e Figli S.r.l.', ministryRecognition: 'D.M. 10 e 11' };
  expect(said('scuola.dati-legali', 'en', '2026-11-23', school)).toContain('Rossi e Figli S.r.l.');
  expect(said('scuola.riconoscimento', 'de', '2026-11-23', school)).toContain('D.M. 10 e 11');
});
