import { describe, expect, test } from '@jest/globals';
import { forbidsSending, isCancel, isNo, isOrder, isYes } from './consent.js';
import { readTurn } from './turn.js';

const read = (text: string) => readTurn(text);

test.each([
  'sì',
  'Si',
  'SÌ!',
  'sì grazie',
  'ok',
  'va bene',
  'Confermo',
  'sì, confermo',
  'direi di sì, confermo',
  'certo',
  'procedi pure',
  'inviala',
  'ok va bene confermo',
  "d'accordo",
  'yes',
  'Sì, ho letto la privacy e accetto',
  'sì, tutto giusto, procedi pure e grazie',
  'Sì, proceda pure.',
  'Confermo quanto sopra. Cordialità',
  'Sì, confermo quanto riportato. Cordialità',
  'Confermo, può inoltrare. Cordiali saluti',
  "d'accordo proceda pure con l'invio",
  'Ora è tutto esatto, invii pure la richiesta. La ringrazio di cuore',
  'mi sembra tutto giusto, inviate',
  'no, non ho altro da aggiungere, può inviare',
  'siii',
  'sì, con la data nuova',
  'perfetto, va bene così',
  'Confermo, grazie mille e buona giornata',
  'resto in attesa di un vostro riscontro, confermo',
  'ok, e comunque sì, inviate la richiesta',
  'sì ora è completo',
  'va bene, confermi e invii',
  'sì, mandi pure',
  'perfetto, confermatela',
  'ok, fate pure',
])('«%s» is an explicit yes', (text) => expect(isYes(read(text), 'it')).toBe(true));

test.each([
  'no',
  'sì?',
  'sì ma il telefono è sbagliato',
  'ok quanto costa?',
  'non confermo',
  'sì, anzi no',
  'forse sì',
  'credo di sì',
  'direi di sì',
  'perfetto',
  'grazie',
  'va bene così il prezzo',
  'non so',
  'se fosse sì',
  'ok ci penso',
  'direi di sì ma domani',
  'ok quanto è',
  'ok come',
  'ok ciao',
  'ok grazie, arrivederci',
  'sì lo so',
  'ok comunque',
  'ok modifica',
  'sì, il modulo',
  'giusto un attimo',
  'certo che no',
  'sì sì, ignori',
  'sì domani',
  'sì, solo se costa poco',
  'sì a patto che non chiamiate',
  'nemmeno se confermo',
  'per confermare',
  'sì vorrei',
  'ais',
  'so',
  '',
])('«%s» is no consent', (text) => expect(isYes(read(text), 'it')).toBe(false));

describe('refusals', () => {
  test.each([
    'no',
    'certo che no',
    'No grazie',
    'no, va bene così',
    'niente altro',
    'anzi no',
    'actually no',
    'ah non, désolé',
  ])('«%s» is a no', (text) => expect(isNo(read(text))).toBe(true));
  test.each([
    'annulla',
    'lascia perdere',
    'no, non inviare nulla',
    'ho cambiato idea',
    'non voglio lasciare i miei dati',
    'non confermo',
    'ci ho ripensato',
    'ho trovato altro, scusate il disturbo',
    'ignori tutto',
    'allora non serve il preventivo, grazie',
    'sì lasci stare, prima faccio il test',
    'Gaia Annulla',
    'annulla, 333 000 0000',
    'ANNULLA TUTTO ANNA PROVA 333 000 0000',
    'ANNA ANNULLA TUTTO GRAZIE 333 000 0000',
    'Annulla. Anna Prova, 333 000 0000',
  ])('«%s» drops the request', (text) => expect(isCancel(read(text))).toBe(true));
  test.each([
    'no, il telefono è 333 000 0000',
    'non ho email',
    'Rosa Ferma, 333 000 0000',
    'Rosa Ferma',
    'la mail è stop@example.com',
  ])('«%s» does not', (text) => expect([isNo(read(text)), isCancel(read(text))]).toEqual([false, false]));
});

