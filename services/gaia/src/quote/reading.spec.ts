import { describe, expect, test } from '@jest/globals';
import { readSlots } from './reading.js';
import { observeService, serviceAfter } from './service.js';
import type { QuoteSlots, RequiredSlot } from './slots.js';
import { readTurn } from './turn.js';
import { tagged } from './values.js';

function read(text: string, asked: readonly RequiredSlot[] = [], known: QuoteSlots = {}) {
  const state = asked.length > 0 ? 'name' : Object.keys(known).length > 0 ? 'confirm' : 'idle';
  const turn = tagged(readTurn(text, asked.includes('contatto')), state);
  return {
    slots: readSlots(turn, known, asked, serviceAfter([observeService(turn, state)])).slots,
    invalid: turn.invalid,
  };
}

describe('a name', () => {
  test.each([
    ['mi chiamo Anna Prova', 'Anna Prova'],
    ['Sono Anna Prova e vorrei un preventivo', 'Anna Prova'],
    ['Mi chiamo Maria De Luca, insegnante', 'Maria De Luca'],
    ["il mio nome è Rosa D'Angelo", "Rosa D'Angelo"],
    ['nome: anna prova', 'Anna Prova'],
    ['preventivo, sono anna prova, 333 000 0000', 'Anna Prova'],
    ['il nome è sbagliato, mi kiamo Ada Russo', 'Ada Russo'],
    ['vorrei un preventivo, traduzione, Anna Prova, anna@example.com', 'Anna Prova'],
    ['Sono Elena Prova di Esempio S.r.l.', 'Elena Prova'],
    ['per mio marito, lui si chiama Aldo, io Bice Prova', 'Bice Prova'],
    ["sono l'ing. Piero Prova della Esempio Spa", 'Piero Prova'],
    ['mi richiamate? Ivo Prova', 'Ivo Prova'],
    ['Gaia Prova, gaia.prova@example.com', 'Gaia Prova'],
    ['Anna Contatto, anna@example.com', 'Anna Contatto'],
    ['Moduli Anna, anna.moduli@example.com', 'Moduli Anna'],
    ['anna moduli anna.moduli@example.com', 'Anna Moduli'],
    ['Cognome: Prova\nNome: Anna\nTel. 333 000 0000', 'Anna Prova'],
    ['Secondo Finzi, 333 000 0000', 'Secondo Finzi'],
    ['mi chiamo Anna Parla, 333 000 0000', 'Anna Parla'],
    ['azienda Ceramiche Prova. Anna Finta anna@example.com', 'Anna Finta'],
    ['manuale tecnico, Giulia Prova, giulia@example.com', 'Giulia Prova'],
  ])('is found in «%s»', (text, name) => expect(read(text).slots.nome).toBe(name));

  test.each([
    ['anna prova', 'Anna Prova'],
    ['Anna', 'Anna'],
    ['ok allora Anna', 'Anna'],
    ['anna prova anna@example.com', 'Anna Prova'],
    ['Anna Prova, 333 000 0000', 'Anna Prova'],
  ])('that was asked for is found in «%s»', (text, name) =>
    expect(read(text, ['nome', 'contatto']).slots.nome).toBe(name),
  );

  test.each([
    'sono interessato a un corso',
    'sono una mamma',
    'sono di Roma',
    'corso di inglese',
    'grazie',
    'Business English',
    'Prova Srl',
    "dall'inglese",
    'quanto costa?',
  ])('is not invented from «%s»', (text) => {
    expect(read(text, ['nome']).slots.nome).toBeUndefined();
  });
});

describe('a name that is known', () => {
  test('keeps its first part when the surname alone is put right', () =>
    expect(read('il cognome è Verdi', [], { nome: 'Anna Prova' }).slots.nome).toBe('Anna Verdi'));
  test('keeps it as well when the surname is told in full', () =>
    expect(read('il cognome completo è Prova Verdi', [], { nome: 'Anna Prova' }).slots.nome).toBe('Anna Prova Verdi'));
  test('gives way to a fuller one', () =>
    expect(read('Anna Prova', ['contatto'], { nome: 'Anna' }).slots.nome).toBe('Anna Prova'));
});

