import { describe, expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { answerWords } from './answers.js';
import { dailyReader } from './daily-reader.js';
import { type Part, type Talk, nothingSaid } from './state.js';
import { stepsOf } from './steps.js';
import { turn } from './talk.js';

const now = new Date('2026-11-23T10:00:00Z');
const { read, facts } = dailyReader(exampleSchool, () => now)();

/** Holds a talk. @returns the parts of its last turn. */
function after(...messages: string[]): readonly Part[] {
  let talk: Talk = nothingSaid;
  let parts: readonly Part[] = [];
  for (const message of messages) ({ talk, parts } = turn(talk, message, read, facts));
  return parts;
}
const toldBy = (parts: readonly Part[]) =>
  parts.flatMap((part) =>
    'facts' in part ? part.facts.map(({ id }) => id) : [part.do === 'say' ? part.what : part.do],
  );
const told = (...messages: string[]) => toldBy(after(...messages));

describe('what is left out', () => {
  test.each([
    ['do you do translations?', 'how long do they take?', 'traduzioni.tempi'],
    ['fate traduzioni?', 'quanto ci mettete?', 'traduzioni.tempi'],
    ['vous faites des traductions ?', 'combien de temps ça prend ?', 'traduzioni.tempi'],
    ['übersetzen Sie Dokumente?', 'wie lange dauert das?', 'traduzioni.tempi'],
    ['do you have courses for companies?', 'how long do they take', 'aziende.durata'],
  ])('is taken from what was spoken of, under the name it has there: %s %s', (first, next, fact) => {
    expect(told(first, next)).toContain(fact);
  });
});

test.each([
  'Hallo, wie lautet Ihre Adresse?',
  'Wie ist die Adresse?',
  'Bonjour, quelle est votre adresse ?',
  'Hola, ¿cuál es su dirección?',
])('the address is told in each language, after a price too: %s', (question) => {
  expect(told(question)).toEqual(['scuola.indirizzo']);
  expect(told('B2?', question)).toEqual(['scuola.indirizzo']);
});

describe('a line break within a sentence changes nothing', () => {
  test.each([
    'Dove\nsiete?',
    'Where\nare you?',
    'Buongiorno, scrivo per conto dell’azienda e vorrei capire una cosa: quanto\ncosta il corso di gruppo B1?',
  ])('%j', (message) => {
    expect(told(message)).toEqual(told(message.replace('\n', ' ')));
  });
});

describe('the forms', () => {
  test.each([
    ['cosa devo allegare al reclamo?', 'reclami.modulo'],
    ['what should I attach to the complaint?', 'reclami.modulo'],
    ['quelles pièces joindre à la réclamation ?', 'reclami.modulo'],
    ['¿qué documentos pide la reclamación?', 'reclami.modulo'],
    ['was muss ich der Beschwerde beilegen?', 'reclami.modulo'],
    ['che dati chiede il modulo delle traduzioni?', 'traduzioni.modulo'],
    ['dove sta il modulo per le scuole e cosa devo scriverci?', 'scuole.modulo'],
  ])('are told with their fields: %s', (message, fact) => {
    expect(told(message)).toEqual([fact]);
  });

  test('what a complaint needs is told after the way to complain', () => {
    expect(told('vorrei fare un reclamo', 'cosa devo allegare?')).toEqual(['reclami.modulo']);
  });
});

describe('despair, said and nothing else, is answered with who listens', () => {
  test.each([
    'sono disperata',
    'sono disperato, non so che fare',
    'I am desperate',
    'je suis désespérée',
    'estoy desesperado',
    'ich bin verzweifelt',
    'non ce la faccio più',
  ])('%s', (message) => {
    expect(told(message)).toEqual(['distress']);
  });
});

describe('a follow-up', () => {
  test.each([
    ['keeps the side', ['quanto costa il corso b1?', 'e il b2?'], ['corsi-b2.prezzo']],
    [
      'keeps the subject',
      ['parliamo del corso b2: quanto costa?', 'e quando inizia?'],
      ['corsi-b2.inizio', 'corsi-b2.orario'],
    ],
    ['keeps another language than English', ['fate corsi di spagnolo?', 'quanto costano?'], ['person']],
    [
      'goes to the exam that its name is of',
      ['quanto dura languagecert b2?', "e l'esame first quanto costa?"],
      ['cambridge.prezzo'],
    ],
    [
      'goes to the group by its level',
      ['quanto costa il c1 individuale?', 'il corso del C1 che giorno è?'],
      ['corsi-c1.orario'],
    ],
    ['goes on about opening by a day alone', ['siete aperti il sabato?', 'e la domenica?'], ['scuola.apertura']],
    ['keeps level and side', ['quanto costa il corso b1?', "e l'individuale?"], ['individuale-b1.prezzo']],
    [
      'goes from one-to-one to the group',
      ['quanto costano le lezioni individuali c1?', 'e quello di gruppo?'],
      ['corsi-c1.prezzo'],
    ],
    [
      'goes to the other format in Spanish',
      ['¿Cuánto cuesta el curso B2?', '¿y el individual?'],
      ['individuale-b2.prezzo'],
    ],
    [
      'goes to the other format in German',
      ['Was kostet der Kurs C1?', 'und Einzelunterricht?'],
      ['individuale-c1.prezzo'],
    ],
    ['goes from a course to its exam', ['quanto costa il corso b2?', "e l'esame?"], ['cambridge.prezzo']],
    [
      'goes back to the course after something that is none',
      ['posso usare la carta del docente per il corso b2?', 'ok e il corso quando parte?'],
      ['corsi-b2.inizio', 'corsi-b2.orario'],
    ],
    [
      'asks the larger thing what holds for the smaller one',
      ['posso andare all’estero con inps?', 'che paesi?'],
      ['viaggi-studio.destinazioni'],
    ],
    [
      'goes on after the school itself was asked about',
      ['quanto costa il toefl?', 'dove siete?', 'e quanto dura?'],
      ['toefl.durata'],
    ],
  ])('%s', (_what, messages, facts) => {
    expect(told(...messages)).toEqual(facts);
  });
});

describe('a message', () => {
  test('of two questions is answered twice', () => {
    expect(told('quanto costa il corso b2? e a che numero vi chiamo?').toSorted()).toEqual([
      'corsi-b2.prezzo',
      'scuola.telefono',
    ]);
  });

  test('about two levels tells of each, not what holds for all', () => {
    expect(told("che differenza c'è tra b2 e c1?")).toEqual(['corsi-b2.descrizione', 'corsi-c1.descrizione']);
  });

  test('with a story beside the question is answered once', () => {
    expect(told('mia figlia fa la terza media ed è bravissima. quanto costa il corso b1?')).toEqual([
      'corsi-b1.prezzo',
    ]);
  });

  test('that names a level and nothing else of the school goes to a person', () => {
    expect(told('C2 meteo domani')).toEqual(['person']);
  });

  test('made to be slow to read is not read to its end', () => {
    expect(stepsOf('quanto costa? '.repeat(500), nothingSaid, read, facts).length).toBeLessThanOrEqual(5);
  });
});

describe('what was told', () => {
  test.each(['ok', 'ah ok', 'boh', 'mmm ok'])(
    'is not told again after «%s»: the sides not told yet are offered',
    (filler) => {
      const [part] = after('quanto costa il corso b2?', filler);
      expect(part?.do === 'tell' ? part.facts : []).toEqual([]);
    },
  );

  test('and not what else is asked: that goes to a person', () => {
    expect(after('fate corsi di francese?', 'anche intensivi?')).toMatchObject([{ do: 'person' }]);
  });

  test('is told once in a reply, however often a message asks for it', () => {
    const ids = told('fate traduzioni? mi serve una traduzione, traducete?');
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('a story', () => {
  test.each([
    [
      'of a child who has to take an exam is about that exam',
      'mia figlia ha 13 anni e a scuola deve fare il ket: quanto costa?',
      'corsi-a2.prezzo',
    ],
  ])('%s', (_what, message, id) => {
    expect(told(message)).toContain(id);
  });
});

test('a number of people goes on from a price', () => {
  expect(after('quanto costa il corso b2?', 'e in tre?')).toMatchObject([
    { do: 'reckon', sum: { people: 3, total: [2040, 2040] } },
  ]);
});

test.each([
  [
    'by those who are to learn',
    ['siamo in tre amici per il B2. quanto paghiamo in tutto?'],
    { people: 3, total: [2040, 2040] },
  ],
  [
    'by those who were spoken of before',
    ['ho due figli', 'quanto spendo in tutto per il corso b1?'],
    { people: 2, total: [1360, 1360] },
  ],
  [
    'in whatever words of paying',
    ['un’ora privata di C2?', 'con 40 ore private quanto spenderei'],
    { hours: [40, 40], total: [2600, 2600] },
  ],
])('a price is multiplied %s', (_by, messages, sum) => {
  expect(after(...messages)).toEqual(
    expect.arrayContaining([expect.objectContaining({ do: 'reckon', sum: expect.objectContaining(sum) })]),
  );
});

describe('hours that were reckoned with', () => {
  const asked = 'quanto costano 10 lezioni individuali di B2?';
  const totals = (...messages: string[]) =>
    after(...messages).flatMap((part) => (part.do === 'reckon' ? [part.sum.total[0]] : []));

  test.each([
    ['lessons count as hours', [asked], [550]],
    ['another number takes their place', [asked, 'e 25?'], [1375]],
    ['they go on for another level', [asked, 'e per il C2?'], [650]],
    ['they are those that were wanted', ['vorrei 20 ore individuali di B2', 'quanto spendo?'], [1100]],
  ])('%s', (_what, messages, expected) => {
    expect(totals(...messages)).toEqual(expected);
  });

  test('are none where another side is asked', () => {
    expect(told(asked, 'e in che giorni si fanno?')).toEqual(['individuale.orario']);
  });
});

test('one-to-one is written with hyphens too', () => {
  expect(told('How much is a C2 one-to-one lesson?')).toEqual(['individuale-c2.prezzo']);
});

test('a remark that no example holds is no question', () => {
  expect(told('ammazza oh, sei più veloce di mio cognato')).not.toContain('person');
});

test('two boards are told side by side, whatever joins them', () => {
  expect(told('meglio il toefl o languagecert?').toSorted()).toEqual(['languagecert.descrizione', 'toefl.descrizione']);
});

test('who feels low is answered first, and then what they ask', () => {
  expect(told('mi sento una frana. quanto costano le lezioni individuali B1?')).toEqual([
    'feelings',
    'individuale-b1.prezzo',
  ]);
});

test('what was told just now is not told again', () => {
  expect(told('quanto costa il corso b2?', 'quanto costa il corso b2?')).toEqual(['told']);
});

test('a sum that nobody can know is not told, nor the last one again', () => {
  expect(toldBy(after('tre fratelli, due B1 e uno B2, corsi di gruppo: totale?'))).not.toContain('reckon');
  expect(after('tre fratelli, due B1 e uno B2, corsi di gruppo: totale?')).toMatchObject([{ do: 'tell' }]);
  const lessons = 'lezioni individuali a2 per due, 20 ore: totale?';
  expect(after(lessons, 'possiamo stare nella stessa lezione?')).not.toMatchObject([{ do: 'reckon' }]);
});

test.each([['danke, kann ich mit jemandem sprechen?', 'Was kostet ein Einzelkurs Englisch B2?', 'person']])(
  'what is said whatever was spoken of before is read by itself: %s',
  (message, before, answer) => {
    expect(told(before, message)).toEqual([answer]);
  },
);

test.each([
  ['non voglio più vivere', 'vorrei un preventivo per una traduzione dal tedesco'],
  ['mio marito mi picchia', 'quanto costa il c1?'],
])('distress is heard whatever was spoken of before: %s', (message, before) => {
  expect(told(before, message)).toEqual(['distress']);
});

test.each([
  ['Quanto costa il corso B2?', 'e dove siete?', 'scuola.indirizzo'],
  ['Quanto costa il corso B2?', 'e gli orari della segreteria?', 'scuola.apertura'],
  ['How much is the B2 course?', 'and where are you?', 'scuola.indirizzo'],
  ['How much is the B2 course?', 'what are your opening hours?', 'scuola.apertura'],
  ['How much is the B2 course?', 'can I talk to a person?', 'person'],
  ['Was kostet der B2 Kurs?', 'Und wo ist die Schule?', 'scuola.indirizzo'],
  ['Was kostet der B2 Kurs?', 'Wann haben Sie geöffnet?', 'scuola.apertura'],
  ['Combien coûte le cours B2 ?', 'et vous êtes où ?', 'scuola.indirizzo'],
  ['Combien coûte le cours B2 ?', 'votre téléphone ?', 'scuola.telefono'],
  ['¿Cuánto cuesta el curso B2?', '¿y dónde queda la escuela?', 'scuola.indirizzo'],
  ['quanto costa il toefl?', 'posso parlare con qualcuno?', 'person'],
  ['quanto costa il corso B2?', 'e i viaggi studio dove sono?', 'viaggi-studio.destinazioni'],
  ['quanto costa il corso B2?', 'fate anche il toefl?', 'toefl.descrizione'],
  ['quanto costa il corso B2?', 'e il toefl?', 'toefl.prezzo'],
])('what names itself is answered whatever was spoken of: %s %s', (before, message, fact) => {
  expect(told(before, message)).toEqual([fact]);
});

test.each([
  'lo dico a mamma stasera',
  'ok ci ho pensato, manda pure',
  "mi faccio sentire dall'avvocato",
  'a chi scrivo, non voglio litigare',
  'i work every night so only mornings',
  'mi scrive ora il collega che rinuncia, faccia solo per me',
  'ma prende un voto? non vorrei che ci restasse male',
  'Je vais d’abord en parler à mon mari, merci, je reviendrai vers vous.',
])('what only sounds like it is no distress: %s', (message) => {
  expect(told('quanto costa il corso b1?', message)).not.toContain('distress');
});

test('a time of day is no number of hours', () => {
  const lessons = 'what would be private lessons for Key then, like 12 hours';
  expect(after(lessons, 'mondays from 5pm would be best, at your place')).not.toMatchObject([{ do: 'reckon' }]);
});

test('in distress and in anger each sentence is another one', () => {
  const said = (...messages: string[]) => {
    let talk: Talk = nothingSaid;
    return messages.map((message) => {
      const step = turn(talk, message, read, facts);
      const words = answerWords(step.parts, talk, { school: exampleSchool, now, language: 'it', withinRequest: false });
      talk = step.talk;
      return words;
    });
  };
  for (const messages of [
    ['non ce la faccio più', 'non so se ha senso andare avanti', 'a nessuno importa di me'],
    [
      'ho pagato e nessuno mi risponde, è una vergogna!',
      'siete dei truffatori, vergogna',
      'pretendo i miei soldi indietro!',
    ],
    ['aspetto l’attestato da tre mesi, è una vergogna!', 'quindi? a chi mi rivolgo?', 'voglio indietro i soldi'],
  ]) {
    const replies = said(...messages);
    expect(new Set(replies).size).toBe(messages.length);
    expect(replies.join()).not.toContain('preventivo');
    expect(replies.join().match(/15 giorni/g) ?? []).not.toHaveLength(2);
  }
});

test.each([
  ['siamo in 6, quanto ci costa individuale b2 20 ore in tutto?', 6600],
  ['lezioni individuali b2 per due, 10 ore: totale?', 1100],
  ['two of us, one-to-one B2, 10 hours: how much in total?', 1100],
  ['cours particuliers B2 à deux, 10 heures : combien en tout ?', 1100],
  ['clases individuales B2 para dos, 10 horas: ¿cuánto en total?', 1100],
  ['Einzelunterricht B2 zu zweit, 10 Stunden: was kostet das insgesamt?', 1100],
  ['io e mio marito vorremmo il corso di gruppo b1, quanto paghiamo in tutto?', 1360],
])('a sum is for all who are to learn: %s', (message, euro) => {
  expect(after(message)).toMatchObject([{ do: 'reckon', sum: { total: [euro, euro] } }]);
});

describe('a sum goes on', () => {
  const reckonedBy = (...messages: string[]) =>
    after(...messages).flatMap((part) => (part.do === 'reckon' ? [part.sum.total[0]] : []));

  test.each([
    ['it', '30 ore di b2 individuale', 'e 40 di c1', 2400],
    ['it, named first', '10 ore di first individuale', 'e 20 individuali di advanced?', 1200],
    ['en', '30 hours of one-to-one B2', 'and 40 of C1', 2400],
    ['fr', '30 heures de B2 particulier', 'et 40 de C1', 2400],
    ['es', '30 horas de B2 individual', 'y 40 de C1', 2400],
    ['de', '30 Stunden B2 einzel', 'und 40 C1', 2400],
  ])('with another number at another level, in %s', (_language, first, then, euro) => {
    expect(reckonedBy(first, then)).toEqual([euro]);
  });

  test('not with the hours of before where another number stands that counts nothing known', () => {
    expect(reckonedBy('30 ore di b2 individuale', 'e per il c1 con 12 incontri quanto viene?')).not.toContain(1800);
  });
});

test.each([
  ['hola, necesito el toefl para un master, cuanto cuesta el examen?', 'toefl.prezzo'],
  ['per un dottorato mi serve il toefl: quanto costa l’esame?', 'toefl.prezzo'],
  ['what is your success rate?', 'cambridge.successo'],
])('what is named wins: %s', (message, id) => {
  expect(told(message)).toEqual([id]);
});

test.each([
  ['il test di livello si paga?', 'dove lo faccio?', 'test-livello.descrizione'],
  ['che fate dei miei dati?', 'voglio che cancellate tutto', 'privacy.descrizione'],
])('what stands above is told again where it is asked in other words: %s %s', (first, then, id) => {
  expect(told(first, then)).toEqual([id]);
});

test('a yes for one thing is none for an exam that is named beside it', () => {
  expect(told('posso usare la carta del docente?', "anche per l'esame?")).not.toContain('carta-docente.descrizione');
});

test('a price asked after distress is told', () => {
  expect(told('non voglio più vivere', 'scusa. quanto costa il corso b1?')).toEqual(['corsi-b1.prezzo']);
});

describe('things that were compared', () => {
  const compared = 'che differenza c’è tra il First e l’Advanced?';
  test('are spoken of together until one is named', () => {
    expect(told(compared, 'e i giorni?')).toEqual(['corsi-b2.orario', 'corsi-c1.orario']);
    expect(told(compared, 'quanto costa il B2?', 'e che giorno è?')).toEqual(['corsi-b2.orario']);
  });
});

test('distress is heard behind an address and behind a level', () => {
  expect(told('Vorrei un preventivo. Ada Prova ada@prova.it. Penso di farla finita')).toEqual(['distress']);
  expect(told('Vorrei un preventivo per il B1. Penso di farla finita')).toEqual(['distress']);
});

test('after distress nothing is told of courses until it is asked', () => {
  expect(told('non voglio più vivere', 'scusa, non so perché lo scrivo')).toEqual(['near']);
});

test.each([
  ['che differenza c’è tra corso di gruppo e lezioni individuali B2?', 'descrizione'],
  ['per il B2 mi conviene il gruppo oppure le lezioni individuali?', 'prezzo'],
])('a group and lessons of one are both told of: %s', (message, side) => {
  expect(told(message)).toEqual([`corsi-b2.${side}`, `individuale-b2.${side}`]);
});

test('two levels are compared on the side that is asked', () => {
  expect(told('costa di più il corso b1 o il corso b2?').toSorted()).toEqual(['corsi-b1.prezzo', 'corsi-b2.prezzo']);
});

test.each([
  [
    'hours',
    'quanto costano 20 ore di lezioni individuali c1?',
    { of: 'one-to-one', hours: [20, 20], total: [1200, 1200] },
  ],
  ['people', 'quanto costa il corso di gruppo b2 per 3 persone?', { of: 'group', people: 3, total: [2040, 2040] }],
])('a price is multiplied by %s', (_by, question, sum) => {
  expect(after(question)).toMatchObject([{ do: 'reckon', sum }]);
});

test('what is not published goes to a person, and it is known how often in a row', () => {
  expect(after('avete il parcheggio?')).toEqual([{ do: 'person', unanswered: 1 }]);
  expect(after('avete il parcheggio?', 'si può portare il cane a lezione?')).toEqual([{ do: 'person', unanswered: 2 }]);
  expect(after('avete il parcheggio?', 'quanto costa il toefl?', 'si può portare il cane a lezione?')).toEqual([
    { do: 'person', unanswered: 1 },
  ]);
});

test.each([['je peux venir avec mon chien guide ?'], ['wir hatten sowas wie 500 im kopf.. ratenzahlung möglich?']])(
  'a reading that is weak is no riddle for the visitor: %s',
  (message) => {
    expect(told(message)).toEqual(['person']);
  },
);

test('a weak reading that no other comes near is told', () => {
  expect(told('a che numero vi chiamo?', 'pure il sabato?')).toContain('scuola.apertura');
  expect(told('Und wann haben sie auf, samstags auch')).toEqual(['scuola.apertura']);
});

test('whoever asks for a person gets one', () => {
  expect(after('vorrei parlare con una persona')).toEqual([{ do: 'person', unanswered: 0 }]);
});

test('distress is answered before anything else, and without any fact', () => {
  expect(told('non ce la faccio più, voglio farla finita')).toEqual(['distress']);
});

test.each([
  'non dormo da settimane per gli esami e oggi ho pensato che sarebbe meglio non esserci più',
  'quanto costa il corso b1? comunque non vedo via d’uscita, voglio morire',
])('distress is heard in whatever part of a message says it: %s', (message) => {
  expect(told(message)).toEqual(['distress']);
});

test('the exam of a child is one for children', () => {
  expect(told('mia figlia ha 9 anni che esame cambridge può dare?', 'e quanto dura?')).toEqual([
    'young-learners.durata',
  ]);
});

test('the second half of a sentence is asked of what the first half names', () => {
  expect(told('quanto dura l’esame LanguageCert C1 e dopo quanto arrivano i risultati?')).toEqual([
    'languagecert-c1.durata',
    'languagecert.risultati',
  ]);
});

test('a complaint is regretted, told the way, and given a person', () => {
  expect(told('sono arrabbiatissimo, voglio fare un reclamo!')).toEqual(['complains', 'reclami.descrizione', 'person']);
});

test.each(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])(
  'group or one-to-one is answered for %s, whether the school has both or neither',
  (level) => {
    expect(told(`per il ${level} meglio il corso di gruppo o le lezioni individuali?`).length).toBeGreaterThan(0);
  },
);

test('no sum is told for more people than a class takes', () => {
  expect(after('quanto costa il corso B1 per 8 persone?')).toMatchObject([{ do: 'reckon', sum: { people: 8 } }]);
  expect(after('quanto costa il corso B1 per 20 persone?').map((part) => part.do)).not.toContain('reckon');
});

test.each(['B2 First per tre quinte', 'il B1 per 3 classi del nostro liceo', 'a B1 course for two classes'])(
  'classes are no people: %s',
  (message) => {
    const parts = [message, `${message}, quanto costa?`].flatMap((turn) => after(turn, 'quanto costa?'));
    expect(parts.map((part) => part.do)).not.toContain('reckon');
  },
);
