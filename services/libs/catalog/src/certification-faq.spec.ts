import { expect, it } from '@jest/globals';
import { certificationFaq } from './certification-faq.js';

it('eight questions are answered, the age of the Young Learners as the FAQ has it', () => {
  expect(certificationFaq).toHaveLength(8);
  expect(certificationFaq.find(({ question }) => question.includes('Young Learners'))?.answer).toContain('7-12 anni');
  for (const { answer } of certificationFaq) expect(answer).not.toMatch(/undefined|NaN|Infinity/);
});