test('a person called Marco has named no month', () =>
  expect(read('sono Marco Prova, interno 12').slots.periodo).toBeUndefined());

describe('a contact', () => {
  test.each([
    ['scrivi a anna.prova@example.com.', { email: 'anna.prova@example.com' }],
    ['333 000 0000', { telefono: '333 000 0000' }],
    ['tel. 06/000000', { telefono: '06/000000' }],
    ['+39 333 000 0000, oppure anna@example.com', { telefono: '+39 333 000 0000', email: 'anna@example.com' }],
  ])('is found in «%s»', (text, contact) => expect(read(text, ['contatto']).slots).toMatchObject(contact));

  test.each([
    'siamo 12 persone',
    'look at example.com',
    'dal 20/10/2026',
    'anno 2026-2027',
    'alle 18:00',
    'costa 680 euro?',
    'livello B2',
  ])('is not invented from «%s»', (text) => {
    const { email, telefono } = read(text).slots;
    expect([email, telefono]).toEqual([undefined, undefined]);
  });

  test.each([
    ['anna@', 'email'],
    ['@example.com', 'email'],
    ['a@b@c.it', 'email'],
    ['333', 'telefono'],
    ['333 111', 'telefono'],
  ])('«%s» is asked for again', (text, invalid) =>
    expect(read(text, ['contatto'])).toMatchObject({ slots: {}, invalid }),
  );

  test('ends where its sentence does', () =>
    expect(read('anna.prova @ example.com. Grazie').slots.email).toBe('anna.prova@example.com'));

  test('of several addresses the last is meant', () =>
    expect(read('non anna@example.com ma anna2@example.com').slots.email).toBe('anna2@example.com'));
});

describe('a service', () => {
  test.each([
    ['una traduzione per la mia azienda', 'traduzioni'],
    ['corsi di inglese per i dipendenti della mia azienda', 'formazione-aziendale'],
    ['un corso di inglese', 'corsi-lingua'],
    ['esame First', 'certificazioni'],
    ['preparazione in gruppo: corso B2 First', 'corsi-lingua'],
    ['viaggio studio a Malta', 'viaggi-studio'],
    ['corsi per la nostra scuola', 'servizi-scuole'],
  ])('is found in «%s»', (text, servizio) => expect(read(text).slots.servizio).toBe(servizio));
});

test('details are told in the words of the visitor', () => {
  expect(
    read("traduzione dal tedesco all'italiano entro fine marzo per Esempio S.r.l., siamo in 3").slots,
  ).toMatchObject({
    lingue: "dal tedesco all'italiano",
    periodo: 'entro fine marzo',
    azienda: 'Esempio S.r.l.',
    persone: '3',
  });
  expect(read('corso B2 per 12 persone da gennaio').slots).toMatchObject({
    livello: 'B2',
    persone: '12 persone',
    periodo: 'da gennaio',
  });
});

test('a company ends where its sentence does', () => {
  expect(read('azienda Ceramiche Prova. Anna Finta anna@example.com').slots).toMatchObject({
    nome: 'Anna Finta',
    azienda: 'Ceramiche Prova',
  });
  expect(
    read('Ceramiche Prova ha cambiato nome, scusi', [], { nome: 'Anna Finta', azienda: 'ditta Ceramiche Prova' }).slots
      .nome,
  ).toBeUndefined();
});

/** What a turn tells beside the service, which the dialogue decides. */
function details(text: string, known: QuoteSlots): QuoteSlots {
  const { servizio: _servizio, ...told } = read(text, [], known).slots;
  return told;
}

describe('a detail that is known', () => {
  const known: QuoteSlots = {
    servizio: 'corsi-lingua',
    lingue: 'inglese',
    livello: 'B1',
    periodo: 'a marzo',
    azienda: 'Ceramiche Prova',
  };
  test.each([
    ['livelli misti', { livello: 'livelli misti' }],
    ['B2 è il livello, non B1', { livello: 'B2' }],
    ["non a marzo ma dopo l'estate", { periodo: "dopo l'estate" }],
    ['francese, non inglese', { lingue: 'francese' }],
    ['B1 no, B2', { livello: 'B2' }],
    ['marzo non riesco, facciamo aprile', { periodo: 'aprile' }],
    ['siamo in 3. quanto costa?', { persone: '3' }],
    ['dal 20 giugno al 4 luglio', { periodo: 'dal 20 giugno al 4 luglio' }],
    ['siete aperti ad agosto?', {}],
    ['manca una lingua: anche francese', { lingue: 'inglese, francese' }],
    ['il livello è sbagliato', {}],
  ])('by «%s» becomes %j', (text, slots) => expect(details(text, known)).toEqual(slots));
});

