import { describe, expect, test } from '@jest/globals';
import type { Language } from '../language/languages.js';
import { verdictOn } from './consent.js';

describe.each<[Language, readonly string[], readonly string[]]>([
  [
    'it',
    [
      'sì',
      'Si',
      'SÌ!',
      'siii',
      'sì, invia',
      'sì grazie',
      'sì, confermo',
      'Sì, confermo, grazie mille',
      'ok',
      'va bene',
      'ok va bene confermo',
      'Confermo',
      'certo',
      'certo che sì',
      "d'accordo",
      'esatto',
      'tutto giusto, procedi pure',
      'procedi pure',
      'Sì, proceda pure.',
      'inviala',
      'mandate pure',
      'ok invia',
      'puoi inviare',
      'sì 😊',
      '👍',
      '👍🏻',
      '✅',
      '👍 grazie',
      'yes',
    ],
    [
      'no',
      'sì?',
      'sì ma il telefono è sbagliato',
      'sì, anzi no',
      'forse sì',
      'credo di sì',
      'non confermo',
      'perfetto',
      'grazie',
      'non so',
      'ok ci penso',
      'ok quanto costa',
      'ok ciao',
      'sì lo so',
      'sì domani',
      'sì, solo se costa poco',
      'sì vorrei',
      'vale',
      'so',
      '🤔',
      '👎',
      '👍?',
      'sis',
      'ho detto sì a mio marito',
      '',
    ],
  ],
  [
    'en',
    [
      'yes',
      'Yes, send it',
      'Yes, please send it.',
      'ok go ahead',
      'sure, thank you',
      'I confirm',
      "that's right",
      'yup, do it',
      'go ahead please',
    ],
    [
      'looks good, but wait',
      'yes?',
      'yes but change the date',
      'not yet',
      'maybe',
      'thanks',
      'no',
      'if you say yes',
      'yes I know',
      "don't send it",
    ],
  ],
  [
    'fr',
    ['oui', 'Oui, envoyez', "oui, d'accord", 'je confirme, merci', 'envoyez-la', 'c’est bon', 'vous pouvez l’envoyer'],
    ['non', 'oui mais pas maintenant', 'peut-être', 'merci', 'oui je sais', 'ne l’envoyez pas'],
  ],
  [
    'es',
    ['sí', 'Sí, envíala', 'sí, confirmo', 'vale', 'de acuerdo, envíalo', 'adelante, gracias', 'así es'],
    ['no', 'sí, pero quita el nivel', 'quizás', 'gracias', 'ya lo sé', 'no la envíes'],
  ],
  [
    'de',
    ['ja', 'Ja, senden', 'Ja, bitte senden', 'einverstanden', 'ich bestätige', 'passt, danke', 'das stimmt'],
    ['das stimmt nicht', 'nein', 'ja, aber erst im März', 'noch nicht', 'danke', 'ja, ich weiß'],
  ],
])('in %s', (language, yes, none) => {
  test.each(yes)('«%s» is an explicit yes', (turn) => expect(verdictOn(turn, language)).toBe('yes'));
  test.each(none)('«%s» is none', (turn) => expect(verdictOn(turn, language)).not.toBe('yes'));
});

test.each<[Language, string]>([
  ['it', 'Annulla'],
  ['it', 'annulla tutto, grazie'],
  ['it', 'lascia perdere'],
  ['en', 'Cancel'],
  ['en', 'never mind'],
  ['fr', 'Annuler'],
  ['es', 'Cancelar'],
  ['de', 'Abbrechen'],
])('in %s «%s» drops the request', (language, turn) => expect(verdictOn(turn, language)).toBe('cancel'));

test.each<[Language, string]>([
  ['it', 'Cambia qualcosa'],
  ['en', 'Change something'],
  ['fr', 'Changer quelque chose'],
  ['es', 'Cambiar algo'],
  ['de', 'Etwas ändern'],
])('in %s «%s» changes it', (language, turn) => expect(verdictOn(turn, language)).toBe('change'));

test.each(['annulla il corso, facciamo due lezioni', 'non annullare', 'annulla?', 'cambia il telefono: 06 555 0100'])(
  '«%s» is for whoever speaks to understand',
  (turn) => expect(verdictOn(turn, 'it')).toBeNull(),
);
