import { expect, test } from '@jest/globals';
import { isDistress } from './distress.js';

test.each([
  'non ce la faccio più, voglio morire',
  'a volte penso al suicidio',
  'vorrei farla finita',
  'mio marito mi picchia',
  'I want to die',
  'I keep thinking about killing myself',
  "j'ai envie de mourir",
  'je veux me suicider',
  'no quiero vivir más',
  'mi pareja me pega',
  'ich will sterben',
  'er schlägt mich',
])('«%s» gets helplines', (message) => expect(isDistress(message)).toBe(true));

test.each([
  'penso di no',
  'credo di no',
  'non voglio mettere nei guai nessuno',
  "I don't want any quote!",
  'mi vergogno della mia pronuncia',
  'sono solo, senza gruppo',
  'ho un mal di testa fortissimo, che prendo?',
  'sto morendo dal ridere',
  'questo esame mi uccide',
  'è morto mio marito',
  'non ce la faccio per le 18',
  'basta, annulla tutto',
  'I could kill for a course on Saturday',
  'the price is killing me',
  'je meurs de faim',
  'me muero de ganas de aprender',
  'das bringt mich zum Lachen',
])('«%s» does not', (message) => expect(isDistress(message)).toBe(false));