test('what a question names is asked about, not asked for', () => {
  expect(read('quanto costa il corso B2?').slots).toEqual({ servizio: 'corsi-lingua' });
});

const free = (text: string) => read(text.replace(/@(?!\w)/g, '333 000 0000')).slots.nome;
const asked = (text: string) => read(text, ['nome']).slots.nome;

describe('a name needs no comma', () => {
  test.each([
    ['preventivo traduzione patente Erion Kola @', 'Erion Kola'],
    ['preventivo traduzione anna verdi @', 'Anna Verdi'],
    ['corso di inglese: Maria De Finti - @ - @', 'Maria De Finti'],
    ['viaggio studio negli usa Loris Dal Bello @', 'Loris Dal Bello'],
    ['il sottoscritto Ing. Ugolino della Seta chiede un preventivo', 'Ugolino della Seta'],
    ['interprete Nome Silvano Prova mail @', 'Silvano Prova'],
    ['il mio cellulare è @ io sono gaetano lupori', 'Gaetano Lupori'],
    ['parla Ermanno Prova', 'Ermanno Prova'],
    ['Francesco Inglese', 'Francesco Inglese'],
    ['Contatto: rag. Tranquillo Bene, @', 'Tranquillo Bene'],
    ["fabio d'angelo, @", "Fabio D'Angelo"],
    ['corso b1 sara mariani @', 'Sara Mariani'],
    ['viaggio studio malta Irina Russo @', 'Irina Russo'],
    ['mi chiamo domenica sabatini e vorrei un preventivo', 'Domenica Sabatini'],
  ])('«%s»', (text, name) => expect(free(text)).toBe(name));

  test('where the address spells it, it need not be known', () =>
    expect(free('traduzione xhevahire zorzut xhevahire.zorzut@example.com')).toBe('Xhevahire Zorzut'));
});

describe('it is not', () => {
  test.each([
    'siete aperti sabato',
    'avete parcheggio vicino',
    'lezioni singole',
    'Vetreria Aurora snc',
    'mia figlia Giulia Finta',
    'ok ma solo se conviene',
    'vabbè mandate lo stesso',
    'siii',
    'gentilissima',
    'un insegnante privato',
    'sono dislessica',
    'il CAE',
    'Ottimo',
  ])('what is said instead of one: «%s»', (text) => {
    expect(asked(text)).toBeUndefined();
  });

  test.each(['Business English', 'un corso per mia figlia Giulia Prova', 'lui si chiama Aldo Prova'])(
    'unasked, a thing or another person: «%s»',
    (text) => expect(free(text)).toBeUndefined(),
  );
});

test('asked for, a name that no dictionary has is taken as it stands', () => {
  expect(asked('Prova Anna')).toBe('Prova Anna');
  expect(asked('Thuy')).toBe('Thuy');
  expect(asked('ok allora titti')).toBe('Titti');
  expect(asked('B. Tonelli')).toBe('B. Tonelli');
});

const people = (said: string, known?: string) => read(said, [], known ? { persone: known } : {}).slots.persone;

