import { describe, expect, test } from '@jest/globals';
import type { ChatMessage } from '@school/contracts';
import { exampleSchool } from '@school/catalog/testing';
import { quoteWords, sentWords } from './words.js';
import { type Plan, replay } from '../dialogue/conversation.js';
import { dailyReader } from '../reader/daily-reader.js';

const toldIn = ({ answer }: Plan) => answer.flatMap((part) => ('facts' in part ? part.facts.map(({ id }) => id) : []));
const reader = dailyReader(exampleSchool, () => new Date('2026-11-23T10:00:00Z'))();

/** What Gaia does in the last of these turns, each answered as it would be. */
function answered(...turns: string[]) {
  const messages: ChatMessage[] = [];
  for (const [index, content] of turns.entries()) {
    messages.push({ role: 'user', content });
    if (index === turns.length - 1) break;
    const { quote } = replay(messages, reader);
    messages.push({
      role: 'assistant',
      content: quote?.do === 'send' ? sentWords('PRE-ABCD-EFGH') : quote ? quoteWords(quote) : '…',
    });
  }
  return replay(messages, reader);
}
const REQUEST =
  'preventivo corso di inglese livello B1 per 12 persone, dal 3 marzo, Anna Prova, anna.prova@example.com';

describe('a correction', () => {
  test.each(['le persone sono 15', 'partecipanti: 15', 'sì ma le persone sono 15', 'no le persone sono 15'])(
    'changes the number it speaks of, and the new one alone is sent: «%s»',
    (turn) => {
      const { quote } = answered(REQUEST, turn, 'sì');
      expect(quote).toMatchObject({ do: 'send', request: { payload: { persone: '15' } } });
      expect(quote?.do === 'send' ? quote.request.payload : {}).not.toHaveProperty('note');
    },
  );

  test.each([
    ['no c’è un errore nel nome', 'nome'],
    ['la mail è sbagliata', 'contatto'],
    ['non ho più quella mail, è sbagliata', 'contatto'],
  ])('that does not tell what is right is asked about, and noted nowhere: «%s»', (turn, slot) => {
    expect(answered(REQUEST, turn).quote).toMatchObject({ do: 'ask', missing: [slot] });
    expect(answered(REQUEST, turn, 'sì').quote?.do).toBe('ask');
    expect(answered(REQUEST, turn, 'annulla').quote?.do).toBe('cancelled');
  });

  test.each([
    ['il numero di persone è sbagliato', 'persone'],
    ['non siamo 12', 'persone'],
    ['il livello è sbagliato', 'livello'],
  ])('of a detail that does not tell what is right takes it out of the summary: «%s»', (turn, slot) => {
    const { quote } = answered(REQUEST, turn);
    expect(quote).toMatchObject({ do: 'confirm', offer: true });
    expect(quote?.do === 'confirm' ? quote.slots : {}).not.toHaveProperty(slot);
  });

  test.each(['uno in più', 'anzi il 15', 'Prova si scrive con due v'])(
    'that no slot takes goes along in its own words: «%s»',
    (note) => expect(answered(REQUEST, note).quote).toMatchObject({ do: 'confirm', slots: { note } }),
  );

  test('of the service shows what would be sent instead, and sends nothing', () => {
    expect(answered(REQUEST, 'mi serve una traduzione').quote).toMatchObject({
      do: 'confirm',
      slots: { servizio: 'traduzioni' },
    });
    expect(answered(REQUEST, 'mi serve anche una traduzione').quote).toMatchObject({
      do: 'confirm',
      slots: { servizio: 'corsi-lingua' },
    });
  });

  test('of the name that was asked about takes the answer', () =>
    expect(answered(REQUEST, 'il nome è sbagliato', 'Anna Provva').quote).toMatchObject({
      do: 'confirm',
      slots: { nome: 'Anna Provva' },
    }));

  test('that opens like a question is none', () =>
    expect(answered(REQUEST, 'come livello metta B2 per favore').quote).toMatchObject({
      do: 'confirm',
      slots: { livello: 'B2' },
    }));
  test('beside a question is read, and what is asked about is not told', () => {
    expect(answered(REQUEST, 'siamo in 15. quanto costa il corso?').quote).toMatchObject({
      slots: { persone: '15', periodo: 'dal 3 marzo' },
    });
    expect(answered(REQUEST, 'siete aperti ad agosto').quote).toMatchObject({ slots: { periodo: 'dal 3 marzo' } });
  });

  test.each(['meglio il telefono: 333 000 0000, la mail toglietela', '333 000 0000 invece della mail'])(
    'of one way to be reached by another takes the first away: «%s»',
    (turn) => {
      const { quote } = answered(REQUEST, turn);
      expect(quote).toMatchObject({ do: 'confirm', slots: { telefono: '333 000 0000' } });
      expect(quote?.do === 'confirm' ? quote.slots : {}).not.toHaveProperty('email');
    },
  );

  test('that names nothing is no note', () =>
    expect(answered(REQUEST, 'non è giusto').quote).toMatchObject({
      do: 'confirm',
      slots: expect.not.objectContaining({ note: expect.anything() }),
    }));

  test('of nothing that is shown goes along as a note', () =>
    expect(answered(REQUEST, 'due persone sono celiache').quote).toMatchObject({
      do: 'confirm',
      slots: { persone: '12 persone', note: 'due persone sono celiache' },
    }));
});

