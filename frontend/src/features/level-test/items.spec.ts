import { describe, expect, it } from '@jest/globals';
import { GAP, items } from './items.ts';
import { outcomes } from './placement.ts';

const levels = outcomes.slice(1);
const optionsOf = ({ key, distractors }: (typeof items)[number]) => [key, ...distractors];

describe('the questions of the level test', () => {
  it.each(levels)('has at least eight questions of %s, of every kind', (level) => {
    const ofLevel = items.filter((item) => item.level === level);
    expect(ofLevel.length).toBeGreaterThanOrEqual(8);
    expect(new Set(ofLevel.map(({ skill }) => skill))).toEqual(
      new Set(['grammar', 'vocabulary', 'function', 'reading']),
    );
  });

  it('has no duplicate questions, and four different options for each', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(items.map(({ question }) => question)).size).toBe(items.length);
    for (const item of items) expect(new Set(optionsOf(item).map((option) => option.toLowerCase())).size).toBe(4);
  });

  it('has in each question one gap, or a text and a question about it', () => {
    for (const { id, question } of items) {
      const gaps = question.split(GAP).length - 1;
      const lines = question.split('\n').length;
      expect({ id, gaps, lines }).toEqual(gaps === 1 ? { id, gaps: 1, lines: 1 } : { id, gaps: 0, lines: 2 });
    }
  });

  it('does not reveal the right option by its length: it is the longest, or the shortest, in at most 40 % of the questions', () => {
    const stands = (compare: (one: number, others: number[]) => boolean) =>
      items.filter(({ key, distractors }) =>
        compare(
          key.length,
          distractors.map(({ length }) => length),
        ),
      ).length;
    expect(stands((key, others) => key > Math.max(...others))).toBeLessThanOrEqual(items.length * 0.4);
    expect(stands((key, others) => key < Math.min(...others))).toBeLessThanOrEqual(items.length * 0.4);
  });

  it('is written in British English, with typographic quotes', () => {
    for (const item of items)
      expect([item.question, ...optionsOf(item)].join(' ')).not.toMatch(
        /['"]|\b(color|favor|theater|center|gotten|realize|organize)\b/,
      );
  });
});
