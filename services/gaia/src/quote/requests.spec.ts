import { describe, expect, test } from '@jest/globals';
import type { ChatMessage } from '@school/contracts';
import { exampleSchool } from '@school/catalog/testing';
import { quoteWords, sentWords } from './words.js';
import { replay } from '../dialogue/conversation.js';
import { dailyReader } from '../reader/daily-reader.js';

const reader = dailyReader(exampleSchool, () => new Date('2026-11-23T10:00:00Z'))();

/** Turns of the visitor, each answered as it would be, but for the replies given here by number. */
function conversation(turns: readonly string[], instead: Readonly<Record<number, string>> = {}): ChatMessage[] {
  return turns.reduce<ChatMessage[]>((before, content, index) => {
    const messages: ChatMessage[] = [...before, { role: 'user', content }];
    if (index === turns.length - 1) return messages;
    const { quote } = replay(messages, reader);
    const own = quote?.do === 'send' ? sentWords('PRE-ABCD-EFGH') : quote ? quoteWords(quote) : '…';
    return [...messages, { role: 'assistant', content: instead[index] ?? own }];
  }, []);
}
const answered = (...turns: string[]) => replay(conversation(turns), reader);
const REQUEST = 'preventivo per traduzione, Anna Prova, anna.prova@example.com';

describe('what was told before a request', () => {
  test('goes along with it', () => {
    expect(
      answered('siamo in 8 in ufficio, venite in azienda?', 'ci fate un’offerta?', 'Anna Prova, anna.prova@example.com')
        .quote,
    ).toMatchObject({ do: 'confirm', slots: { servizio: 'formazione-aziendale', persone: '8' } });
    expect(
      answered('avete anche il russo?', 'vorrei un preventivo per un corso', 'Anna Prova, anna.prova@example.com')
        .quote,
    ).toMatchObject({ slots: { lingue: 'russo' } });
    expect(answered('ciao sono Anna Prova, quanto costa il B1?', 'fammi un preventivo').quote).toMatchObject({
      missing: ['contatto'],
    });
  });

  test('of another service stays behind, and so does what was only asked', () => {
    expect(
      answered('quanto costa il corso B1?', 'preventivo per traduzione dal russo, Anna Prova, anna.prova@example.com')
        .quote,
    ).toMatchObject({ slots: expect.not.objectContaining({ livello: expect.anything() }) });
    expect(answered('siete aperti ad agosto?', REQUEST).quote).toMatchObject({
      slots: expect.not.objectContaining({ periodo: expect.anything() }),
    });
  });
});

test('a number said of one of several groups goes along, and "non 6" is no level', () => {
  const mail =
    '> Servono due gruppi da 6 persone, livello B1 e B2, in sede a Roma EUR, da gennaio, il mercoledì mattina.';
  const request =
    `Vi giro la mail del nostro ufficio:\n${mail}\nPotete farci un preventivo? Elena Ricci, Alfa ` +
    'Srl, elena.ricci@example.com';
  expect(answered(request, 'il gruppo B2 è di 8 persone, non 6').quote).toMatchObject({
    do: 'confirm',
    slots: {
      livello: 'livello B1 e B2',
      persone: 'due gruppi da 6 persone',
      note: 'il gruppo B2 è di 8 persone, non 6',
    },
  });
});

test('a request keeps the ages that were mentioned before it, but not the format of a course', () => {
  const turns = [
    'Do you have English courses for kids aged 7 and 10?',
    'How much is the B2 group course?',
    'Could we get a quote for the two children? Name is Emma Hughes, emma.hughes@example.com',
  ];
  const { quote } = answered(...turns);
  expect(quote).toMatchObject({
    slots: { destinatari: 'kids aged 7 and 10, the two children', persone: 'two children' },
  });
  expect(quote).not.toMatchObject({ slots: { formato: expect.anything() } });
});

test('what was sent is not sent again, whatever small talk lies between', () => {
  const turns = [REQUEST, 'sì', 'sì', 'preventivo per traduzione'];
  expect(answered(...turns).quote).toMatchObject({ do: 'already-sent' });
});

