import { romeDay } from '../days.js';
import type { School } from '../school.js';
import { certificationFacts } from './certification-facts.js';
import { courseFacts } from './course-facts.js';
import { type Aspect, type Fact, fact } from './fact.js';
import { schoolFacts } from './school-facts.js';
import { serviceFacts } from './service-facts.js';

/** All facts as of a day: to be rebuilt each day in Rome. */
export function allFacts(school: School, now: Date): Fact[] {
  const today = romeDay(now);
  return [
    ...courseFacts(school, today),
    ...certificationFacts(school, today),
    ...serviceFacts(school),
    ...schoolFacts(school, now),
    ...ownersFacts(school),
  ];
}

/** The owner's sides are theirs to name. */
const ownersFacts = ({ facts }: School): Fact[] =>
  facts.map(({ topic, side, text, page }) => fact(topic, side as Aspect, page, text));