describe('a name that is also a command', () => {
  test.each([
    'Anna Moduli, anna@example.com',
    'MODULI ANNA anna@example.com',
    'anna moduli, anna.moduli@example.com',
    'Anna Ferma 333 000 0000',
    'Anna Contatto, anna@example.com',
    'Anna Annulla, anna@example.com',
  ])('opens no form and cancels nothing: «%s»', (turn) => {
    expect(answered('preventivo per una traduzione', turn)).toMatchObject({ form: null, quote: { do: 'confirm' } });
    expect(answered('preventivo per una traduzione', turn, 'sì').quote?.do).toBe('send');
  });

  test('beside one, the command is read all the same', () => {
    expect(
      answered('preventivo per una traduzione', 'Anna Prova, anna@example.com, preferisco il modulo').form,
    ).not.toBeNull();
    expect(answered('preventivo per una traduzione', 'Anna Prova, 333 000 0000, annulla').quote?.do).toBe('cancelled');
  });
});

test('a change of mind that ends in a wish begins anew', () => {
  expect(answered(REQUEST, 'annulla', 'ci ho ripensato, fammi lo stesso il preventivo').quote).toMatchObject({
    do: 'ask',
    missing: ['contatto'],
  });
  expect(answered(REQUEST, 'annulla', 'ci ho ripensato, niente preventivo').quote?.do).toBe('nothing-pending');
});

test.each([
  'anna punto prova chiocciola example punto it',
  'anna.prova @ example.it',
  'anna.prova(at)example.it',
  'anna dot prova at example dot it',
])('an address is read as it is told, and shown before it is used: «%s»', (address) => {
  expect(answered('preventivo per una traduzione', `Anna Prova, ${address}`).quote).toMatchObject({
    do: 'confirm',
    slots: { nome: 'Anna Prova', email: 'anna.prova@example.it' },
  });
});

test.each(['in quante lingue operate?', 'con quante lingue operate', 'per quali lingue siete attivi'])(
  'asked within a request for a translation, «%s» is of translations and no note',
  (question) => {
    const plan = answered(
      'quanto costa il corso B1?',
      'preventivo per tradurre un sito, Anna Prova, anna@example.com',
      question,
    );
    expect(toldIn(plan)).toEqual(['traduzioni.lingue']);
    expect(plan.quote).toMatchObject({
      do: 'confirm',
      slots: expect.not.objectContaining({ note: expect.stringMatching(/lingue/) }),
    });
  },
);

test('whoever is named beside a cancellation is nobody to be taught: nothing is sent', () => {
  expect(answered(REQUEST, "actually no, don't send it, this is for my husband to decide").quote?.do).toBe('cancelled');
});

test('the day of a month that was told is put right alone', () => {
  const request = 'preventivo per un interprete, il 12 giugno, Anna Prova, anna.prova@example.com';
  expect(answered(request, 'no, è il 21').quote).toMatchObject({ slots: { periodo: 'il 21 giugno' } });
  expect(answered(request, 'no, è il 3 luglio').quote).toMatchObject({ slots: { periodo: 'il 3 luglio' } });
});

test.each([
  ['può aggiungere che serve il DURC?', /DURC/],
  ['could you add that we need an invoice?', /invoice/],
])('what is to be added, politely, is: «%s»', (turn, note) => {
  const request = 'preventivo per un interprete, Anna Prova, anna.prova@example.com';
  expect(answered(request, turn).quote).toMatchObject({ do: 'confirm', slots: { note: expect.stringMatching(note) } });
});