test('an order to send beside a remark sends, but not what the summary does not hold', () => {
  expect(answered(REQUEST, 'il resto me lo diranno loro, mandate pure').quote).toMatchObject({ do: 'send' });
  expect(answered(REQUEST, 'lasciamo 30 pagine, inviate').quote).toMatchObject({ do: 'confirm' });
});

test('a confirmation in so many words sends beside a remark that adds nothing', () => {
  expect(answered(REQUEST, 'il prezzo mi va bene, confermo').quote).toMatchObject({ do: 'send' });
  expect(answered(REQUEST, 'ma il prezzo non mi va bene, confermo').quote).toMatchObject({ do: 'confirm' });
  expect(answered(REQUEST, 'le pagine sono 30, confermo').quote).toMatchObject({ do: 'confirm' });
});

test('the sender of a mail that was pasted is not the visitor', () => {
  const pasted = 'mi fate un preventivo?\n> Da: p.finti@example.org\n> serve una traduzione\n> Piero Finti';
  expect(answered(pasted).quote).toMatchObject({ do: 'ask', missing: ['nome', 'contatto'] });
  expect(answered(`sono Anna Prova, anna.prova@example.com, ${pasted}`).quote).toMatchObject({
    slots: { nome: 'Anna Prova', email: 'anna.prova@example.com' },
  });
});

describe('an exam', () => {
  const EXAM = 'preventivo corso B2 First di gruppo, Anna Prova, anna.prova@example.com';
  const slotsOf = (...turns: string[]) => {
    const { quote } = answered(...turns);
    return quote?.do === 'confirm' ? quote.slots : undefined;
  };

  test('goes with its level, and the level with it', () => {
    expect(slotsOf(EXAM, 'anzi facciamo il C1')).toMatchObject({ livello: 'C1' });
    expect(slotsOf(EXAM, 'anzi facciamo il C1')).not.toHaveProperty('esame');
    expect(slotsOf(EXAM, 'anzi il Preliminary')).toMatchObject({ esame: 'B1 Preliminary (PET)' });
    expect(slotsOf(EXAM, 'anzi il Preliminary')?.livello ?? '').not.toContain('B2');
  });

  test('of several is taken back alone', () => {
    const both = 'preventivo per il Key e il Preliminary, Anna Prova, anna.prova@example.com';
    expect(slotsOf(both)).toMatchObject({ esame: 'A2 Key (KET), B1 Preliminary (PET)' });
    expect(slotsOf(both, 'togli il Key')).toMatchObject({ esame: 'B1 Preliminary (PET)' });
  });
});

test('a name and an address alone open a request, whatever they sound like', () =>
  expect(answered('Ottavio Finti, ottavio.finti@example.com').quote).toMatchObject({
    do: 'ask',
    missing: ['servizio'],
  }));

describe('what is no name and no language', () => {
  test.each([
    [
      'the word of a correction',
      ['preventivo per traduzione, Anna Prova, anna.prova@example.com', 'Mi correggo: entro marzo'],
      { nome: 'Anna Prova', periodo: 'entro marzo' },
    ],
    [
      'a company',
      [
        'vorremmo un preventivo per un corso ai camerieri',
        'Ristorante Esempio',
        'sono Anna Prova, anna.prova@example.com',
      ],
      { nome: 'Anna Prova', azienda: 'Ristorante Esempio' },
    ],
    [
      'a title',
      ['preventivo per una traduzione dal francese', 'Ing. Anna Prova', 'anna.prova@example.com'],
      { nome: 'Anna Prova', lingue: 'francese' },
    ],
  ])('%s', (_what, turns, slots) => expect(answered(...turns).quote).toMatchObject({ do: 'confirm', slots }));
});

