// What visitors have said and Gaia must get right, whatever decides it.
import { describe, expect, test } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { ask, clock, embeddedGaia, talk, user } from '../test/scripted-model.js';
import { replay } from './conduct/conversation.js';
import { type Reader, dailyReader } from './reader/reading.js';

const gaia = embeddedGaia();
const after = async (...turns: string[]) => (await talk(gaia, ...turns)).last;

describe('facts', () => {
  test.each<[turns: string[], facts: string[]]>([
    [['B2'], ['corsi-b2.descrizione']],
    [['C1?'], ['corsi-c1.descrizione']],
    [['il b2'], ['corsi-b2.descrizione']],
    [['first'], ['corsi-b2.descrizione']],
    [['key'], ['corsi-a2.descrizione']],
    [['tra quanto inizia il B2?'], ['corsi-b2.inizio']],
    [['quanto manca al B1?'], ['corsi-b1.inizio']],
    [['fate il PET?'], ['corsi-b1.descrizione']],
    [['how long until the C1 course starts?'], ['corsi-c1.inizio']],
    [['il B2 no, meglio il C1: quando inizia?'], ['corsi-c1.inizio']],
    [['quanto costa il B2, che giorno è e dove siete?'], ['corsi-b2.prezzo', 'corsi-b2.orario', 'scuola.indirizzo']],
    [['meglio corso di gruppo o individuale per il C1?'], ['corsi-c1.descrizione', 'individuale-c1.descrizione']],
    [['executive coaching lo fate'], ['aziende.descrizione']],
    [['business english one to one: prezzo'], ['aziende.prezzo']],
    [['questa chat viene salvata?'], ['privacy.chat']],
    [['is this chat saved?'], ['privacy.chat']],
    [['ce chat est enregistré ?'], ['privacy.chat']],
    [['¿se guarda este chat?'], ['privacy.chat']],
    [['wird dieser Chat gespeichert?'], ['privacy.chat']],
    [['usate chatgpt?'], ['privacy.modello']],
    [['fate corsi online?'], ['corsi.modalita']],
    [['c’è qualcosa il sabato?'], ['corsi.orario']],
    [['avete corsi per principianti?'], ['corsi.livelli']],
    [['come prenoto un esame?'], ['cambridge.iscrizione']],
    [['quando mi rispondete?'], ['scuola.tempi']],
    [['vorrei fare un reclamo', 'entro quando mi rispondete?'], ['reclami.tempi']],
    [['voglio il rimborso delle lezioni', 'entro quando mi rispondete?'], ['reclami.tempi']],
  ])('answer %j', async (turns, facts) => {
    expect((await after(...turns)).facts.map(({ id }) => id)).toEqual(expect.arrayContaining(facts));
  });

  test.each(['tranne il B1, quali corsi avete?', 'che corsi ci sono, escluso il PET?'])(
    'leave out: %s',
    async (turn) => {
      const { facts } = await after(turn);
      expect(facts.map(({ level }) => level)).toEqual(['A2', 'B2', 'C1', 'C2']);
    },
  );

  test('are not counted by a year', async () => {
    const turns = ['I passed the B2 First in 2019', 'what about private lessons, how much?'];
    expect((await after(...turns)).reply.message).not.toMatch(/2019|people/);
  });

  test('are counted for several people, and each question that stays open is named', async () => {
    expect((await after('quanto costa il B1 in due?')).reply.message).toContain('1360 euro');
    expect((await after('quanto costa il B1 e avete il parcheggio?')).reply.message).toMatch(
      /680 euro[^]*Su «avete il parcheggio\?» non so dirti/,
    );
  });
});

