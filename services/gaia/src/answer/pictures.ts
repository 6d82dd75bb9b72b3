// What a reply is about, for the site to draw: one thing of the catalog, or the two or three that were told of, side by
// side.
import { type Fact, cambridgeExams, languageCertExams } from '@school/catalog';
import type { ChatCard, ChatCardItem } from '@school/contracts';

/** More than that were not asked for by name. */
const MOST_COMPARED = 3;

const exam = (name: string): ChatCardItem => ({ kind: 'exam', name });
/** By topic and level. */
const items = new Map<string, ChatCardItem>([
  ['toefl', exam('TOEFL')],
  ...cambridgeExams.map(({ level }) => [`corsi ${level}`, { kind: 'course', level }] as const),
  ...cambridgeExams.map(({ level, name }) => [`individuale ${level}`, { kind: 'lesson', name }] as const),
  ...cambridgeExams.map(({ level, name }) => [`cambridge ${level}`, exam(name)] as const),
  ...languageCertExams.map(({ level, name }) => [`languagecert ${level}`, exam(`LanguageCert ${name}`)] as const),
]);

/** @param facts those that the reply has told. */
export function picturesOf(facts: readonly Fact[]): ChatCard[] {
  // A description says in words what the card would.
  const particular = facts.filter(({ aspect }) => aspect !== 'descrizione');
  const of = [
    ...new Set(particular.flatMap(({ topic, level }) => items.get(level ? `${topic} ${level}` : topic) ?? [])),
  ];
  if (of.length > MOST_COMPARED) return [];
  return of.length > 1 ? [{ kind: 'comparison', of }] : of;
}