describe('a request that was dropped', () => {
  test('is begun anew without telling the name again, but with a way to be reached', () => {
    expect(answered(REQUEST, 'annulla', 'preventivo per traduzione').quote).toMatchObject({
      do: 'ask',
      missing: ['contatto'],
    });
    expect(answered(REQUEST, 'no grazie, ci ripenso', 'anzi sì, mandala')).toMatchObject({
      answer: [],
      quote: { do: 'confirm' },
    });
  });

  test('is not dropped by a question about the data', () =>
    expect(answered(REQUEST, 'e posso cancellarli dopo?').quote?.do).toBe('confirm'));
});

describe('after a sending', () => {
  test('one more is asked for without saying what', () =>
    expect(answered(REQUEST, 'sì', 'vorrei anche uno per mio fratello').quote).toMatchObject({
      do: 'ask',
      missing: ['servizio'],
    }));

  test('a contact that was wrong is put right by a new summary', () => {
    expect(answered(REQUEST, 'sì', 'oddio ho sbagliato mail! è anna.prova@example.it').quote).toMatchObject({
      do: 'confirm',
      slots: { nome: 'Anna Prova', email: 'anna.prova@example.it' },
    });
  });

  test('that was refused, nothing is told as sent', () => {
    const refused = { 1: 'Su questo non ho una risposta certa.' };
    expect(replay(conversation([REQUEST, 'sì', 'grazie'], refused), reader)).toMatchObject({
      answer: [{ what: 'thanks' }],
      quote: null,
    });
    expect(replay(conversation([REQUEST, 'sì', 'sì'], refused), reader)).toMatchObject({
      answer: [],
      quote: { do: 'nothing-pending' },
    });
  });
});

test.each([
  'qualcuno può chiamarmi?',
  'potreste darmi un colpo di telefono',
  'Mi puoi far richiamare?',
  'mi fate chiamare?',
  'potete telefonarmi?',
  'vorrei essere ricontattato',
  'me lo quotate?',
  'ci fate avere un’offerta?',
])('«%s» opens a request', (wish) => expect(answered(wish).quote?.do).toBe('ask'));
test.each([
  'vi ho scritto ieri, avete ricevuto il mio preventivo?',
  'quando mi contattate?',
  'mi chiamo Anna',
  'avete offerte?',
  'posso chiamarvi domani?',
])('«%s» does not', (question) => expect(answered(question).quote).toBeNull());

test('what comes with a yes is noted, and asked about once more', () => {
  expect(answered(REQUEST, 'sì, ma aggiungi che il testo è scritto a mano').quote).toMatchObject({
    do: 'confirm',
    slots: { note: 'sì, ma aggiungi che il testo è scritto a mano' },
  });
});

test('a figure that no slot takes goes along in the visitor’s words, for it makes another request', () => {
  const request = 'una traduzione di 5 pagine, fate un preventivo? Anna Prova, anna.prova@example.com';
  expect(answered(request).quote).toMatchObject({
    do: 'confirm',
    slots: { note: expect.stringContaining('5 pagine') },
  });
  expect(answered(REQUEST, 'sono 6 pagine, entro fine gennaio').quote).toMatchObject({
    do: 'confirm',
    slots: { periodo: 'entro fine gennaio', note: expect.stringContaining('6 pagine') },
  });
});

test.each(['ok preventivo, Anna Prova, anna.prova@example.com', 'preventivo Anna Prova 333 000 0000'])(
  'a wish with a way to be reached opens a request, whatever the name reads like: «%s»',
  (wish) => expect(answered('quanto costa una traduzione?', wish).quote?.do).toBe('confirm'),
);

