import { describe, expect, it } from '@jest/globals';
import { type ExamDate, comingExams, enrolment, examGroup, examLevel } from './exam-calendar.js';

const anExam = (changes: Partial<ExamDate> = {}): ExamDate => ({ exam: 'B2 First', date: '2027-06-12', ...changes });

describe('the exam calendar', () => {
  it('holds the exams to come, the next one first, and none that is past', () => {
    const june = anExam();
    const march = anExam({ exam: 'C1 Advanced', date: '2027-03-13' });
    const today = anExam({ exam: 'A2 Key', date: '2026-11-21' });
    const past = anExam({ date: '2026-11-20' });
    expect(comingExams([june, past, march, today], '2026-11-21')).toEqual([today, march, june]);
  });

  it.each([
    ['2027-04-17', 'open'],
    ['2027-04-18', 'closing'],
    ['2027-05-01', 'closing'],
    ['2027-05-02', 'closed'],
  ])('closes enrolment between eight and six weeks before an exam: on %s it is %s', (today, status) => {
    expect(enrolment(anExam(), today)).toEqual({ by: '2027-04-17', isExact: false, closed: '2027-05-02', status });
  });

  it.each([
    ['2027-04-30', 'open'],
    ['2027-05-01', 'closed'],
  ])("follows the owner's own day where it is given: on %s it is %s", (today, status) => {
    expect(enrolment(anExam({ enrolBy: '2027-04-30' }), today)).toEqual({
      by: '2027-04-30',
      isExact: true,
      closed: '2027-05-01',
      status,
    });
  });

  it.each([
    ['B2 First for Schools', 'B2'],
    ['Pre A1 Starters', 'Young Learners'],
    ['A2 Flyers', 'Young Learners'],
    ['YLE Movers', 'Young Learners'],
    ['TKT CLIL', 'TKT'],
    ['Linguaskill', 'Altri'],
  ])('is looked through by group: "%s" stands among %s', (exam, group) =>
    expect(examGroup(anExam({ exam }))).toBe(group),
  );

  it.each([
    ['B2 First for Schools', 'B2'],
    ['Cambridge C1 Advanced (digitale)', 'C1'],
    ['Young Learners Movers', undefined],
    ['TKT CLIL', undefined],
  ])('finds the level in "%s"', (exam, level) => expect(examLevel(anExam({ exam }))).toBe(level));
});
