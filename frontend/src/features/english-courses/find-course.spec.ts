import { describe, expect, it } from '@jest/globals';
import { groupCourses, oneToOneLessons } from '#src/content/offer.ts';
import { findCourse } from './find-course.ts';
import { type Answers, finderQuestions } from './finder-questions.ts';

const keys = <O extends object>(options: O) => Object.keys(options) as (keyof O)[];
const { level, purpose, mode } = finderQuestions;
const everyAnswer: Answers[] = keys(level.options).flatMap((l) =>
  keys(purpose.options).flatMap((p) => keys(mode.options).map((m) => ({ level: l, purpose: p, mode: m }))),
);

describe('the course finder', () => {
  it('has a course of the catalog, or one on request, for every combination of answers', () => {
    for (const answers of everyAnswer) {
      const advice = findCourse(answers);
      if (advice.kind === 'group') expect(groupCourses).toContain(advice.course);
      else if (advice.kind === 'single') expect(oneToOneLessons).toContain(advice.lesson);
      else expect(advice.title).not.toBe('');
    }
  });

  it.each(groupCourses.map((course) => course.level))(
    'sends who wants the certificate at %s to its group, or to lessons alone',
    (at) => {
      expect(findCourse({ level: at, purpose: 'certificate', mode: 'group' })).toMatchObject({
        kind: 'group',
        course: { level: at },
      });
      expect(findCourse({ level: at, purpose: 'certificate', mode: 'single' })).toMatchObject({
        kind: 'single',
        lesson: { title: expect.stringContaining(at) },
      });
    },
  );

  it('never sends a child or a beginner to an exam course for adults', () => {
    for (const answers of everyAnswer.filter(({ level: at, purpose: why }) => at === 'zero' || why === 'child'))
      expect(findCourse(answers).kind).toBe('other');
  });

  it('knows the price of Business English with one teacher', () => {
    expect(findCourse({ level: 'B2', purpose: 'work', mode: 'single' })).toMatchObject({
      lesson: { title: 'Business English', pricePerHourEuro: 55 },
    });
  });
});