describe('how many people there are', () => {
  test.each([
    ['corso per 12 persone', '12 persone'],
    ['siamo in 4 amici', '4 amici'],
    ['siamo una decina', 'una decina'],
    ['partecipanti: 15', '15'],
    ['i dipendenti saranno quindici', 'quindici'],
    ['un gruppo di 15', '15'],
    ['corso per bambini, sono 3', '3'],
    ['12 persone di cui 3 bambini', '12 persone'],
  ])('is told in any order: «%s»', (said, persone) => expect(people(said)).toBe(persone));

  test.each([
    'le persone sono 15',
    'totale 15 ho contato male',
    'i bambini fanno 15',
    'sono 15 le persone',
    'persone 15',
    'partecipanti: 15',
    'il numero di partecipanti e 15',
    'i dipendenti alla fine sono in tutto 15',
    'diventiamo 15',
    'facciamo 15',
    'anzi 15',
    'no, in 15',
    'eravamo 12, siamo 15',
    'le persone erano 12 ma ora 15',
    '12 no, 15',
    'le persone non sono 12 ma 15',
    'in 15',
    '15, i ragazzi',
    'solo in 15 hanno aderito',
    'una si ritira, quindi 15 in tutto',
    'diventiamo 15 perche si aggiungono tre ragazzi',
  ])('is put right by «%s»', (said) => expect(people(said, '12 persone')).toBe('15'));

  test.each([
    'due figli di 8 e 10 anni',
    'corso per bambini 8 e 10 anni',
    'ragazzi 14-16 anni',
    'per 30 ore, serale',
    'i documenti sono 15',
    'i ragazzi sono disponibili dalle 15',
  ])('is not read where something else is counted: «%s»', (said) =>
    expect(people(said) ?? 'due figli').toBe('due figli'),
  );

  test.each([
    'siamo disponibili dalle 15',
    'i ragazzi hanno 15 anni',
    'anzi il 15',
    'anzi per 15 ore',
    'budget 500',
    'il telefono finisce con 11',
    '333 555 0115',
    'anzi settembre 2027',
    'due persone sono celiache',
    'di cui 4 principianti',
    'con 2 insegnanti',
    'in 2 gruppi e 3 classi',
    'sei gentile',
  ])('is not told by «%s»', (said) => expect(people(said, '12 persone')).toBeUndefined());
});

describe('names as they are written', () => {
  test.each([
    ["mi chiamo Luca d'Amico", "Luca d'Amico"],
    ['sono Ivan della Torre, ivan@example.com', 'Ivan della Torre'],
    ['Prof.ssa Maria De Luca, maria@example.com', 'Maria De Luca'],
    ['mi chiamo carla bianchi e il mio numero è 333 000 0000', 'Carla Bianchi'],
    ['Ngọc Anh, ngoc@example.com', 'Ngọc Anh'],
    ['G. B. Sartori, 333 000 0000', 'G. B. Sartori'],
    ['My name is Emily van der Berg', 'Emily van der Berg'],
    ["I'm Peter O'Connor, peter@example.com", "Peter O'Connor"],
    ['Mein Name ist Jürgen Weiß', 'Jürgen Weiß'],
    ["Je m'appelle Hélène Dubois", 'Hélène Dubois'],
    ['Me llamo Lucía Fernández', 'Lucía Fernández'],
    ['Distinti saluti\nIng. Piero Finzi', 'Piero Finzi'],
  ])('«%s»', (text, name) => expect(read(text).slots.nome).toBe(name));
});

describe('the people to be taught', () => {
  test.each([
    ['siamo una società di 60 dipendenti, un corso per circa 12 persone', 'circa 12 persone'],
    ["un'azienda di 200 dipendenti chiede un corso per 6 tecnici", '6 tecnici'],
    ["we're a company of 300 people and need classes for 10 employees", '10 employees'],
    ['ein Angebot für 8 Mitarbeiter', '8 Mitarbeiter'],
    ['un devis pour 5 salariés', '5 salariés'],
    ['un curso para 2 adultos y 1 niño', '2 adultos'],
  ])('are told by «%s»', (text, persone) => expect(read(text).slots.persone).toContain(persone));
  test('are not the staff, where nobody says how many are to be taught', () =>
    expect(read('siamo una società di 60 dipendenti e vorremmo un corso').slots.persone).toBeUndefined());
});

