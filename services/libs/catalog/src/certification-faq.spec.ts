import { expect, it } from '@jest/globals';
import { certificationFaq } from './certification-faq.js';
import { exampleSchool } from './testing/index.js';

const questions = certificationFaq(exampleSchool);

it('eight questions are answered, the age of the Young Learners as the FAQ has it', () => {
  expect(questions).toHaveLength(8);
  expect(questions.find(({ question }) => question.includes('Young Learners'))?.answer).toContain('7-12 anni');
  for (const { answer } of questions) expect(answer).not.toMatch(/undefined|NaN|Infinity/);
});
