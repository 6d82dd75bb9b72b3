import { romeDay } from '../days.js';
import type { School } from '../school.js';
import { certificationFacts } from './certification-facts.js';
import { courseFacts } from './course-facts.js';
import { type Aspect, type Fact, fact } from './fact.js';
import { formFacts } from './form-facts.js';
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
    ...formFacts(),
    helpFact(school),
    ...ownersFacts(school),
  ];
}

/** Last: nobody is offered it who has not asked. */
const helpFact = ({ helplines }: School): Fact =>
  fact(
    'scuola',
    'aiuto',
    '/contatti',
    `Chi sta male trova ascolto qui: ${helplines.map(({ name, phone }) => `${name} ${phone}`).join(', ')}; in pericolo il 112.`,
  );

/** The owner's sides are theirs to name. */
const ownersFacts = ({ facts }: School): Fact[] =>
  facts.map(({ topic, side, text, page }) => fact(topic, side as Aspect, page, text));
