// What visitors say while a request is taken, and after it: the embedded Gaia, in her five languages.
import { expect, jest, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import type { ChatMessage, LeadPayload } from '@school/contracts';
import type { AcceptLead } from '@school/leads';
import { createEmbeddedGaia } from '../../test/in-memory.js';

const REFERENCE = 'PRE-0000-0001';
const accept = jest.fn<AcceptLead['accept']>(() => Promise.resolve({ ok: true, id: 'id-1', riferimento: REFERENCE }));
const gaia = createEmbeddedGaia({
  school: exampleSchool,
  acceptLead: { accept } as never,
  clock: () => new Date('2026-11-23T10:00:00Z'),
});

let count = 0;
async function talk(...turns: string[]) {
  const conversation = `turns-${(count += 1)}`;
  accept.mockClear();
  const messages: ChatMessage[] = [];
  const replies: string[] = [];
  for (const content of turns) {
    messages.push({ role: 'user', content });
    const { reply } = await gaia.answer({ conversation, messages, deadline: Date.now() + 20_000 });
    messages.push({ role: 'assistant', content: reply.message });
    replies.push(reply.message);
  }
  const leads = accept.mock.calls.map(([{ payload }]) => payload as LeadPayload<'quote'>);
  return { replies, last: replies.at(-1)!, leads };
}

const NAMELESS = 'Vorrei un preventivo per una traduzione dal tedesco, anna@example.com';
const WHOLE = `${NAMELESS}, mi chiamo Anna Prova`;

test.each(['si confermo', 'ok invia', 'come mai', 'è arrivata?', 'non ve lo dico', 'quanto costa?', 'boh', 'aspetta'])(
  '«%s» is no name, and nobody reads the same words again',
  async (turn) => {
    const { replies, last, leads } = await talk(NAMELESS, turn);
    expect(last).not.toMatch(/Nome:/);
    expect(last).not.toBe(replies[0]);
    expect(leads).toEqual([]);
  },
);

test('what is added while the name is awaited is acknowledged, and reaches the office', async () => {
  const { replies, leads } = await talk(NAMELESS, 'ah e anche il casellario', 'le pagine sono 5', 'Anna Prova', 'sì');
  for (const reply of replies.slice(1, 3)) expect(reply).toMatch(/^Segnato/);
  expect(leads[0]).toMatchObject({
    nome: 'Anna Prova',
    richiesta: expect.stringMatching(/casellario[^]*pagine sono 5/) as never,
  });
});

test.each(['solo dopo le 15', 'aspetti, va bene solo dopo le 18', 'non più tardi delle 20', 'no later than 6 pm'])(
  'a time of the day puts nothing off: «%s»',
  async (turn) => {
    for (const asked of [NAMELESS, WHOLE]) {
      const { leads } = await talk(asked, turn, ...(asked === NAMELESS ? ['Anna Prova'] : []), 'sì');
      expect(leads[0]?.richiesta).toContain(turn.split(' ').slice(-3).join(' '));
    }
  },
);

test.each([
  'dopo',
  'magari dopo, grazie',
  'te lo confermo più tardi grazie',
  'dopo vi dico',
  'later please',
  'no, dopo',
])('who says «%s» puts it off', async (turn) => {
  const { replies, last, leads } = await talk(WHOLE, turn, 'sì');
  expect(replies[1]).toMatch(/^Va bene, la richiesta resta da parte|^All right, I’ve put the request aside/);
  expect(last).not.toMatch(/PRE-/);
  expect(leads).toEqual([]);
});

test('the marks of a dictated message are no words of the request, nor of the address', async () => {
  const { leads } = await talk(
    'buongiorno vorrei un preventivo virgola per un corso c1 punto a capo mi chiamo anna prova virgola ' +
      'la mia mail è anna punto prova chiocciola example punto it punto a capo grazie',
    'vorrei iniziare a febbraio virgola due virgola cinque ore alla settimana a capo grazie',
    'sì',
  );
  expect(leads).toEqual([expect.objectContaining({ nome: 'Anna Prova', email: 'anna.prova@example.it' })]);
  expect(leads[0]!.richiesta).toMatch(
    /corso c1\. Vorrei iniziare a febbraio, due virgola cinque ore alla settimana\.$/,
  );
});

test.each([
  ['who would rather not say it', ['non ve lo dico']],
  ['who does not say it twice', ['ok', 'va bene']],
])('the form and a person are offered to %s', async (_what, turns) => {
  expect((await talk(NAMELESS, ...turns)).last).toMatch(/\/contatti[^]*06/);
});

test.each<[string, string[], Partial<LeadPayload<'quote'>>]>([
  [
    'the exam that was asked about before',
    [
      'quanto costa il first da soli?',
      'mi interessa, mi preparate un preventivo? sono Davide Lai, 333 000 0000, 30 ore',
    ],
    { richiesta: 'Quanto costa il first da soli? Mi interessa, mi preparate un preventivo? 30 ore.' },
  ],
  [
    'the child’s age and days',
    [
      'mia figlia ha 14 anni e deve fare il pet, quanto viene?',
      'lei il lunedì ha pallavolo, lezioni da sola si può?',
      'allora un preventivo. Simona Ranieri, simona@example.it',
    ],
    { nome: 'Simona Ranieri', richiesta: expect.stringMatching(/14 anni[^]*pet[^]*pallavolo/) as never },
  ],
  [
    'nothing of another service',
    ['quanto costa tradurre un contratto?', 'vorrei un preventivo per il corso B1, mi chiamo Anna, anna@example.com'],
    { servizio: 'corsi-lingua', richiesta: 'Vorrei un preventivo per il corso B1.' },
  ],
  [
    'for whom it is',
    [
      'English for the kids and Italian for us: a quote? I’m Mark Ellison, mark@example.com',
      'just Italian for my wife',
    ],
    { richiesta: expect.stringMatching(/Just Italian for my wife\.$/) as never },
  ],
  [
    'no title',
    ['siamo una scuola, serve formazione. mi faccia contattare: prof. Aldo Ferrante, 333 000 0000, abbiamo 350 alunni'],
    { nome: 'Aldo Ferrante', richiesta: expect.stringMatching(/^(?!.*(?:prof|contattare)).*350/) as never },
  ],
  [
    'no order to call',
    ['10 ore di inglese a Ostia, preventivo grazie, mi chiami al 333 000 0000. Anna Prova'],
    { servizio: 'corsi-lingua', richiesta: '10 ore di inglese a Ostia.', nome: 'Anna Prova' },
  ],
  [
    'what was asked and told, in its order',
    [
      'siamo un liceo di Ostia, vorremmo portare due classi alla certificazione B1',
      "quanto costa l'esame a ragazzo?",
      'mi fate un preventivo? circa 40 alunni, Anna Prova, anna@example.com',
    ],
    { richiesta: expect.stringMatching(/^Siamo un liceo.*Quanto costa l'esame.*Circa 40 alunni/) as never },
  ],
  [
    'Italian lessons of a family that moves to Rome',
    [
      "Hi! We're a family of four moving to Rome in March, do you teach Italian to foreigners?",
      'Could you send us a quote? Two adults and two kids aged 7 and 10. Rebecca Sample, rebecca.sample@example.com',
    ],
    { servizio: 'corsi-lingua' },
  ],
  [
    'a number put right after a no',
    ['preventivo per una traduzione, sono Anna Prova, 333 000 0000', 'no il numero è 333 000 0001'],
    { telefono: '333 000 0001', richiesta: expect.stringMatching(/^(?!.*numero)/) as never },
  ],
  [
    'a surname that is a word of wrongs too',
    ['preventivo per una traduzione', 'Sara Colombo, sara@example.com'],
    { nome: 'Sara Colombo', email: 'sara@example.com' },
  ],
  [
    'who is not to be called',
    ['preventivo per una traduzione, sono Ugo Riva, ugo@example.it', 'meglio per mail, non chiamatemi'],
    { richiesta: expect.stringMatching(/non chiamatemi/i) as never },
  ],
  [
    'what is put right after an apology',
    ['preventivo per una traduzione, sono Ugo Riva, 333 000 0000', 'c’è un errore, il telefono è 333 000 0001'],
    { nome: 'Ugo Riva', telefono: '333 000 0001' },
  ],
  [
    'no copy in the place of the visitor',
    ['preventivo per una traduzione, sono Ugo Riva, ugo@example.it', 'mandate anche una copia a capo@example.it'],
    { email: 'ugo@example.it', richiesta: expect.stringContaining('copia') as never },
  ],
  [
    'a surname put right',
    ['preventivo per una traduzione, sono Ugo Russi, ugo@example.it', 'il cognome è Galli'],
    { nome: 'Ugo Galli' },
  ],
  [
    'the course that is wished, whatever was asked before it',
    ['quanto costa il toefl?', 'e il c1?', 'vorrei un preventivo per il c1, sono Ugo Riva, ugo@example.it'],
    { servizio: 'corsi-lingua' },
  ],
  [
    'the exam, asked about in Spanish',
    [
      'hola, necesito el toefl para un master, cuanto cuesta el examen?',
      '¿y hay curso de preparación?',
      'me pueden mandar un presupuesto? soy Lucía Ferrán, mi movil es 612 345 678 (españa +34)',
    ],
    { servizio: 'certificazioni', richiesta: expect.stringContaining('toefl') as never },
  ],
])('the office reads %s', async (_what, turns, lead) => {
  expect((await talk(...turns, 'sí')).leads).toEqual([expect.objectContaining(lead)]);
});

test('who says not to send has it put aside, also beside a new number', async () => {
  expect((await talk(WHOLE, 'non mandate ancora niente, il mio numero è 333 000 0002')).last).not.toContain(
    'Confermi?',
  );
});

test('days beside a wish are no question for the opening hours', async () => {
  const wish = 'vorrei un preventivo per un corso di inglese per mio figlio, il sabato mattina';
  expect((await talk(wish)).last).not.toContain('aperti');
  expect((await talk(`${wish}. Siete aperti il sabato?`)).last).toContain('aperti');
});

test('what is added after a sending is no question for being one that may be asked', async () => {
  expect((await talk(WHOLE, 'sì', 'aggiungi che posso solo il sabato')).last).toContain('Posso solo il sabato.');
});

test('an address of which letters were spelt is asked for again', async () => {
  const spelt = 'preventivo per una traduzione, sono Ugo Riva, p come palermo, conti chiocciola example punto it';
  expect((await talk(spelt)).last).toContain('non mi è chiaro');
});

test.each(['manda', 'ok manda', 'oh, tutto bene, manda', 'ok mia moglie è d’accordo, manda pure'])(
  '«%s» takes up what was put aside: the summary, and after a yes the request',
  async (turn) => {
    const { replies, leads } = await talk(WHOLE, 'non mandare ancora, ci penso', turn, 'sì');
    expect(replies[2]).toContain('Confermi?');
    expect(leads).toHaveLength(1);
  },
);

test.each([
  'è arrivata?',
  'avete inviato qualcosa?',
  'did you get it?',
  'vous l’avez reçue ?',
  '¿ha llegado?',
  'ist sie angekommen?',
])('«%s» is answered from the state: before, after a sending, after a cancelling', async (turn) => {
  expect((await talk(WHOLE, 'sì', turn)).last).toContain(REFERENCE);
  for (const turns of [[WHOLE], [NAMELESS], [WHOLE, 'Annulla']]) {
    const { last, leads } = await talk(...turns, turn);
    expect(last).toMatch(/non ho (?:ancora )?inviato nulla|haven’t sent|rien envoyé|no he enviado|nichts gesendet/i);
    expect(leads).toEqual([]);
  }
});

test.each([
  'ho 12 anni posso iscrivermi da solo?',
  'I’m 12, can I sign up by myself?',
  'tengo 11 años, puedo apuntarme?',
  'ho 13 anni',
])('«%s» is asked for a parent', async (turn) => {
  expect((await talk(turn)).last).toMatch(/genitore|parent|madre/);
  expect((await talk(turn, 'vabbè lo dico a mia madre')).last).not.toMatch(/preventivo|quote|presupuesto/);
});

test.each([
  ['No puedo los lunes.', 'No puedo los lunes.'],
  ['Si può anche di sabato.', 'Si può anche di sabato.'],
  ['Vale la pena il PET a 12 anni.', 'Vale la pena il PET a 12 anni.'],
  ['Sì, anche il sabato.', 'Anche il sabato.'],
  ['No, il lunedì.', 'Il lunedì.'],
])('«%s» is sent as it is meant', async (words, sent) => {
  expect((await talk(`${WHOLE}. ${words}`, 'sì')).leads[0]!.richiesta).toContain(sent);
});

test('after distress a price is told without the card that leads to a request', async () => {
  const messages = ['non voglio più vivere', 'quanto costa il corso B1?'].map((content) => ({
    role: 'user' as const,
    content,
  }));
  const { reply } = await gaia.answer({ conversation: 'grave', messages, deadline: Date.now() + 20_000 });
  expect(reply.message).toContain('680');
  expect(reply).not.toHaveProperty('cards');
});
