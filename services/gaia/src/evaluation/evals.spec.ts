import { describe, expect, test } from '@jest/globals';
import { allFacts } from '@school/catalog';
import { readConversations } from './conversations.js';
import { EVALUATION_DAY, createEvaluation } from './evaluate.js';
import { exampleSchool } from './example-school.js';

const conversations = readConversations();
const evaluate = createEvaluation();

describe.each([...new Set(conversations.map((conversation) => conversation.class))])('conversations of class %s', (name) => {
  test.each(conversations.filter((conversation) => conversation.class === name).map((conversation) => [conversation.name, conversation] as const))('%s', async (_name, conversation) => {
    expect((await evaluate(conversation)).failures).toEqual([]);
  });
});

test('the evaluation asks for every fact of group courses, one-to-one prices and the school itself', () => {
  const asked = new Set(conversations.flatMap(({ turns }) => turns.flatMap(({ facts }) => facts)));
  const must = allFacts(exampleSchool, EVALUATION_DAY).filter(({ topic, aspect, level }) => (topic === 'corsi' && level && ['prezzo', 'inizio', 'orario', 'durata', 'posti', 'materiali'].includes(aspect)) || (topic === 'individuale' && aspect === 'prezzo') || (topic === 'scuola' && ['telefono', 'email', 'indirizzo', 'apertura'].includes(aspect)));
  expect(must.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
});
