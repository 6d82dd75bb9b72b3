// What a question leaves out because the one before it has named it.
import type { Aspect, FactLevel, Topic } from '@school/catalog';
import { fold } from '../language/fold.js';
import { opensQuestion } from './clauses.js';
import { aspectWords } from './lexicon/aspects.js';
import { generalTopics, narrowTopics, topicWords } from './lexicon/topics.js';
import { type Question, advisesLevel, asksSomething, namesSubject, speaksOfSchool } from './question.js';

/** What the next turn may leave out: the school's own phone or address changes no topic. */
export function topicAfter(question: Question, before: Question | null): Question | null {
  if (!asksSomething(question) || speaksOfSchool(question)) return before;
  // After advice on a level, that level is meant.
  if (advisesLevel(question) && question.levels.length > 0) return { ...question, topics: [], aspects: [] };
  return namesSubject(question) || !before ? question : { ...question, topics: before.topics, levels: before.levels };
}

/**
 * Names what a follow-up leaves out: "e il B2?" after a price, "quanto dura?" after a course.
 * @param near what stands before was said in the same message: "devo imparare il tedesco, avete corsi serali?"
 */
export function completed(clause: string, question: Question, before: Question | null, near: boolean): string {
  if (!before || speaksOfSchool(question) || asksForAnswer(clause, before)) return clause;
  // "Per il C1 vale lo stesso?" asks the same side again.
  if (SAME.test(clause) && namesSubject(question) && before.aspects.length > 0) return completed(clause.replace(SAME, ' ').trim(), { ...question, aspects: [], rest: [] }, before, near);
  // "C'è un corso per prepararlo?", said of an exam.
  const exam = before.topics.find((topic) => EXAMS.has(topic));
  if (exam && PREPARES.test(clause) && speaksOfCourses(question)) return `${topicWords[exam]} ${aspectWords.preparazione}`;
  const next = neighbourOf(clause, before);
  if (next) return [...before.topics.map((topic) => topicWords[topic]), ...before.aspects.map((aspect) => aspectWords[aspect] ?? ''), next].filter(Boolean).join(' ');
  if (before.levels.length > 0 && speaksOfOneCourse(clause, question)) return [clause, ...before.levels].join(' ');
  // "E l'esame?", after one of another board.
  const board = before.topics.find((topic) => BOARDS.has(topic));
  if (board && question.topics.join() === 'cambridge' && !NAMES_CAMBRIDGE.test(clause)) return [topicWords[board], ...before.levels, question.aspects.length === 0 ? before.aspects.map((aspect) => aspectWords[aspect] ?? '').join(' ') : '', clause].filter(Boolean).join(' ');
  // "Anche in russo?", said of translations.
  if (question.topics.join() === 'lingue' && before.topics.includes('traduzioni')) return `${topicWords.traduzioni} ${clause}`;
  if (near && speaksOfCourses(question) && !/ingles/i.test(clause) && before.topics.some((topic) => !generalTopics.includes(topic))) return `${subjectWords(before)} ${clause}`;
  // "Quali esami può fare?", said of a child.
  if (before.topics.includes('bambini') && question.levels.length === 0 && (question.topics.length > 0 || question.rest.length === 0) && question.topics.every((topic) => topic === 'cambridge' || topic === 'corsi') && question.aspects.every((aspect) => aspect === 'descrizione' || aspect === 'eta')) return `${topicWords.bambini} ${aspectWords.eta} ${clause}`;
  // "Mia figlia ha 9 anni, che livello dovrebbe fare?"
  if (near && before.topics.includes('bambini') && question.topics.join() === 'test-livello' && !question.aspects.includes('prezzo')) return `${topicWords.bambini} ${aspectWords.eta} ${clause}`;
  // "Quanto durano?", said of a child's exams.
  if (before.topics.includes('bambini') && before.aspects.includes('eta') && !namesSubject(question) && question.aspects.some((aspect) => aspect === 'durata' || aspect === 'punteggio')) return `${topicWords['young-learners']} ${clause}`;
  // "Ok, e il B2 quanto dura?", said of LanguageCert or of one-to-one lessons.
  if (question.topics.length === 0 && question.levels.length > 0 && question.aspects.length > 0) {
    const kept = before.topics.filter((topic) => TOLD_BY_LEVEL[topic] && (CARRIES_ON.test(clause) || question.aspects.every((aspect) => TOLD_BY_LEVEL[topic]!.includes(aspect))));
    return [...kept.map((topic) => topicWords[topic]), clause].join(' ');
  }
  // "Gli insegnanti sono madrelingua?" is asked of no test and no grant.
  if (question.aspects.join() === 'docenti' && before.topics.every((topic) => narrowTopics.has(topic))) return clause;
  const named = namesSubject(question);
  if (!named && (question.aspects.length > 0 || bareQuestionWord(question)) && question.rest.length <= 1) return `${clause} ${subjectWords(before)}`.trim();
  if (!named || question.aspects.length > 0 || question.rest.length > 0 || opensQuestion(clause)) return clause;
  const sides = before.aspects.map((aspect) => aspectWords[aspect] ?? '');
  const levels = question.levels.length === 0 ? before.levels : [];
  const topics = question.topics.length === 0 ? before.topics.filter((topic) => topic !== 'test-livello').map((topic) => topicWords[topic]) : [];
  return [...topics, ...sides, clause, ...levels].filter(Boolean).join(' ');
}

