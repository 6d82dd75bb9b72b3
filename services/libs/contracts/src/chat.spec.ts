import { describe, expect, it } from '@jest/globals';
import { chatReply } from './chat.js';

const reply = { message: 'Il corso B1 costa 680,00 euro.', quoteRequest: false };
const course = { kind: 'course', level: 'B1' };

describe("Gaia's reply, as a gateway reads it", () => {
  it('keeps its cards and its language', () => {
    const cards = [
      course,
      { kind: 'comparison', of: [course, { kind: 'lesson', name: 'B1 Preliminary' }] },
      { kind: 'exam', name: 'TOEFL' },
    ];
    expect(chatReply.parse({ ...reply, cards, language: 'en' })).toEqual({ ...reply, cards, language: 'en' });
  });

  it.each([
    ['a card of a kind that is not known yet', { cards: [course, { kind: 'trip', to: 'Malta' }] }],
    ['cards that are none', { cards: 'B1' }],
    ['a language that is none', { language: 'die deutsche' }],
    ['a field that is not known yet', { mood: 'good' }],
  ])('comes through with %s, which is left out', (_what, extra) => {
    expect(chatReply.parse({ ...reply, ...extra })).toEqual(reply);
  });
});
