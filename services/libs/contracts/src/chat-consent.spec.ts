import { expect, test } from '@jest/globals';
import { isOrderToSend } from './chat-consent.js';

test.each([
  'Sì',
  'siii',
  'sì, invia!',
  'perfetto!',
  'lo confermo',
  'ok va bene così, può inviare',
  'Invia la richiesta',
  'manda pure, grazie mille',
  'ok grazie, invia',
  '👍🏽',
  'yes please send it',
  'Go ahead, thank you.',
  'oui, envoyez-la s’il vous plaît',
  'perfecto, envíala',
  'Ja, bitte absenden',
])('«%s» sends', (message) => expect(isOrderToSend(message)).toBe(true));

test.each([
  'sì ma aggiungi che è urgente',
  'sì?',
  'no',
  'grazie',
  'perfetto grazie mille',
  'ok, thanks!',
  'd’accord, merci',
  'vale, gracias',
  'perfetto, e il prezzo',
  'non inviare',
  'invia a mia moglie',
  'ok 👎',
  'sis',
  'va bene, ci penso',
  'yes but not now',
  'send me the prices',
  'vale la pena',
  '',
  `sì ${'grazie '.repeat(40)}`,
])('«%s» does not', (message) => expect(isOrderToSend(message)).toBe(false));
