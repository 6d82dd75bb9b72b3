import { describe, expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import {
  RECAP,
  REQUEST,
  ScriptedModel,
  ask,
  assistant,
  gaiaWith,
  propose,
  says,
  talk,
  toldIn,
  user,
} from '../../test/scripted-model.js';

describe('a card that the model fills in', () => {
  test('stands beneath its words, and is not sent', async () => {
    const model = new ScriptedModel([propose(), says('Ecco fatto.')]);
    const { last } = await talk(gaiaWith(model), REQUEST);
    expect(last.reply).toMatchObject({
      quoteRequest: false,
      message: expect.stringMatching(/^Ecco fatto\.\n\n[^]*- Email: anna\.prova@example\.com[^]*scrivi «sì»/),
      request: { servizio: 'traduzioni', nome: 'Anna Prova', email: 'anna.prova@example.com', richiesta: RECAP },
    });
    expect(toldIn(model)[0]).toContain('non ancora inviata');
  });

  test.each([
    ['beside the answer', [propose(), says('La trovi sotto.')]],
    ['behind the answer', [says('La trovi sotto.'), propose()]],
    ['with null for what it does not know', propose({ telefono: null })],
  ])('is kept where it comes %s', async (_where, said) => {
    const { last } = await talk(gaiaWith(new ScriptedModel([said, says('La trovi sotto.')])), REQUEST);
    expect(last.reply.request).toMatchObject({ email: 'anna.prova@example.com', telefono: '' });
  });

  test('keeps what the visitor has edited, and takes what the model puts right', async () => {
    const second = propose({ nome: undefined, email: undefined, richiesta: 'Traduzione giurata di due diplomi.' });
    const model = new ScriptedModel([propose(), says('Ecco.'), second, says('Corretto.')]);
    const { last } = await talk(gaiaWith(model), REQUEST, 'sono due diplomi');
    expect(last.reply.request).toMatchObject({
      nome: 'Anna Prova',
      email: 'anna.prova@example.com',
      richiesta: 'Traduzione giurata di due diplomi.',
    });
  });

  test('stays as it is where the model does not touch it', async () => {
    const model = new ScriptedModel([propose(), says('Ecco.'), says('La sede è a Roma.')]);
    const { answers } = await talk(gaiaWith(model), REQUEST, 'e dove siete?');
    expect(answers[1]!.reply.request).toEqual(answers[0]!.reply.request);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['an address that the visitor has not written', { email: 'falso@example.com' }, /email: non l’ha scritto/],
    ['a number that the visitor has not written', { telefono: '333 999 9999' }, /telefono: non l’ha scritto/],
    ['a name that the visitor has not written', { nome: 'Mario Falso' }, /nome: non l’ha scritto/],
    ['no name', { nome: undefined }, /nome: /],
    ['no way to be reached', { email: undefined }, /email: Serve almeno un recapito/],
    ['nothing that is asked for', { richiesta: undefined }, /richiesta: /],
    ['another service', { servizio: 'inesistente' }, /Argomenti non validi/],
  ])('with %s is told so, and shows none of it', async (_what, args, told) => {
    const model = new ScriptedModel([propose(args), says('Mi manca ancora qualcosa.')]);
    const { last } = await talk(gaiaWith(model), REQUEST);
    expect(model.seen[1]!.at(-1)!.text).toMatch(told);
    expect(model.seen[1]!.at(-1)!.text).not.toMatch(/\bat |node_modules/);
    expect(JSON.stringify(last.reply)).not.toMatch(/falso|999 9999|inesistente/i);
  });

  test('is known to the model in the next turn, with what is masked', async () => {
    const model = new ScriptedModel([propose(), says('Ecco.'), says('Va bene.')]);
    await talk(gaiaWith(model), REQUEST, 'mi serve in fretta?');
    const state = model.seen.at(-1)!.findLast((message) => message.getType() === 'human')!.text;
    expect(state).toMatch(/\[Stato della richiesta: aperta, non inviata: .*\[EMAIL_1\]/);
  });

  test.each([
    [
      'its fields',
      { email: 'carla@example.org', telefono: '333 555 0177' },
      /"email":"\[EMAIL_1\]","telefono":"\[TELEFONO_1\]"/,
    ],
    [
      'a field that holds no whole contact',
      { email: 'carla@exa', telefono: '555 0177' },
      /"\[EMAIL_1\]".*"\[TELEFONO_1\]"/,
    ],
    [
      'the lines of its text',
      { richiesta: 'Chiamate\n333 555 0177\ncarla@example.org' },
      /\[TELEFONO_1\].*\[EMAIL_1\]/,
    ],
  ])('shows no contact that the visitor has written in it alone, in %s', async (_where, edited, shown) => {
    const model = new ScriptedModel([says('Va bene.')]);
    const card = { servizio: 'traduzioni', nome: 'Carla Prova', email: '', telefono: '', argomento: '', lingua: 'it' };
    await ask(gaiaWith(model), [user('mi serve in fretta?')], { ...card, richiesta: RECAP, ...edited });
    const seen = model.seen
      .flat()
      .map(({ text }) => text)
      .join('\n');
    expect(seen).toMatch(shown);
    expect(seen).not.toMatch(/carla@|555 0177/);
  });

  test('shows none that a reply repeats of an earlier card, but those of the school', async () => {
    const model = new ScriptedModel([says('Va bene.')]);
    const ours = `Scrivi a ${exampleSchool.email} o chiama ${exampleSchool.phone}.`;
    const reply = `La richiesta:\n- Email: carla@example.org\n- Telefono: 333 555 0177\n${ours}`;
    await ask(gaiaWith(model), [user('ciao'), assistant(reply), user('e in fretta?')]);
    const said = model.seen[0]!.find((message) => message.getType() === 'ai')!.text;
    expect(said).toBe(`La richiesta:\n- Email: [EMAIL_1]\n- Telefono: [TELEFONO_1]\n${ours}`);
  });

  test('keeps what the visitor has written in it alone where the model repeats it', async () => {
    const model = new ScriptedModel([propose({ nome: 'Carla Prova' }), says('Ecco.')]);
    const card = { servizio: 'traduzioni', richiesta: RECAP, nome: 'Carla Prova', email: 'carla@example.org' };
    const edited = { ...card, telefono: '', argomento: '', lingua: 'it' };
    const { reply } = await ask(gaiaWith(model), [user('la traduzione mi serve in fretta')], edited);
    expect(toldIn(model)[0]).not.toContain('non l’ha scritto');
    expect(reply.request).toMatchObject({ nome: 'Carla Prova', email: 'carla@example.org' });
  });

  test('of a child is none, and the model is not asked', async () => {
    const model = new ScriptedModel([propose(), says('Ecco.')]);
    const { last } = await talk(gaiaWith(model), `ho 12 anni, ${REQUEST}`);
    expect([last.reply.request, model.seen.length]).toEqual([undefined, 0]);
  });
});
