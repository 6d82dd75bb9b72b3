import { romeDay } from '../days.js';
import type { School } from '../school.js';
import { certificationFacts } from './certification-facts.js';
import { courseFacts } from './course-facts.js';
import { type Fact, factsAbout } from './fact.js';
import { formFacts } from './form-facts.js';
import { schoolFacts } from './school-facts.js';
import { serviceFacts } from './service-facts.js';

/** All facts as of a day: to be rebuilt each day in Rome. */
export function allFacts(school: School, now: Date): Fact[] {
  const today = romeDay(now);
  const helplines = school.helplines.map(({ name, phone }) => `${name} ${phone}`).join(', ');
  return [
    ...courseFacts(school, today),
    ...certificationFacts(school, today),
    ...serviceFacts(school),
    ...schoolFacts(school, now),
    ...formFacts(),
    // Nobody is offered it who has not asked, because it comes last.
    ...factsAbout('scuola', '/contatti', {
      aiuto: `Chi sta male trova ascolto qui: ${helplines}; in pericolo il 112.`,
    }),
    ...school.facts.flatMap(({ topic, side, text, page }) => factsAbout(topic, page, { [side]: text })),
  ];
}
