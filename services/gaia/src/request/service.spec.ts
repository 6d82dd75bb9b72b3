import { expect, test } from '@jest/globals';
import { languages } from '../language/languages.js';
import { serviceIn, services } from './service.js';
import { textsOf } from './texts.js';

test.each(languages)('in %s each service is known by its own name', (language) => {
  for (const service of services)
    expect([service, serviceIn([textsOf(language).service[service]])]).toEqual([service, service]);
});

test('the last service that is named counts, a course or an exam only where no other is', () => {
  expect(serviceIn(['Una traduzione.', 'Anzi, un viaggio studio.', 'Per il corso ad agosto.'])).toBe('viaggi-studio');
  expect(serviceIn(['Un corso per il nostro staff.'])).toBe('formazione-aziendale');
  expect(serviceIn(['Due settimane a Malta.'])).toBeUndefined();
});