describe('the visitor’s own words', () => {
  const CONTACT = 'Anna Prova, anna.prova@example.com';
  const noteOf = (...turns: string[]) => {
    const { quote } = answered(...turns);
    return quote?.do === 'confirm' ? quote.slots.note : undefined;
  };

  test('that describe what is wanted go along, also those before the request', () => {
    expect(
      noteOf('mi serve la traduzione della pagella, per iscrivermi a Vienna', `fate un preventivo? ${CONTACT}`),
    ).toMatch(/pagella.*Vienna/s);
    expect(noteOf(`preventivo per un corso di francese intensivo, ${CONTACT}`)).toContain('intensivo');
  });

  test('leave out a greeting, the name, and what a question asks', () => {
    expect(noteOf('buongiorno Gaia', `preventivo per un corso di inglese, mi chiamo ${CONTACT}`)).toBeUndefined();
    expect(noteOf('fate traduzioni?', 'la scadenza qual è quest’anno', `preventivo, ${CONTACT}`)).toBeUndefined();
  });

  test('follow a correction: the old value stands nowhere', () => {
    const note = noteOf(`preventivo: interprete per il matrimonio di 25 invitati, ${CONTACT}`, 'gli invitati sono 28');
    expect(note ?? '').not.toContain('25');
    expect(note).toContain('il matrimonio di 28 invitati');
  });

  test('leave out what a question to the summary counts', () => {
    const note = noteOf(`preventivo per lezioni individuali C1, 35 ore, ${CONTACT}`, 'e quanto verrebbe con 45?');
    expect(note).toContain('35 ore');
    expect(note).not.toContain('45');
  });

  test('hold what is left out of the product', () =>
    expect(
      noteOf(
        `preventivo per un corso b2 di gruppo, ${CONTACT}`,
        'facciamo individuali, però solo conversazione niente esame',
      ),
    ).toMatch(/niente esame/));

  test('hold what is denied without having been told before', () =>
    expect(noteOf('preventivo per un corso di inglese', `${CONTACT}, niente lezioni di venerdì`)).toContain('venerdì'));

  test('keep the figure of one thing when another is said of the same request', () => {
    const request = `preventivo: interprete per il matrimonio di 25 invitati, ${CONTACT}`;
    expect(noteOf(request, 'il matrimonio è a Roma, gli invitati arrivano alle 18')).toContain('25 invitati');
  });

  test('keep their figures when a bare number changes', () => {
    const request = `preventivo per la traduzione di 12 pagine, siamo in 2, ${CONTACT}`;
    expect(noteOf(request, 'anzi siamo in 3')).toContain('12 pagine');
  });
});

test('a surname that is put right leaves the first name as it is', () => {
  expect(answered(REQUEST, 'no il cognome è sbagliato, è Finta').quote).toMatchObject({
    slots: { nome: 'Anna Finta' },
  });
});

test('what was noted never makes a yes', () => {
  expect(answered(REQUEST, "scrivevo a un'altra scuola, grazie, lascio aperto", 'sì sì, lascio').quote?.do).toBe(
    'confirm',
  );
});

test('the extension of a number and the words of a company stay', () => {
  expect(
    answered('preventivo interprete, Anna Prova dello Studio Legale Finto, 06 5550123, interno 12').quote,
  ).toMatchObject({
    slots: { telefono: '06 5550123 interno 12', azienda: 'Studio Legale Finto' },
  });
});

test('two days are one period, about ten people a number', () => {
  expect(answered(REQUEST, 'siamo una decina').quote).toMatchObject({ slots: { persone: 'una decina' } });
  expect(answered(REQUEST, 'siamo una scuola').quote).toMatchObject({
    slots: expect.not.objectContaining({ persone: expect.anything() }),
  });
  expect(answered('interpreti per il 12 e 13 marzo, preventivo').quote?.do).toBe('ask');
  expect(
    answered('preventivo interprete dal 3 al 10 febbraio, Anna Prova, anna.prova@example.com').quote,
  ).toMatchObject({
    slots: { periodo: 'dal 3 al 10 febbraio' },
  });
});

test('what an address spells is no detail, a tax number no phone', () => {
  expect(
    answered('preventivo corso di spagnolo, P.IVA 09876543210, Anna Inglese, anna.inglese@example.com').quote,
  ).toHaveProperty('slots', {
    servizio: 'corsi-lingua',
    nome: 'Anna Inglese',
    email: 'anna.inglese@example.com',
    lingue: 'spagnolo',
  });
});

test('a question without its mark is answered, and is nobody’s name', () => {
  const aside = answered('preventivo traduzione', 'siete aperti il sabato');
  expect(aside).toMatchObject({ answer: [{ do: 'open' }], quote: { do: 'ask', missing: ['nome', 'contatto'] } });
});