describe('a short follow-up', () => {
  test.each<[turns: string[], fact: string]>([
    [['quanto costa una traduzione?', 'e quanto ci vuole?'], 'traduzioni.tempi'],
    [['what is the TOEFL?', 'And how much is it?'], 'toefl.prezzo'],
    [['Was kostet Einzelunterricht für C1?', 'Und wie lange dauert das?'], 'individuale-c1.durata'],
    [['¿Organizan viajes de estudio?', '¿Y cuánto cuesta?'], 'viaggi-studio.prezzo'],
    [['Quand commence le cours B2 ?', 'Et c’est combien ?'], 'corsi-b2.prezzo'],
    [['fate corsi di tedesco?', 'gli insegnanti sono madrelingua?'], 'corsi.docenti'],
  ])('%j is about what was spoken of', async (turns, fact) => {
    expect((await after(...turns)).facts.map(({ id }) => id)).toContain(fact);
  });

  test('of what its subject does not publish is not answered with another’s', async () => {
    const { plan } = await after('avete corsi per bambini?', 'E quanto costa?');
    expect(plan.ending).toMatchObject({ ends: 'person', why: 'unpublished' });
  });
});

describe('no helpline, no complaint page', () => {
  test.each([
    'penso di no',
    'credo di no',
    'non voglio mettere nei guai nessuno',
    "I don't want any quote!",
    'si chiama Giada',
    'ho un mal di testa fortissimo che prendo?',
    'mi vergogno a parlare inglese',
    'non mi interessa l’esame, solo parlare un po’',
    'siamo soli io e mia moglie, quanto costa il B1 in due?',
  ])('for «%s»', async (turn) => {
    const { ending } = (await after(turn)).plan;
    expect(ending).not.toMatchObject({ why: expect.stringMatching(/distress|complaint/) });
  });

  test('nor once it was denied or something is asked', async () => {
    const last = await after('voglio morire', 'no, scherzavo: quanto costa il B2?');
    expect(last.facts.map(({ id }) => id)).toEqual(['corsi-b2.prezzo']);
  });
});

describe('conduct', () => {
  test.each([
    'mia moglie è mancata a settembre, era iscritta al corso B1: a chi mi rivolgo?',
    'mia moglie è morta un mese fa, era iscritta al B1. a chi mi rivolgo?',
    'Mio marito era iscritto al vostro corso C1 ed è venuto a mancare a ottobre. Avevamo già pagato tutto. Cosa devo fare?',
    'sono un pensionato e dopo la scomparsa di mia moglie vorrei imparare l’inglese per mio nipote: cosa mi consiglia?',
  ])('«%s» reads one humane sentence and nothing for sale', async (turn) => {
    const { reply } = await after(turn);
    expect(reply.message).toMatch(/mi dispiace/i);
    expect(JSON.stringify(reply)).not.toMatch(/preventivo|reclam/i);
  });

  test('a complaint that goes on is written down for its office, whatever the wish is called', async () => {
    const told = ['ho pagato e l’insegnante è mancata tre volte: è una vergogna', 'è successo martedì scorso'];
    expect((await after(...told)).reply.request).toMatchObject({ servizio: 'qualita' });
    const contact = await after(told[0]!, 'Rita Prova rita.prova@example.com, lezioni mai recuperate');
    expect(contact.reply.request).toMatchObject({ servizio: 'qualita', nome: 'Rita Prova' });
  });

  test('what was reckoned is not told again to who thanks or books', async () => {
    const turns = ['quanto vengono 10 ore individuali per il B2?', 'grazie gaia, ora sto meglio'];
    expect((await after(...turns)).reply.message).not.toContain('550');
  });

  test('a complaint in a story that names a course is one', async () => {
    const told =
      'ho frequentato il corso B1 e l’insegnante è cambiato quattro volte, sono molto delusa. Vorrei parlare con qualcuno';
    expect((await after(told)).plan.ending).toMatchObject({ ends: 'person', why: 'complaint' });
  });

  test('who complains finds the form, the office and the telephone, and nothing for sale', async () => {
    const { reply } = await after('siete una vergogna, voglio il rimborso delle lezioni');
    expect(reply.form?.href).toBe('/reclami#modulo-reclami');
    expect(reply.chips!.map(({ id }) => id)).toEqual(['quality', 'person']);
    expect(JSON.stringify(reply)).not.toMatch(/preventivo/i);
  });

  test.each([
    'sei un robot?',
    'are you a robot?',
    'êtes-vous un robot ?',
    'tu es un robot ?',
    '¿eres un robot?',
    'sind Sie ein Roboter?',
  ])('«%s» is told the truth', async (turn) => {
    expect((await after(turn)).reply.message).toMatch(/\((?:IA|AI|KI)\)/);
  });

  test('the same text is not brought again to who was not helped by it', async () => {
    const { answers } = await talk(gaia, 'quanto costa il B1?', 'ma scusi, non preparate al PET?', 'ho detto il PET');
    const messages = answers.map(({ reply }) => reply.message);
    expect(new Set(messages).size).toBe(3);
    expect(messages.join()).not.toMatch(/sito non c’è|scritto sul sito/);
  });

  test.each([
    ['quanto costa il B2?', 'eh però, mica poco'],
    ['quanto costa il B2?', 'va bene, ne parlo con mia moglie e ci risentiamo, ciao'],
  ])('«%s / %s» is not told the same once more', async (...turns) => {
    const [first, last] = (await talk(gaia, ...turns)).answers;
    expect(last!.reply.message).not.toContain(first!.reply.message);
  });

  test.each([
    'sei una persona o un programma? e quello che ti scrivo rimane salvato',
    'are you a human being? and is this chat stored?',
  ])('«%s» is told both: what she is, and what is kept', async (turn) => {
    const { facts, reply } = await after(turn);
    expect(reply.message).toMatch(/\((?:IA|AI)\)/);
    expect(facts.map(({ id }) => id)).toContain('privacy.chat');
  });

  test('a language that was asked for holds', async () => {
    expect((await after('French please', 'how much is a B2 course?')).reply.language).toBe('fr');
  });
});

