// What a reply is about, for the site to draw: one thing of the catalog, or the two or three that were told of, side by
// side.
import {
  type Fact,
  type Level,
  cambridgeExams,
  groupCourses,
  languageCertExams,
  oneToOneLessons,
} from '@school/catalog';
import type { ChatCard, ChatCardItem } from '@school/contracts';

/** More than that were not asked for by name. */
const MOST_COMPARED = 3;

const named = <T extends { readonly level: string }>(list: readonly T[], level: string | undefined) =>
  list.find((entry) => entry.level === level);

function itemOf({ topic, level }: Fact): ChatCardItem | undefined {
  const exam = named(cambridgeExams, level);
  const languageCert = named(languageCertExams, level);
  if (topic === 'toefl') return { kind: 'exam', name: 'TOEFL' };
  if (topic === 'languagecert' && languageCert) return { kind: 'exam', name: `LanguageCert ${languageCert.name}` };
  if (topic === 'cambridge' && exam) return { kind: 'exam', name: exam.name };
  if (topic === 'corsi' && named(groupCourses, level)) return { kind: 'course', level: level as Level };
  const lesson = topic === 'individuale' && exam && oneToOneLessons.find(({ title }) => title === exam.name);
  return lesson ? { kind: 'lesson', name: lesson.title } : undefined;
}

/** @param facts those that the reply has told. */
export function cardsFor(facts: readonly Fact[]): ChatCard[] {
  // A description says in words what the card would.
  const particular = facts.filter(({ aspect }) => aspect !== 'descrizione');
  const items = new Map(particular.flatMap((fact) => itemOf(fact) ?? []).map((item) => [JSON.stringify(item), item]));
  const of = [...items.values()];
  if (of.length > MOST_COMPARED) return [];
  return of.length > 1 ? [{ kind: 'comparison', of }] : of;
}
