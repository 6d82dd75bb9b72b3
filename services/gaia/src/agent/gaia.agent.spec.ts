import { describe, expect, test } from '@jest/globals';
import { type AIMessage, type BaseMessage } from '@langchain/core/messages';
import { allFacts } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import type { ChatMessage } from '@school/contracts';
import { createEmbeddedGaia } from '../../test/in-memory.js';
import {
  NOW,
  PRICE,
  REQUEST,
  ScriptedModel,
  accepting,
  ask,
  assistant,
  clock,
  deadline,
  gaiaWith,
  propose,
  says,
  talk,
  user,
} from '../../test/scripted-model.js';
import type { Gaia } from './gaia.agent.js';

describe('what leaves for the provider', () => {
  test('is the whole catalog, first and the same in every turn', async () => {
    const model = new ScriptedModel([says('Come ti chiami?')]);
    const { gaia } = gaiaWith(model);
    await talk(gaia, 'ciao', 'vorrei un preventivo per una traduzione');
    const [[first], again] = model.seen as [BaseMessage[], BaseMessage[]];
    expect(again[0]!.text).toBe(first!.text);
    expect(first!.text).toContain('Oggi è lunedì 23 novembre 2026');
    for (const { id, value } of allFacts(exampleSchool, NOW)) expect(first!.text).toContain(`${id}: ${value}`);
    for (const secret of Object.values(exampleSchool.offices)
      .map(({ email }) => email)
      .filter((email) => email !== exampleSchool.email))
      expect(first!.text).not.toContain(secret);
  });

  test('holds no address and no number of the visitor, in no turn, which reply and request have again', async () => {
    const proposal = propose({ nome: 'Zelinda Prova', telefono: '[TELEFONO_1]' });
    const model = new ScriptedModel([proposal, says('Scriviamo a [EMAIL_1] o al [TELEFONO_1]?'), says('Da parte.')]);
    const { gaia } = gaiaWith(model);
    const { answers } = await talk(
      gaia,
      'preventivo, mi chiamo Zelinda Prova, zelinda.prova@example.com o 333 000 1122',
      'ma dove siete?',
      'FURIOSA!',
    );
    // What the tool leaves beside its words is not sent.
    const sent = JSON.stringify(model.seen.flat().map((message) => [message.text, (message as AIMessage).tool_calls]));
    expect(sent).not.toMatch(/zelinda\.prova|333 000/i);
    expect(sent).toContain('FURIOSA');
    expect(answers[0]!.reply.message).toMatch(
      /Scriviamo a zelinda\.prova@example\.com o al 333 000 1122\?[^]*- Email: zelinda/,
    );
  });

  test.each([
    'Luca Prova,3331112223',
    'tel.3331112223',
    'cell.333 1112223',
    '333–111–2223',
    '333\u00a0111\u00a02223',
    '333  111 2223',
    '(3331112223)',
    '“zelinda.prova@example.com”',
    '*zelinda.prova@example.com*',
    'zelinda.prova@example.com…',
  ])('holds none in «%s», nor where it stands in the request', async (contact) => {
    const isEmail = contact.includes('@');
    const reached = isEmail ? { email: '[EMAIL_1]' } : { email: '', telefono: '[TELEFONO_1]' };
    const model = new ScriptedModel([propose({ nome: 'Zelinda Prova', ...reached }), says('Ecco.')]);
    const { gaia } = gaiaWith(model);
    const { answers } = await talk(gaia, `preventivo, sono Zelinda Prova ${contact}`, 'e il prezzo?');
    expect(JSON.stringify(model.seen.flat().map(({ text }) => text))).not.toMatch(/zelinda\.prova|2223/);
    expect(answers[0]!.reply.message).toContain('Confermi?');
  });

  test('holds years, amounts and hours as they are', async () => {
    const said = 'anno 2026/2027, entro il 15/01/2027, budget 10.000 - 12.000 euro, martedì 16.30-18.30';
    const model = new ScriptedModel([says('Va bene.')]);
    await talk(gaiaWith(model).gaia, said);
    expect(model.seen.flat().map(({ text }) => text)).toContainEqual(expect.stringContaining(said));
  });

  test('holds none that was dictated either', async () => {
    const proposal = propose({ nome: 'Zelinda Prova' });
    const model = new ScriptedModel([proposal, says('Scriviamo a [EMAIL_1]?')]);
    const { gaia } = gaiaWith(model);
    const { answers } = await talk(
      gaia,
      'preventivo, sono Zelinda Prova, la mia mail è zelinda punto prova chiocciola example punto com, ' +
        'il numero tre tre tre, zero zero zero, uno uno due due',
    );
    expect(JSON.stringify(model.seen.flat().map(({ text }) => text))).not.toMatch(/chiocciola|punto prova|zero zero/);
    expect(answers[0]!.reply.message).toMatch(
      /Scriviamo a zelinda\.prova@example\.com\?[^]*- Email: zelinda\.prova@example\.com/,
    );
  });
});

describe('a reply that somebody reads along', () => {
  const sentencesOf = async (gaia: Gaia, messages: ChatMessage[]) => {
    const sentences: string[] = [];
    const { reply } = await gaia.answer({
      conversation: 'c',
      messages,
      deadline,
      onSentence: (sentence) => sentences.push(sentence),
    });
    return { sentences, reply };
  };

  test('is told in whole sentences, which make it up', async () => {
    const { sentences, reply } = await sentencesOf(gaiaWith(new ScriptedModel([''])).gaia, [
      user('quanto costa il B2 e dove siete?'),
    ]);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.join('')).toBe(reply.message);
  });

  test('and is refused is not told', async () => {
    const { sentences, reply } = await sentencesOf(
      gaiaWith(new ScriptedModel([says('Ciao! Il corso B2 costa 99 euro.', [PRICE])])).gaia,
      [user('quanto costa il B2?')],
    );
    expect(sentences.join('')).not.toContain('99');
    expect(sentences.join('')).toBe(reply.message);
    expect(reply.message).toContain('680 euro');
  });
});

test('pages are told of facts, and only pages of the site', async () => {
  const { reply } = await ask(
    createEmbeddedGaia({ school: exampleSchool, acceptLead: { accept: accepting() } as never, clock }),
    [user('quanto costa il B2 e dove siete?')],
  );
  expect(reply.sources).toEqual([
    { title: 'Corso B2 First', href: '/corso-b2' },
    { title: 'Contatti', href: '/contatti' },
  ]);
});

test('every suggested message is understood', async () => {
  const gaia = createEmbeddedGaia({ school: exampleSchool, acceptLead: { accept: accepting() } as never, clock });
  const openings = [
    'ciao',
    'quanto costa il B2?',
    'che orari ha il C1?',
    'dove siete?',
    'avete il parcheggio?',
    'preventivo',
    REQUEST,
  ];
  for (const [index, opening] of openings.entries()) {
    const conversation = `chips-${index}`;
    const { reply } = await gaia.answer({ conversation, messages: [user(opening)], deadline });
    expect(reply.chips!.length).toBeGreaterThan(0);
    expect(reply.chips!.length).toBeLessThanOrEqual(3);
    for (const chip of reply.chips!) {
      const messages = [user(opening), assistant(reply.message), user(chip)];
      const next = await gaia.answer({ conversation: `${conversation} ${chip}`, messages, deadline });
      expect([chip, next.handedOff && chip !== 'Parlare con una persona']).toEqual([chip, false]);
    }
  }
});