test('a wish that is put as a question keeps all that it tells', () => {
  const wish =
    'Salve, sono referente di un liceo: formazione CLIL per 18 docenti, online, tra gennaio e marzo. È possibile?';
  expect(answered(wish, 'vorremmo un preventivo', 'Anna Prova, anna.prova@example.com').quote).toMatchObject({
    slots: { servizio: 'servizi-scuole', prodotto: 'CLIL', formato: 'online', periodo: 'tra gennaio e marzo' },
  });
});

test('a name that is introduced is one, whatever follows', () => {
  const request = 'i want to ask quote for languagecert B1, my name is Jocelyn Abarquez number 320 000 7788';
  expect(answered(request).quote).toMatchObject({
    do: 'confirm',
    slots: { nome: 'Jocelyn Abarquez', telefono: '320 000 7788' },
  });
});

test('what is told before a request is noted, its product with it', () => {
  const need = 'mi servono 2 interpreti simultanea per un convegno a Viterbo';
  expect(answered(need, 'il 12 giugno, giornata intera. agenzia Esempio').answer).toEqual([
    { do: 'say', what: 'noted' },
  ]);
  expect(answered(need, 'Anna Prova, anna.prova@example.com').quote).toMatchObject({
    slots: { servizio: 'traduzioni', prodotto: 'Interpretariato simultaneo', luogo: 'a Viterbo' },
  });
});

describe('a figure', () => {
  const TRANSLATION = 'preventivo: tradurre un contratto di 12 pagine in tedesco, Anna Prova, anna.prova@example.com';
  const noteAfter = (...turns: string[]) => {
    const { quote } = answered(TRANSLATION, ...turns);
    return quote?.do === 'confirm' ? quote.slots.note : undefined;
  };

  test('of something more leaves what it is more than', () => {
    expect(noteAfter('aggiungete anche una visura di 3 pagine')).toMatch(/contratto di 12 pagine.*visura di 3 pagine/);
  });

  test('of one of two things leaves the other', () => {
    const note = noteAfter('aggiungete anche una visura di 3 pagine', 'anzi no, il contratto è di 14 pagine');
    expect(note).toMatch(/contratto di 14 pagine.*visura di 3 pagine/);
    expect(note).not.toContain('12');
  });
});

describe('an exam that was asked about', () => {
  const ASKS = 'mandatemi un preventivo, Anna Prova, anna.prova@example.com';

  test.each([
    ['quanto costa il toefl?', 'TOEFL'],
    ['quanto dura l’esame starters?', 'Pre A1 Starters'],
    ['combien coûte le TOEFL ?', 'TOEFL'],
  ])('is what a quote is asked for: «%s»', (question, esame) => {
    expect(answered(question, ASKS).quote).toMatchObject({
      do: 'confirm',
      slots: { servizio: 'certificazioni', esame },
    });
  });

  test('is the last one, and none once a course was asked about', () => {
    expect(answered('quanto costa l’esame first?', 'e l’advanced?', ASKS).quote).toMatchObject({
      slots: { esame: 'C1 Advanced (CAE)' },
    });
    expect(answered('quanto costa il toefl?', 'e il corso b2?', ASKS).quote).not.toMatchObject({
      slots: { esame: expect.anything() },
    });
  });
});

describe('a summary', () => {
  const SUMMARY = 'traduzione tecnica italiano inglese, preventivo: Anna Prova, anna.prova@example.com';

  test('names the product of a service that is known by what was asked about', () => {
    expect(answered(SUMMARY).quote).toMatchObject({
      slots: { servizio: 'traduzioni', prodotto: 'Traduzione tecnica' },
    });
  });

  test('tells an organisation from how many of it they are', () => {
    const { quote } = answered(
      'siamo in 6 dell’ospedale san camillo',
      'preventivo per un corso, Anna Prova, anna.prova@example.com',
    );
    expect(quote).toMatchObject({ slots: { persone: '6', azienda: 'ospedale san camillo' } });
  });

  test.each(['no non mandare ancora', 'aspetta a inviare', 'don’t send it yet'])(
    'that must wait is kept until it is sent: «%s»',
    (turn) => {
      expect(answered(SUMMARY, turn).quote).toMatchObject({ do: 'confirm', declined: true });
      expect(answered(SUMMARY, turn, 'ok').quote).toMatchObject({ do: 'confirm' });
      expect(answered(SUMMARY, turn, 'ok adesso manda').quote).toMatchObject({ do: 'send' });
    },
  );

  test('of which a choice is asked is left open', () => {
    const { quote } = answered(SUMMARY, 'in sede o da remoto?');
    expect(quote).toMatchObject({ do: 'confirm' });
    expect(quote?.do === 'confirm' ? quote.slots : {}).not.toHaveProperty('luogo');
  });
});
