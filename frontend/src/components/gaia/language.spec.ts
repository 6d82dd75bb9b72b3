import { describe, expect, it } from '@jest/globals';
import { foreignLanguage } from './language.ts';

describe('the language of a line', () => {
  it.each([
    ['Hi! I’m Gaia, the school’s virtual assistant (AI). I answer in Italian, but you can ask me about prices, courses or opening hours.', 'en'],
    ['(I answer in Italian.)', 'en'],
    ['How much is the B2 course?', 'en'],
    ['¡Hola! Soy Gaia, la asistente virtual (IA) de la escuela. Respondo en italiano, pero puedes preguntarme por precios, cursos y horarios.', 'es'],
    ['(Respondo en italiano.)', 'es'],
    ['Bonjour ! Je suis Gaia, l’assistante virtuelle (IA) de l’école. Je réponds en italien, mais vous pouvez me demander prix, cours et horaires.', 'fr'],
    ['(Je réponds en italien.)', 'fr'],
    ['Wie viel kostet ein Kurs, und wann ist der Beginn?', 'de'],
  ])('%s', (line, language) => {
    expect(foreignLanguage(line)).toBe(language);
  });

  it.each([
    'Il corso B1 costa 680,00 euro per 50 ore, il lunedì dalle 18:00 alle 20:00.',
    'L’esame ha quattro parti: Reading & Use of English, Writing, Listening, Speaking.',
    'Per Cambridge for Schools e Business English chiedi in segreteria.',
    'Ok!',
    '',
  ])('is not marked where it is Italian, or too short to tell: %s', (line) => {
    expect(foreignLanguage(line)).toBeUndefined();
  });
});
