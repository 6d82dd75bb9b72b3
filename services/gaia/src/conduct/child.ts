// Whether the visitor says to be under 14; "mio figlio di 9 anni" is not the one who writes.
import { fold } from '../reader/fold.js';
import { numberIn } from '../reader/numbers.js';

/** From this age on a request is taken, as the site's notice says. */
const LEAST_AGE = 14;
/** "I'm 3" of a group is no age. */
const YOUNGEST = 4;

/** "Ho 12 anni", not "ho 12 anni di esperienza"; "I'm 12 and…". */
const OWN_AGE =
  /\b(?:ho|i'?m|i am|j'ai|tengo|ich bin|anni|(?:sono|i'?m) (?:un|una|a) (?:\w+) (?:di|of))(?: (?:solo|quasi|appena|gia|only|just|almost|seulement|erst))? (?<age>[a-z]+(?:-[a-z]+)?|\d{1,2})(?= (?:anni|years? old|ans|anos|jahre)\b(?! (?:di|of|de|von)\b)| (?:and|und|y|et|e)\b| ?[.,!]?$)/g;
const OWN_SCHOOL =
  /\b(?:faccio|frequento|vado|sono) (?:la |in )?(?:prima|seconda|terza|quarta|quinta) (?:media|elementare)\b/;

export function isChild(message: string): boolean {
  const folded = fold(message);
  const ages = [...folded.matchAll(OWN_AGE)].flatMap(({ groups }) => numberIn(groups!['age']!) ?? []);
  return ages.some((age) => age >= YOUNGEST && age < LEAST_AGE) || OWN_SCHOOL.test(folded);
}

const PARENT =
  /\b(?:(?:sono|parla) (?:(?:il|la|un|una|suo|sua) )*(?:mamma|madre|papa|padre|genitore|tutore)|i'?m (?:his|her|the|a) (?:mother|father|mum|dad|parent)|je suis (?:sa|son|la|le) (?:mere|pere)|soy (?:su|la|el) (?:madre|padre)|ich bin (?:die|der|seine?|ihre?) (?:mutter|vater))\b/;
/** A parent writes on. */
export const isParent = (message: string): boolean => PARENT.test(fold(message));
