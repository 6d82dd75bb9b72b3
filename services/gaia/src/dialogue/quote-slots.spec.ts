import { describe, expect, test } from '@jest/globals';
import { readMessage } from './message.js';
import { type AskedSlot, type QuoteSlots, slotsIn } from './quote-slots.js';

const read = (text: string, asked: readonly AskedSlot[] = [], known: QuoteSlots = {}) => slotsIn(readMessage(text, (folded) => folded), asked, known);

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
    ['COGNOME PROVA NOME ANNA TEL. 333 000 0000', 'Anna Prova'],
    ['Secondo Finzi, 333 000 0000', 'Secondo Finzi'],
    ['mi chiamo Anna Parla, 333 000 0000', 'Anna Parla'],
    ['azienda Ceramiche Prova. Anna Finta anna@example.com', 'Anna Finta'],
    ['manuale tecnico, Giulia Prova, giulia@example.com', 'Giulia Prova'],
  ])('is found in «%s»', (text, name) => expect(read(text).slots.nome).toBe(name));

  test.each([
    ['anna prova', 'Anna Prova'],
    ['Anna', 'Anna'],
    ['ok allora Anna', 'Anna'],
    ['Dott.ssa Maria De Finti in Prova', 'Maria De Finti in Prova'],
    ['anna prova anna@example.com', 'Anna Prova'],
    ['Anna Prova, 333 000 0000', 'Anna Prova'],
  ])('that was asked for is found in «%s»', (text, name) => expect(read(text, ['nome', 'contatto']).slots.nome).toBe(name));

  test.each(['sono interessato a un corso', 'sono una mamma', 'sono di Roma', 'corso di inglese', 'grazie', 'Business English', 'Prova Srl', "dall'inglese", 'quanto costa?'])('is not invented from «%s»', (text) => {
    expect(read(text, ['nome']).slots.nome).toBeUndefined();
  });
});

describe('a name that is known', () => {
  test('keeps its first part when the surname alone is put right', () => expect(read('il cognome è Verdi', [], { nome: 'Anna Prova' }).slots.nome).toBe('Anna Verdi'));
  test('keeps it as well when the surname is told in full', () => expect(read('il cognome completo è Prova Verdi', [], { nome: 'Anna Prova' }).slots.nome).toBe('Anna Prova Verdi'));
  test('gives way to whoever is to be spoken with instead', () => expect(read('il riferimento è la mia collega Bice Finta', [], { nome: 'Anna Prova' }).slots.nome).toBe('Bice Finta'));
  test('takes a surname that is told before the word for it', () => expect(read('Finta Verdi è il cognome', [], { nome: 'Anna Prova' }).slots.nome).toBe('Anna Finta Verdi'));
  test('gives way to a fuller one', () => expect(read('Anna Prova', ['contatto'], { nome: 'Anna' }).slots.nome).toBe('Anna Prova'));
});

test('a person called Marco has named no month', () => expect(read('sono Marco Prova, interno 12').slots.periodo).toBeUndefined());

describe('a contact', () => {
  test.each([
    ['scrivi a anna.prova@example.com.', { email: 'anna.prova@example.com' }],
    ['333 000 0000', { telefono: '333 000 0000' }],
    ['tel. 06/000000', { telefono: '06/000000' }],
    ['+39 333 000 0000, oppure anna@example.com', { telefono: '+39 333 000 0000', email: 'anna@example.com' }],
  ])('is found in «%s»', (text, contact) => expect(read(text, ['contatto']).slots).toMatchObject(contact));

  test.each(['siamo 12 persone', 'dal 20/10/2026', 'anno 2026-2027', 'alle 18:00', 'costa 680 euro?', 'livello B2'])('is not invented from «%s»', (text) => {
    const { email, telefono } = read(text).slots;
    expect([email, telefono]).toEqual([undefined, undefined]);
  });

  test.each([
    ['anna@', 'email'],
    ['@example.com', 'email'],
    ['a@b@c.it', 'email'],
    ['333', 'telefono'],
    ['333 111', 'telefono'],
  ])('«%s» is asked for again', (text, invalid) => expect(read(text, ['contatto'])).toMatchObject({ slots: {}, invalid }));

  test('of several addresses the last is meant', () => expect(read('non anna@example.com ma anna2@example.com').slots.email).toBe('anna2@example.com'));
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

  test('once told, only a correction changes it', () => {
    expect(read('dal tedesco, per un corso interno', [], { servizio: 'traduzioni' }).slots.servizio).toBeUndefined();
    expect(read('anzi, un corso di inglese', [], { servizio: 'traduzioni' }).slots.servizio).toBe('corsi-lingua');
    expect(read('ho scritto corso ma mi serve un interprete', [], { servizio: 'corsi-lingua' }).slots.servizio).toBe('traduzioni');
    expect(read('un corso, non una traduzione', [], { servizio: 'traduzioni' }).slots.servizio).toBe('corsi-lingua');
  });

  test('a language that is put right leaves it as it is', () => {
    expect(read('la lingua è il polacco, scusi', [], { servizio: 'traduzioni', lingue: 'inglese' }).slots).toEqual({ lingue: 'polacco' });
    expect(read('scusi, livello B1', [], { servizio: 'formazione-aziendale' }).slots.servizio).toBeUndefined();
  });
});