describe('what was asked', () => {
  test.each([
    ['Buon pomeriggio, vorrei un corso di inglese', undefined],
    ['Good afternoon, we would like to start in March', 'in March'],
    ['due mattine a settimana da ottobre', 'due mattine a settimana da ottobre'],
    ['una vacanza a Malta, 2 settimane a luglio', '2 settimane a luglio'],
    ['mi serve entro 3 mesi', 'entro 3 mesi'],
  ])('has its period, and a greeting is none: «%s»', (text, periodo) => expect(read(text).slots.periodo).toBe(periodo));
  test('of a school that is called by its name is the name', () =>
    expect(read('la scuola si chiama Primavera').slots.azienda).toBe('Primavera'));
  test('a year is no half of a number', () =>
    expect(read('da settembre 2027. lui ha 16 anni', ['contatto'])).toMatchObject({ invalid: null }));

  test.each([
    ['preventivo corsi di gruppo B1', { servizio: 'corsi-lingua', formato: 'di gruppo', livello: 'B1' }],
    [
      'traduzione giurata dal russo all’italiano entro il 15 gennaio',
      {
        servizio: 'traduzioni',
        prodotto: 'Traduzione giurata',
        lingue: 'dal russo all’italiano',
        periodo: 'entro il 15 gennaio',
      },
    ],
    [
      'i livelli vanno da A2 a B2, da gennaio, in parte online',
      { servizio: 'corsi-lingua', livello: 'A2 a B2', periodo: 'da gennaio', formato: 'in parte online' },
    ],
    [
      'un corso per mia figlia di 9 anni, il sabato mattina',
      { servizio: 'corsi-lingua', destinatari: 'mia figlia di 9 anni', periodo: 'il sabato mattina' },
    ],
    [
      'one-to-one Italian lessons for beginners, starting in January',
      {
        servizio: 'corsi-lingua',
        formato: 'individuale',
        lingue: 'italiano',
        livello: 'beginners',
        periodo: 'starting in January',
      },
    ],
    ['corso italiano A2 per permesso soggiorno', { servizio: 'corsi-lingua', lingue: 'italiano', livello: 'A2' }],
    [
      'la nostra scuola vorrebbe preparare 80 alunni a Movers e KET',
      {
        servizio: 'servizi-scuole',
        prodotto: 'Preparazione alle certificazioni',
        esame: 'A1 Movers, A2 Key (KET)',
        persone: '80 alunni',
      },
    ],
    [
      'per il prossimo anno scolastico un corso di inglese',
      { servizio: 'corsi-lingua', lingue: 'inglese', periodo: 'per il prossimo anno scolastico' },
    ],
  ])('«%s»', (text, slots) => expect(read(text).slots).toEqual(slots));
});