describe('the form', () => {
  test('is all that is asked for where it is asked for', () =>
    expect(answered('vorrei iscriverla, mi mandi il modulo?')).toMatchObject({
      answer: [{ do: 'say', what: 'form' }],
      form: {},
    }));
  test('is not opened for whoever stays in the chat', () => {
    expect(
      answered(
        'preventivo traduzione',
        'il telefono preferisco di no, restiamo qui: Anna Prova, anna.prova@example.com',
      ),
    ).toMatchObject({ form: null, quote: { do: 'confirm' } });
    expect(
      answered('preventivo traduzione', 'niente modulo, compilo io qui: Anna Prova, anna.prova@example.com'),
    ).toMatchObject({
      form: null,
      quote: { do: 'confirm' },
    });
  });
});

test('the name of a service takes the place of one that was only understood', () => {
  expect(
    answered('vorrei un preventivo per una traduzione', 'formazione aziendale', 'Anna Prova, anna@example.it').quote,
  ).toMatchObject({
    do: 'confirm',
    slots: { servizio: 'formazione-aziendale' },
  });
});

test.each(['ieri vi ho scritto dal modulo del sito, quando rispondete?', 'il modulo non funziona'])(
  'a form that is spoken of in passing is not opened: «%s»',
  (turn) => expect(answered(turn).form).toBeNull(),
);

describe('what was told before the wish for a quote', () => {
  test('goes along, whoever of a company or a school has told it', () => {
    expect(
      answered(
        'siamo uno studio legale, ci servono due gruppi, principianti (4) e B2 (6), online',
        'quanto costa?',
        'mandateci un preventivo, Ada Prova, ada@example.com',
      ).quote,
    ).toMatchObject({
      do: 'confirm',
      slots: { servizio: 'formazione-aziendale', livello: 'principianti, B2', formato: 'online' },
    });
    expect(
      answered(
        'wir sind ein Hotel und suchen einen Englischkurs für 8 Mitarbeiter, bei uns',
        'Können Sie mir ein Angebot machen? Anke Lorenz, anke@example.de',
      ).quote,
    ).toMatchObject({
      slots: { servizio: 'formazione-aziendale', persone: '8 Mitarbeiter', lingue: 'inglese', luogo: 'bei uns' },
    });
  });

  test('but no exam that was only asked about', () => {
    expect(
      answered('quanto dura il Movers?', 'preventivo per lezioni individuali, Ada Prova, ada@example.com').quote,
    ).toMatchObject({
      slots: expect.not.objectContaining({ esame: expect.anything() }),
    });
  });

  test('is kept where a translation gives way to a course, but for its direction', () => {
    const start =
      'un corso individuale di inglese B2 e la traduzione del mio diploma, fate un preventivo? Ada Prova, ' +
      'ada@example.com';
    expect(answered(start, 'corso individuale').quote).toMatchObject({
      slots: { servizio: 'corsi-lingua', lingue: 'inglese', livello: 'B2', formato: 'individuale' },
    });
    expect(answered(REQUEST, 'dal russo all’italiano', 'anzi un corso di spagnolo').quote).toMatchObject({
      slots: { servizio: 'corsi-lingua', lingue: 'spagnolo' },
    });
    expect(
      answered('preventivo esame LanguageCert più corso, Ada Prova, ada@example.com', 'togli il corso, solo esame')
        .quote,
    ).toMatchObject({ slots: { servizio: 'certificazioni' } });
  });
});

test('whoever says to be under 14 is asked for a parent, and a yes sends nothing', () => {
  const child = 'ho 12 anni, vorrei un preventivo per un corso, Anna Prova, anna.prova@example.com';
  expect(answered(child).quote?.do).toBe('parent');
  expect(answered(child, 'sì').quote?.do).not.toBe('send');
  expect(answered(REQUEST, 'ho dodici anni').quote?.do).toBe('parent');
  expect(answered('quanto costa il B1?', 'ho dodici anni').quote?.do).toBe('parent');
});