describe('the card', () => {
  const REQUEST = 'Vorrei un preventivo per una traduzione. Mi chiamo Anna Prova, anna@example.com';

  test('takes whole messages, contacts apart, and what is typed beside it', async () => {
    const { reply } = await after(REQUEST, 'quanto ci mettete?', 'è urgente', 'il mio numero è 333 000 1122');
    expect(reply.request).toEqual({
      servizio: 'traduzioni',
      richiesta: 'Vorrei un preventivo per una traduzione. Mi chiamo Anna Prova\nè urgente',
      nome: 'Anna Prova',
      email: 'anna@example.com',
      telefono: '333 000 1122',
      argomento: '',
      lingua: 'it',
    });
  });

  test('names no subject of another service, and takes no word of an address for one', async () => {
    const { reply } = await after(
      'je cherche un cours d’italien pour ma femme',
      'Je voudrais un devis, jean@exam.example',
    );
    expect(reply.request).toMatchObject({ servizio: 'corsi-lingua' });
    const other = await after('quanto costa il B1?', 'Vorrei un preventivo per la traduzione di un contratto');
    expect(other.reply.request).toMatchObject({ servizio: 'traduzioni', argomento: expect.not.stringMatching(/B1/) });
  });

  test.each([
    'il prezzo lo so già, vorrei solo cominciare a febbraio',
    'non c’entra quando inizia il B1! il mio è un reclamo',
    'preferirei il martedì sera, dopo le 19',
    'il mio livello è più o meno B1',
    'al telefono sento poco: potrei venire di persona, magari sabato',
    'aggiungete che serve anche un test di livello per tutti',
    'I would rather have lessons on Tuesday evenings',
    'den Preis kenne ich schon, lieber dienstags',
    'el precio ya lo sé, mejor los martes',
    'je connais déjà le prix, plutôt le samedi matin',
  ])('takes «%s» for an addition, and tells nothing beside it', async (addition) => {
    const { plan, reply } = await after(REQUEST, addition);
    expect([plan.ending.ends, plan.ending.parts]).toEqual(['card', []]);
    expect(reply.request!.richiesta).toContain(addition);
  });

  test.each(['quanto costa il B2?', 'quanto costa il B2', 'how much is the TOEFL?'])(
    'stays as it is while «%s» is answered beside it',
    async (question) => {
      const { facts, reply } = await after(REQUEST, question);
      expect(facts.map(({ aspect }) => aspect)).toEqual(['prezzo']);
      expect(reply.request).toBeDefined();
    },
  );

  test('of what tells and asks, the marked question alone is answered', async () => {
    const told = 'quanto ci mettete a rispondere? il corso era il B1 di ottobre, 680 euro';
    const { facts, reply } = await after(REQUEST, told);
    expect(facts.map(({ id }) => id)).toEqual(['scuola.tempi']);
    expect(reply.request!.richiesta).toContain('680 euro');
  });

  test('is not about a level that the visitor has denied', async () => {
    const { plan, reply } = await after(
      'mia figlia ha 9 anni: cosa fate per lei?',
      'No, parlavo di una bambina di 9 anni, non del B1. Vorrei che mi richiamaste',
    );
    expect(plan.ending.parts).toEqual([]);
    expect(reply.request!.argomento).not.toMatch(/B1/);
  });

  test.each([
    'togli il telefono, solo mail',
    'mandatela così come sta',
    'no ci ripenso, vi richiamo io più avanti',
    'Doch lieber dienstags. Bitte senden!',
  ])('with «%s» at its end may be sent, given up, or have it taken out again', async (ordered) => {
    const { answers } = await talk(gaia, REQUEST, ordered, '[undo]');
    const [opened, added, removed] = answers.map(({ reply }) => reply);
    expect(added!.request!.richiesta).toBe(`${opened!.request!.richiesta}\n${ordered}`);
    expect(added!.chips!.map(({ id }) => id)).toEqual(['undo', 'send', 'cancel']);
    expect(removed!.request).toEqual(opened!.request);
  });

  test('loses one addition after the other, as often as it is pressed', async () => {
    const { answers } = await talk(gaia, REQUEST, 'sono dieci pagine', 'ah, questo toglietelo', '[undo]', '[undo]');
    const [opened, , , once, twice] = answers.map(({ reply }) => reply);
    expect(once!.chips!.map(({ id }) => id)).toEqual(['undo', 'send', 'cancel']);
    expect(twice!.request).toEqual(opened!.request);
    expect(twice!.chips!.map(({ id }) => id)).toEqual(['send', 'cancel']);
  });

  test('keeps what the visitor has made of an addition', async () => {
    const { messages, last } = await talk(gaia, REQUEST, 'sono dieci pagine');
    const request = { ...last.reply.request!, richiesta: 'Un contratto di dieci pagine' };
    const undo = { ...user('Togli l’aggiunta'), chip: 'undo' };
    const { plan, reply } = await ask(gaia, [...messages, undo], request);
    expect([plan.ending, reply.request]).toMatchObject([{ why: 'unsent' }, request]);
  });

  test('offers to be a complaint from its beginning', async () => {
    const { reply } = await after('voglio essere rimborsata, è inaccettabile! Rita Prova, rita.prova@example.com');
    expect(reply.request).toMatchObject({ servizio: 'messaggio' });
    expect(reply.chips!.map(({ id }) => id)).toEqual(['complaint', 'cancel']);
  });

  test('becomes a complaint by a chip, with its office, its wish and when it is answered', async () => {
    const told = 'voglio fare un reclamo, l’insegnante non viene mai';
    const { answers } = await talk(gaia, REQUEST, told, '[complaint]');
    const [, added, moved] = answers.map(({ reply }) => reply);
    expect(added!.chips!.map(({ id }) => id)).toEqual(['undo', 'complaint', 'send', 'cancel']);
    expect(moved!.request).toEqual({ ...added!.request, servizio: 'qualita' });
    expect(moved!.message).toContain('15 giorni lavorativi');
    expect(moved!.chips!.map(({ id }) => id)).toEqual(['send', 'cancel']);
  });

  test('stays as it is beside small talk, and can be sent from there', async () => {
    const { reply } = await after(REQUEST, 'grazie mille');
    expect(reply.chips!.map(({ id }) => id)).toEqual(['send', 'cancel']);
    expect(reply.request!.richiesta).not.toMatch(/grazie/);
  });

  test('stays with its office for a word in passing, and goes to another that is wanted', async () => {
    const course = 'vorrei iscrivermi al corso B1, Marco Prova, marco.prova@example.com';
    const passing = await after(course, 'vorrei anche sapere se i video delle lezioni sono sottotitolati');
    expect(passing.reply.request).toMatchObject({ servizio: 'corsi-lingua' });
    const wanted = await after(course, 'anzi no, mi serve un interprete');
    expect(wanted.reply.request).toMatchObject({ servizio: 'traduzioni' });
  });

  test('is no part of the preview of a reply, which would show its lines for a moment', async () => {
    const told: string[] = [];
    const question = user('Vorrei un preventivo, Anna Prova, anna@example.com. Quanto costa il B2?');
    const onSentence = (sentence: string) => told.push(sentence);
    const { reply } = await gaia.answer({ messages: [question], deadline: Date.now() + 20_000, onSentence });
    expect(told.join('')).toBe(reply.spoken!.answer);
    expect(reply.spoken!.answer).not.toBe('');
  });

  test('says that a contact is missing beside what else is', async () => {
    expect((await after('Vorrei un preventivo')).reply.message).toMatch(/il nome.*un recapito/);
  });

  test('is told by a list to who cannot see it, and without it to who does', async () => {
    const { message, spoken } = (await after('[quote]')).reply;
    expect(message).toMatch(/^Ecco la richiesta.*\n\n.*«sì», per rinunciare «annulla»\.$/s);
    expect(message.startsWith(spoken!.card)).toBe(true);
    expect(spoken).toEqual({ answer: '', card: expect.not.stringMatching(/«sì»|Privacy/) });
  });

  test('shows a service and a name that are sure, and asks for others', async () => {
    const { reply } = await after('[message]', 'Nadège Corsi, nadege@mail.example');
    expect(reply.request).toMatchObject({ servizio: 'messaggio', nome: 'Nadège Corsi' });
    const asked = await after('can someone email us the price? kieran.obrien@mail.example');
    expect(asked.reply.request).toMatchObject({ nome: '' });
    expect(asked.reply.message).toMatch(/Missing: your name/);
  });

  test.each([
    ['la mia posta è anna@example.com, non telefonatemi', 'la mia posta è …, non telefonatemi'],
    ['vorrei il B1, Anna Prova, tel 333 000 1122', 'vorrei il B1, Anna Prova'],
    ['ho sbagliato numero, è 333 000 1122', 'ho sbagliato numero, è …'],
  ])('keeps «%s» readable without the contact', async (turn, left) => {
    expect((await after(REQUEST, turn)).reply.request!.richiesta).toMatch(new RegExp(`${left}$`));
  });

  test('keeps what the visitor has edited in it', async () => {
    const { answers, messages } = await talk(gaia, REQUEST);
    const request = { ...answers[0]!.reply.request!, nome: 'Anna Maria Prova' };
    const { reply } = await gaia.answer({
      messages: [...messages, { role: 'user', content: 'sono dieci pagine' }],
      request,
      deadline: Date.now() + 20_000,
    });
    expect(reply.request).toMatchObject({
      nome: 'Anna Maria Prova',
      richiesta: expect.stringMatching(/dieci pagine$/),
    });
  });

  test('«parlare con una persona» and «annulla» mean the same beside it as without it', async () => {
    for (const before of [[], [REQUEST]]) {
      expect((await after(...before, 'Parlare con una persona')).plan.ending).toMatchObject({ ends: 'person' });
      expect((await after(...before, 'Annulla')).reply).not.toHaveProperty('request');
    }
  });
});

test('of a long conversation the last eight turns are read, and of a long message the beginning', () => {
  const reader = dailyReader(exampleSchool, clock)();
  const read: number[] = [];
  const counting: Reader = {
    ...reader,
    read: (text, context) => {
      read.push(text.length);
      return reader.read(text, context);
    },
  };
  const long = 'quanto costa il B2, che giorno è e dove siete? '.repeat(50).slice(0, 2000);
  replay(
    Array.from({ length: 32 }, () => user(long)),
    counting,
  );
  // The whole of each, and eight parts.
  expect([read.length, Math.max(...read)]).toEqual([8 * 9, 1200]);
});

test('near its limit a conversation with an open card says so, beside the card', async () => {
  const longer = Array.from({ length: 17 }, () => 'Quanto costa il B2?');
  const { reply } = await after(...longer, 'Vorrei un preventivo per una traduzione, sono Anna Prova, anna@example.it');
  expect(reply.spoken!.card).toContain('quasi al limite');
});