describe('what a message tells, each in its own slot', () => {
  test.each([
    ['per i miei due figli, uno di 8 e uno di 12 anni', { destinatari: 'i miei due figli, uno di 8 e uno di 12 anni' }],
    ['a course for my daughter, 17', { destinatari: 'my daughter, 17' }],
    ['mia figlia che fa la terza media e ha 13 anni', { destinatari: 'mia figlia che fa la terza media e ha 13 anni' }],
    ['mio marito deve imparare il tedesco', { destinatari: 'mio marito', lingue: 'tedesco' }],
    ['corso online il martedì e giovedì dopo le 18', { formato: 'online', periodo: 'il martedì e giovedì dopo le 18' }],
    ['a dicembre, il sabato dalle 10 alle 12', { periodo: 'a dicembre, il sabato dalle 10 alle 12' }],
    ['lezioni individuali online', { formato: 'individuale, online' }],
    ['online e in aula', { formato: 'online, in presenza' }],
    ['in sede da noi a Latina', { luogo: 'in sede da noi a Latina' }],
    ['io sono B1, lui parte da zero', { livello: 'B1, da zero' }],
    ['inglese per 8-10 persone', { persone: '8-10 persone' }],
    ['francese per 4 persone', { persone: '4 persone' }],
    ['12 of my pupils', { persone: '12 of my pupils' }],
    ['un corso di inglese in Irlanda', { servizio: 'viaggi-studio', luogo: 'in Irlanda' }],
    ['siamo uno studio legale, ci serve un corso', { servizio: 'formazione-aziendale' }],
    ['wir sind ein Hotel und suchen einen Englischkurs', { servizio: 'formazione-aziendale' }],
    ['I.C. "Via delle Betulle" di Guidonia', { azienda: expect.stringContaining('I.C. Via delle Betulle') }],
    ['la ditta (Falegnameria Rovere & Figli) chiede un corso', { azienda: 'Falegnameria Rovere & Figli' }],
    ['preventivo LanguageCert B2', { servizio: 'certificazioni' }],
    ['Anna Prova di Ceramiche, anna@example.com', { nome: 'Anna Prova', azienda: 'Ceramiche' }],
    ['Anna Prova, Eventi Finti, anna@example.com', { nome: 'Anna Prova', azienda: 'Eventi Finti' }],
    ['la società è Ceramiche', { azienda: 'Ceramiche' }],
    [
      'corso di inglese presso la nostra sede di via Veneto a Roma',
      { luogo: 'presso la nostra sede di via Veneto a Roma' },
    ],
    ['business english presso la nostra sede all’EUR', { luogo: 'presso la nostra sede all’EUR' }],
    ['corsi Cambridge Key da tenere a scuola', { esame: 'A2 Key (KET), Cambridge', luogo: 'a scuola' }],
    ['a proposal for business English, half remote', { formato: 'in parte online' }],
    ['private lessons for my team of 5', { persone: '5' }],
    ['vorremmo imparare lo spagnolo io e mia sorella', { persone: 'io e mia sorella' }],
    ["la mia email è anna.d'amico@example.it", { email: "anna.d'amico@example.it" }],
    ['scrivetemi a o’brien@example.it', { email: "o'brien@example.it" }],
    ["l'indirizzo è 'anna@example.it'", { email: 'anna@example.it' }],
    ['il mio numero è 333‑123‑4567', { telefono: '333-123-4567' }],
  ])('«%s»', (text, slots) => expect(read(text).slots).toMatchObject(slots));

  test.each([
    ['mio nipote vive in Irlanda e io vorrei lezioni di inglese', 'luogo'],
    ['viaggio spesso negli USA, vorrei lezioni private', 'luogo'],
    ['Anna Prova di Latina, anna@example.com', 'azienda'],
    ['Anna Prova, HR Manager, anna@example.com', 'azienda'],
    ['Prova, Anna, anna@example.com', 'azienda'],
    ['aspetta, chiedo a mio marito', 'destinatari'],
    ['traduzione per un’università di Madrid', 'azienda'],
    ['ho tre figli ma il corso è per me', 'persone'],
    ['mio marito lavora in una ditta', 'servizio'],
    ['mio marito lavora in una ditta', 'azienda'],
  ] as const)('«%s» tells no %s', (text, slot) => expect(read(text).slots[slot]).toBeUndefined());
});

describe('a known value', () => {
  test.each([
    ['sorry, July', { periodo: 'in June' }, { periodo: 'July' }],
    ['anche il sabato mattina', { periodo: 'da febbraio' }, { periodo: 'da febbraio, il sabato mattina' }],
    [
      'aggiunga che vorremmo finire entro maggio',
      { periodo: 'di pomeriggio' },
      { periodo: 'di pomeriggio, entro maggio' },
    ],
    ['meglio online', { formato: 'di gruppo' }, { formato: 'di gruppo, online' }],
    ['anzi individuale', { formato: 'di gruppo, online' }, { formato: 'individuale, online' }],
    ['le persone sono diventate 11', { persone: '9' }, { persone: '11' }],
    ['si è aggiunto un collega, quindi 10', { persone: '9' }, { persone: '10' }],
    ['ne mancano due, saremo sei', { persone: 'otto' }, { persone: 'sei' }],
    ['wait, my number ends in 0171', { telefono: '333 555 0177' }, { telefono: '3335550171' }],
    ['il numero finisce con 21', { telefono: '06 555 0100' }, { telefono: '065550121' }],
  ])('by «%s» takes only what is new', (text, known, slots) =>
    expect(read(text, [], known).slots).toMatchObject(slots),
  );
});

test.each(['Irlanda', 'July', 'Familie Keller, familie@example.de'])(
  'nobody is called after a country, a month or a family: «%s»',
  (text) => {
    expect(read(text, ['nome']).slots.nome ?? '').not.toMatch(/Irlanda|July|Familie/);
  },
);