test('details are told in the words of the visitor', () => {
  expect(read("traduzione dal tedesco all'italiano entro fine marzo per Esempio S.r.l., siamo in 3").slots).toMatchObject({ lingue: "dal tedesco all'italiano", periodo: 'entro fine marzo', azienda: 'Esempio S.r.l.', persone: '3' });
  expect(read('corso B2 per 12 persone da gennaio').slots).toMatchObject({ livello: 'B2', persone: '12 persone', periodo: 'da gennaio' });
});

test('a company ends where its sentence does', () => {
  expect(read('azienda Ceramiche Prova. Anna Finta anna@example.com').slots).toMatchObject({ nome: 'Anna Finta', azienda: 'azienda Ceramiche Prova' });
  expect(read('Ceramiche Prova ha cambiato nome, scusi', [], { nome: 'Anna Finta', azienda: 'ditta Ceramiche Prova' }).slots.nome).toBeUndefined();
});

describe('a detail that is known', () => {
  const known: QuoteSlots = { servizio: 'corsi-lingua', lingue: 'inglese', livello: 'B1', periodo: 'a marzo', azienda: 'Ceramiche Prova' };
  test.each([
    ['il livello sarebbe misto', { livello: 'misto' }],
    ['livello misto', { livello: 'misto' }],
    ['B2 è il livello, non B1', { livello: 'B2' }],
    ['il periodo è quando preferite', { periodo: 'quando preferite' }],
    ["non a marzo ma dopo l'estate", { periodo: "dopo l'estate" }],
    ['Porcellane Finte è il nome della ditta', { azienda: 'Porcellane Finte' }],
    ['francese, non inglese', { lingue: 'francese' }],
    ['B1 no, B2', { livello: 'B2' }],
    ['marzo non riesco, facciamo aprile', { periodo: 'aprile' }],
    ['siamo in 3. quanto costa?', { persone: '3' }],
    ['dal 20 giugno al 4 luglio', { periodo: 'dal 20 giugno al 4 luglio' }],
    ['siete aperti ad agosto?', {}],
    ["no il corso no, mi serve solo l'esame", { servizio: 'certificazioni' }],
    ['manca una lingua: anche francese', { lingue: 'inglese, francese' }],
    ['di cui 4 principianti', {}],
    ['il livello è sbagliato', {}],
  ])('by «%s» becomes %j', (text, slots) => expect(read(text, [], known).slots).toEqual(slots));

  test.each([
    ['non dal tedesco, dal francese', "dal francese all'italiano"],
    ['la lingua di partenza è l’inglese', "dall'inglese all'italiano"],
    ['in francese, non in italiano', 'dal tedesco al francese'],
    ["dall'italiano al tedesco", "dall'italiano al tedesco"],
  ])('as both sides of a translation is by «%s» put right on one: %s', (text, lingue) => expect(read(text, [], { servizio: 'traduzioni', lingue: "dal tedesco all'italiano" }).slots.lingue).toBe(lingue));

  test('and was called wrong is told in whatever words', () => {
    expect(read('quello dopo il mio', ['livello'], known).slots).toEqual({ livello: 'quello dopo il mio' });
    expect(read('no lascia così', ['livello'], known).slots).toEqual({});
  });
});

test('what a question names is asked about, not asked for', () => {
  expect(read('quanto costa il corso B2?').slots).toEqual({});
});
