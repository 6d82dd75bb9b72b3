import { describe, expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { LeadNotAcceptedError } from '@school/leads';
import {
  NOW,
  RECAP,
  REQUEST,
  ScriptedModel,
  accepting,
  ask,
  gaiaWith,
  propose,
  says,
  talk,
  toldIn,
  user,
} from '../../test/scripted-model.js';

describe('a request that the model proposes', () => {
  test('is shown as the model has put it, sent after the yes without asking it, and told in our words', async () => {
    const model = new ScriptedModel([propose(), says('Ecco fatto il riepilogo.')]);
    const { gaia, accept } = gaiaWith(model);
    const { answers } = await talk(gaia, REQUEST, 'Sì, invia');
    expect(answers[0]!.reply).toMatchObject({
      quoteRequest: false,
      message: expect.stringMatching(
        /^Ecco fatto il riepilogo\.\n\nEcco la richiesta[^]*anna\.prova@example\.com[^]*Confermi\?/,
      ),
      chips: ['Sì, invia', 'Cambia qualcosa', 'Annulla'],
    });
    expect(toldIn(model)[0]).toContain('Riepilogo pronto');
    expect(answers[1]!).toMatchObject({
      model: 'code',
      reply: { quoteRequest: true, message: expect.stringContaining('PRE-0000-0000') },
    });
    expect([model.seen.length, accept.mock.calls.length]).toEqual([2, 1]);
    expect(accept.mock.calls[0]![0]).toMatchObject({
      kind: 'quote',
      payload: { richiesta: RECAP, email: 'anna.prova@example.com', consenso: true },
    });
  });

  test.each([
    ['beside the answer', [propose(), says('La trovi sotto.')]],
    ['behind the answer', [says('La trovi sotto.'), propose()]],
    ['with null for what it does not know', propose({ telefono: null })],
  ])('is kept where it comes %s', async (_where, said) => {
    const { gaia } = gaiaWith(new ScriptedModel([said, says('La trovi sotto.')]));
    const { reply } = await ask(gaia, [user(REQUEST)]);
    expect(reply.message).toMatch(/^La trovi sotto\.[^]*- Email: anna\.prova@example\.com/);
  });

  test('takes the place of the one before', async () => {
    const second = propose({ richiesta: 'Traduzione giurata di due diplomi.' });
    const model = new ScriptedModel([propose(), says('Ecco.'), second, says('Corretto.')]);
    const { gaia, accept } = gaiaWith(model);
    const { answers } = await talk(gaia, REQUEST, 'sono due diplomi', 'sì');
    expect(answers[1]!.reply.message).toContain('due diplomi');
    expect(accept.mock.calls.map(([{ payload }]) => (payload as { richiesta?: string }).richiesta)).toEqual([
      'Traduzione giurata di due diplomi.',
    ]);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'an address that the visitor has not written',
      { email: 'falso@example.com' },
      /email: il visitatore non lo ha scritto così/,
    ],
    [
      'a number that the visitor has not written',
      { telefono: '333 999 9999' },
      /telefono: il visitatore non lo ha scritto così/,
    ],
    ['a name that the visitor has not written', { nome: 'Mario Falso' }, /nome: il visitatore non lo ha scritto così/],
    ['no name', { nome: undefined }, /Manca: nome/],
    ['no way to be reached', { email: undefined }, /Manca: email o telefono/],
    ['nothing that is asked for', { richiesta: ' ' }, /Manca: che cosa gli serve/],
    ['another service', { servizio: 'inesistente' }, /Argomenti non validi/],
  ])('with %s comes back to it, and shows nothing', async (_what, args, told) => {
    const model = new ScriptedModel([propose(args), says('Mi manca ancora qualcosa.')]);
    const { gaia, accept } = gaiaWith(model);
    const { answers } = await talk(gaia, REQUEST, 'sì');
    expect(model.seen[1]!.at(-1)!.text).toMatch(told);
    expect(model.seen[1]!.at(-1)!.text).not.toMatch(/\bat |node_modules|\//);
    expect(answers.map(({ reply }) => reply.message).join()).not.toContain('Confermi?');
    expect(accept).not.toHaveBeenCalled();
  });

  test.each([
    ['a thank-you', ['grazie']],
    ['a hesitation', ['ci devo pensare']],
    ['a question', ['quanto costa il B2?']],
    ['a yes after a question', ['quanto costa il B2?', 'sì']],
  ])('is not sent by %s, whatever the model says', async (_what, turns) => {
    const model = new ScriptedModel([propose(), says('Ecco.'), says('Va bene, resta da parte.')]);
    const { gaia, accept } = gaiaWith(model);
    const { answers } = await talk(gaia, REQUEST, ...turns);
    expect(accept).not.toHaveBeenCalled();
    for (const { reply } of answers.slice(1)) {
      expect(reply.quoteRequest).toBe(false);
      expect(reply.message).not.toContain('Confermi?');
    }
  });

  test('and the rest of its state are told to the model: shown, put aside, sent, cancelled', async () => {
    const model = new ScriptedModel([
      propose(),
      says('Ecco.'),
      says('Da parte.'),
      says('Da parte.'),
      propose(),
      says('Ecco.'),
      says('Arrivata.'),
    ]);
    const { gaia } = gaiaWith(model);
    await talk(gaia, REQUEST, 'mi serve in fretta?', 'dove siete?', 'la richiesta', 'sì', 'è arrivata?');
    const states = model.seen.map(
      (messages) =>
        /\[Stato della richiesta di preventivo: (.*)\]/.exec(
          messages.findLast((message) => message.getType() === 'human')!.text,
        )?.[1] ?? '',
    );
    expect(states[2]).toMatch(/^riepilogo mostrato, non inviato: .*\[EMAIL_1\]/);
    expect(states[3]).toMatch(/^da parte, non inviata/);
    expect(states.at(-1)).toMatch(/^inviata allo staff, riferimento PRE-0000-0000/);
    const other = new ScriptedModel([propose(), says('Ecco.'), says('Come vuoi.')]);
    await talk(gaiaWith(other).gaia, REQUEST, 'Annulla', 'hai inviato qualcosa?');
    expect(other.seen.at(-1)!.at(-1)!.text).toContain('annullata dal visitatore, nulla è stato inviato');
    const changed = new ScriptedModel([propose(), says('Ecco.'), says('Fatto.')]);
    await talk(gaiaWith(changed).gaia, REQUEST, 'Cambia qualcosa', 'dal francese, non dal tedesco');
    expect(changed.seen.at(-1)!.at(-1)!.text).toContain('il visitatore la sta cambiando');
  });

  test('of a child is refused, and told to the model', async () => {
    const model = new ScriptedModel([propose(), says('Chiedi a un genitore di scriverci.')]);
    const { gaia, accept } = gaiaWith(model);
    const { answers } = await talk(gaia, `ho 12 anni, ${REQUEST}`, 'sì');
    expect(model.seen[1]!.at(-1)!.text).toContain('14 anni');
    expect(answers[0]!.reply).toMatchObject({
      message: 'Chiedi a un genitore di scriverci.',
      chips: ['Parlare con una persona'],
    });
    expect(accept).not.toHaveBeenCalled();
  });

  test('too many is refused, and said to be unsent', async () => {
    const limits = { admits: () => Promise.resolve(false) };
    const { gaia, accept } = gaiaWith(new ScriptedModel([propose(), says('Ecco.')]), accepting(), limits);
    const { answers } = await talk(gaia, REQUEST, 'sì');
    expect(accept).not.toHaveBeenCalled();
    expect(answers[1]!.reply).toMatchObject({
      quoteRequest: false,
      message: expect.stringContaining(exampleSchool.phone),
    });
  });

  test('that is not on disk fails the turn, and is the same lead when it is tried again', async () => {
    const accept = accepting().mockRejectedValueOnce(new LeadNotAcceptedError('away'));
    const { gaia } = gaiaWith(new ScriptedModel([propose(), says('Ecco.')]), accept);
    const { messages } = await talk(gaia, REQUEST);
    const confirmed = [...messages, user('sì')];
    await expect(ask(gaia, confirmed)).rejects.toThrow('away');
    expect((await ask(gaia, confirmed)).reply.quoteRequest).toBe(true);
    const [first, second] = accept.mock.calls.map(([{ idempotencyKey, identity }]) => ({ idempotencyKey, identity }));
    expect(first).toEqual(second);
  });

  test('is not attempted past the deadline', async () => {
    const { gaia, accept } = gaiaWith(new ScriptedModel([propose(), says('Ecco.')]));
    const { messages } = await talk(gaia, REQUEST);
    await expect(ask(gaia, [...messages, user('sì')], NOW.getTime() - 1)).rejects.toThrow('deadline');
    expect(accept).not.toHaveBeenCalled();
  });
});