const BOARDS: ReadonlySet<Topic> = new Set(['toefl', 'languagecert', 'young-learners', 'tkt-clil']);
const EXAMS: ReadonlySet<Topic> = new Set([...BOARDS, 'cambridge']);
const PREPARES = /\bprepar\w*(?:l[oaie]|si|mi|ci)\b/i;
const SAME = /\b(?:(?:vale|è|e'|sarebbe|funziona|sono|fate) )?(?:lo stesso|la stessa cosa|ugual[ei]|identic[oaie]|idem)(?![\p{L}])[?!. ]*/iu;
const NAMES_CAMBRIDGE = /cambridge|\b(ket|pet|fce|first|cae|advanced|cpe|proficiency|preliminary)\b/i;

const LEVELS: readonly FactLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const NEIGHBOUR = /\b(livello|gradino|scalino|quello|corso|uno) (ancora )?(?:(dopo|sopra|successivo|seguente|piu (?:alto|avanti)|superiore)|(sotto|prima|precedente|piu (?:basso|facile)|inferiore))\b|\b(?:(saliamo|salgo|salendo)|(scendiamo|scendo|scendendo)) di (un |uno )/;

/** "E il gradino sotto?", after one level. */
function neighbourOf(clause: string, { levels }: Question): FactLevel | undefined {
  const named = NEIGHBOUR.exec(fold(clause));
  if (!named || levels.length !== 1) return undefined;
  return LEVELS[LEVELS.indexOf(levels[0]!) + (named[3] ?? named[5] ? 1 : -1)];
}

const CARRIES_ON = /^(ok |ah |va bene |e |ed |ma |invece )+/i;

/** What these are asked of a level: "quanto dura il B2?" goes on with LanguageCert, "quanto costa il C2?" is about the course. */
const TOLD_BY_LEVEL: Readonly<Partial<Record<Topic, readonly Aspect[]>>> = { languagecert: ['durata', 'formato', 'risultati'], individuale: ['prezzo', 'durata'] };

const speaksOfCourses = ({ topics, levels }: Question): boolean => levels.length === 0 && topics.length === 1 && topics[0] === 'corsi';

/** "Quando mi rispondete?" is about the school's answer, not about the translation's time. */
const asksForAnswer = (clause: string, { topics }: Question): boolean => /\b(ri)?(contatt|chiam)\w+/i.test(clause) || (/\brispond\w+/i.test(clause) && !topics.some((topic) => topic === 'reclami' || topic === 'privacy'));

/** "Il corso" after a level is the course of that level; "i corsi" are all of them. */
const speaksOfOneCourse = (clause: string, question: Question): boolean => speaksOfCourses(question) && /\b(corso|course|curso|lezioni|classe)\b/i.test(clause);

/** "E quando?", "dove?" */
const bareQuestionWord = ({ remaining, rest }: Question): boolean => rest.length === 0 && !/\d/.test(remaining) && /\b(quando|dove|quanto|chi)\b/.test(remaining);

const subjectWords = ({ levels, topics }: Question) => [...topics.map((topic) => topicWords[topic]), ...levels].join(' ');
