// One test for each line of the table, in its order, with a harmless neighbour where it could be mistaken.
import { describe, expect, test } from '@jest/globals';
import { ask, assistant, embeddedGaia, talk, user } from '../../test/scripted-model.js';
import { RULES, type RuleName } from './rules.js';

const gaia = embeddedGaia();
const REQUEST = 'Vorrei un preventivo per una traduzione dal tedesco';
const COMPLETE = `${REQUEST}. Mi chiamo Anna Prova, anna.prova@example.com`;

const lines: Readonly<Record<RuleName, readonly (readonly [turns: readonly string[], ends: string])[]>> = {
  distress: [[['quanto costa il B2? voglio morire'], 'person']],
  near: [[['voglio morire', 'mi sento tanto triste'], 'person']],
  chip: [
    [['[corsi-b2.prezzo]'], 'answer'],
    [['[quote]'], 'card'],
    [['[person]'], 'person'],
    [[COMPLETE, '[cancel]'], 'answer'],
  ],
  language: [[['in English, please'], 'answer']],
  child: [[['ho 12 anni, vorrei un preventivo'], 'person']],
  sends: [[[REQUEST, 'sì, invia'], 'card']],
  cancels: [[[COMPLETE, 'lascia perdere'], 'answer']],
  complains: [[['è una vergogna, ho pagato e nessuno mi risponde: voglio fare un reclamo'], 'person']],
  reaches: [
    [['Anna Prova, anna.prova@example.com'], 'card'],
    [[REQUEST, 'il numero è 333 000 1122'], 'card'],
  ],
  wants: [[[REQUEST], 'card']],
  answers: [
    [['quanto costa il B2?'], 'answer'],
    [[COMPLETE, 'quanto costa il B2?'], 'answer'],
  ],
  human: [[['vorrei parlare con una persona'], 'person']],
  denies: [[['b1 basta?', 'no, non capisci'], 'choices']],
  adds: [[[COMPLETE, 'sono dieci pagine e mi serve per lunedì'], 'card']],
  // After a sending: below.
  corrects: [],
  remark: [[['grazie mille'], 'answer']],
  ofComplaint: [[['vorrei fare un reclamo', 'posso allegare uno scontrino e due foto?'], 'answer']],
  unpublished: [[['c’è il parcheggio?'], 'person']],
  unsure: [[['b1 basta?'], 'choices']],
  noted: [[['ok allora fai conto che te lo dica il direttore'], 'answer']],
};

describe.each(Object.keys(RULES) as RuleName[])('the rule «%s»', (rule) => {
  for (const [turns, ends] of lines[rule])
    test(`ends «${turns.join(' / ')}»: ${ends}`, async () => {
      const { last } = await talk(gaia, ...turns);
      expect([last.plan.rule, last.plan.ending.ends]).toEqual([rule, ends]);
    });
});

describe('after a sending', () => {
  const sent = [
    user(COMPLETE),
    assistant('Ecco la richiesta'),
    user('sì'),
    assistant('Fatto, ho inviato la tua richiesta! Il riferimento è PRE-AAAA-BBBB.'),
  ];

  test('what is added opens a second card, with name and contact, that names the first', async () => {
    const { plan, reply } = await ask(gaia, [...sent, user('ho sbagliato, sono venti pagine e non dieci')]);
    expect(plan.rule).toBe('corrects');
    expect(reply.request).toMatchObject({
      servizio: 'traduzioni',
      nome: 'Anna Prova',
      email: 'anna.prova@example.com',
      richiesta: 'Aggiunta alla richiesta PRE-AAAA-BBBB\nho sbagliato, sono venti pagine e non dieci',
    });
  });

  test('a question is answered, and opens none', async () => {
    const { plan, reply } = await ask(gaia, [...sent, user('quanto ci mettete a rispondere?')]);
    expect([plan.rule, reply.request]).toEqual(['answers', undefined]);
  });

  test('a question that was pending meanwhile does not hide the sending', async () => {
    const [opening, card, yes, receipt] = sent;
    const pending = [opening!, card!, yes!, user('quanto ci mettete?'), assistant('Entro 24 ore.'), receipt!];
    const { reply } = await ask(gaia, [...pending, user('annulla')]);
    expect(reply.message).toMatch(/PRE-AAAA-BBBB, resta inviata/);
  });

  test('«annulla» says that the request stays sent', async () => {
    const { reply } = await ask(gaia, [...sent, user('annulla')]);
    expect(reply.message).toMatch(/PRE-AAAA-BBBB, resta inviata/);
  });
});