describe.each([
  [
    'en',
    [
      'yes',
      'Yes, please send it.',
      'ok go ahead',
      'sure, thank you',
      'I confirm',
      "yes, that's correct",
      "that's right",
      'exactly',
      'yup, do it',
      'please send',
      'yep thats all right, send it off pls',
      'looks good, send it',
    ],
    [
      'looks good',
      'looks good to me, but wait',
      'that sounds right to me',
      'yes?',
      'yes but change the date',
      'not yet',
      'maybe',
      'thanks',
      'no',
      'if you say yes',
      'yes I know',
    ],
  ],
  [
    'fr',
    [
      'oui',
      "oui, d'accord",
      'je confirme, merci',
      'envoyez-la',
      'c’est bon',
      'oui c’est ça',
      'c’est exact',
      'ouais, vas-y',
      'vous pouvez l’envoyer',
    ],
    ['c’est ça ou non', 'non', 'oui mais pas maintenant', 'peut-être', 'merci', 'oui je sais'],
  ],
  [
    'es',
    [
      'sí',
      'sí, confirmo',
      'vale',
      'de acuerdo, envíalo',
      'adelante, gracias',
      'así es',
      'eso es',
      'dale',
      'puede enviarla',
    ],
    ['así no', 'no', 'sí, pero quita el nivel', 'quizás', 'gracias', 'ya lo sé'],
  ],
  [
    'de',
    [
      'ja',
      'Ja, bitte senden',
      'einverstanden',
      'ich bestätige',
      'passt, danke',
      'das stimmt',
      'nur zu',
      'machen Sie das',
    ],
    ['das stimmt nicht', 'nein', 'ja, aber erst im März', 'noch nicht', 'danke', 'ja, ich weiß'],
  ],
] as const)('in %s', (language, yes, no) => {
  test.each(yes)('«%s» is an explicit yes', (text) => expect(isYes(read(text), language)).toBe(true));
  test.each(no)('«%s» is no consent', (text) => expect(isYes(read(text), language)).toBe(false));
});

test.each([
  "hmm, actually no, don't send it, I want to ask my husband first",
  'scrap it',
  'finalement non',
  'mejor no',
  'doch lieber nicht',
  'cancel it please',
  'never mind',
  'laissez tomber',
  'annulez',
  'olvídalo',
  'déjalo',
  'vergessen Sie es',
  'bitte abbrechen',
])('«%s» drops the request', (text) => expect(isCancel(read(text))).toBe(true));
test.each(['so', 'das ist gut so', 'vale', 'oui'])(
  'a word of another language than the visitor’s is no Italian yes: «%s»',
  (text) => expect(isYes(read(text), 'it')).toBe(false),
);

describe('an order to send', () => {
  test.each([
    'ok me lo diranno loro, mandate pure',
    'tanto il volo lo prendo io. invia',
    'perfetto così mio marito è contento, procedete',
    'mi sembra tutto a posto! manda pure grazie',
    'sì esatto è lei, spedisca',
  ])('beside a remark is a yes: «%s»', (text) => expect(isOrder(read(text), 'it')).toBe(true));

  test.each([
    'mandate pure',
    'Yes, go ahead and send it',
    'that is my sister, go ahead',
    'looks good to me, send it',
    'please proceed',
  ])('is a yes in English: «%s»', (text) => expect(isOrder(read(text), 'en')).toBe(true));

  test.each([
    'me lo diranno loro',
    'sì, il modulo',
    'sì sì, ignori',
    'mandate pure? non so',
    'non sono convinta, mandate pure domani',
    'appena ho il bonus, mandate',
    'quando torno, invia pure',
    'ne parlo con mio marito, mandate',
    'aspetta, invia',
    'aggiungi il livello B2, invia',
    'manda la mail a mio marito, ciao',
    'se costa poco, procedete',
    'prima il prezzo, invia',
    'sono Anna, la manda mio padre',
    'invio tutto io domani, grazie',
    'invia? grazie',
  ])('is none where something stands against it: «%s»', (text) => expect(isOrder(read(text), 'it')).toBe(false));
});

test('one way to be reached that is dropped for another drops no request', () => {
  expect(isCancel(read('lasciate stare la mail, chiamatemi al 333 000 0000'), true)).toBe(false);
  expect(isCancel(read('lasciate stare la mail'), false)).toBe(true);
  expect(isCancel(read('lasciate stare, 333 000 0000'), true)).toBe(true);
});

test.each(['ho trovato una prof privata, non mandate niente', 'we found a teacher, please don’t send anything'])(
  'nothing is sent, whatever else is told: «%s»',
  (text) => expect(forbidsSending(read(text))).toBe(true),
);
test('a question about it forbids nothing', () =>
  expect(forbidsSending(read('non mandate niente per posta?'))).toBe(false));
