// What a visitor's words ask: of which level and topic, which side, and which further words matter.
import type { Aspect, FactLevel, Topic } from '@school/catalog';
import { fold, wordsOf } from '../language/fold.js';
import type { CorrectSpelling } from '../language/spelling.js';
import { aspectPatterns, aspectWords, levelPatterns, stopWords, topicPatterns, topicWords, unanswered } from './vocabulary.js';

export interface Question {
  readonly levels: readonly FactLevel[];
  readonly topics: readonly Topic[];
  readonly aspects: readonly Aspect[];
  /** The words that no pattern explains. */
  readonly rest: readonly string[];
  /** It asks what the site doesn't say. */
  readonly unanswered: boolean;
}

/** Topics so general that a more particular one beside them is what is meant. */
export const GENERAL: readonly Topic[] = ['corsi', 'cambridge', 'scuola'];
const COMPARISON = /\bdifferenz[ae]\b|\bmeglio\b|\bconfront\w+|\boppure\b|\bconviene\b|\bcosa cambia\b|\bdiffer\w+|\brispetto a/;

function found<K extends string>(patterns: Readonly<Record<K, RegExp>>, text: string): { keys: K[]; remaining: string } {
  const keys: K[] = [];
  let remaining = text;
  for (const [key, pattern] of Object.entries(patterns) as [K, RegExp][]) {
    if (text.search(pattern) < 0) continue;
    keys.push(key);
    remaining = remaining.replace(pattern, ' ');
  }
  return { keys, remaining };
}

function particular(topics: readonly Topic[], folded: string): Topic[] {
  if (topics.length < 2 || COMPARISON.test(folded)) return [...topics];
  // "Traducete dal russo?" is no question about courses of Russian.
  const chosen = topics.filter((topic) => !GENERAL.includes(topic) && !(topic === 'lingue' && topics.includes('traduzioni')));
  if (chosen.length > 0) return chosen;
  return topics.includes('corsi') ? ['corsi'] : topics.slice(0, 1);
}

/** Particular sides win over general ones that the same words suggest. */
function sharpen(aspects: readonly Aspect[]): Aspect[] {
  const without = new Set<Aspect>();
  if (aspects.length > 1) without.add('descrizione');
  if (aspects.includes('apertura')) without.add('orario');
  if (aspects.includes('date') && !aspects.includes('inizio')) without.add('orario');
  if (aspects.includes('indirizzo')) without.add('sede');
  if (aspects.includes('cookie')) without.add('descrizione');
  return aspects.filter((aspect) => !without.has(aspect));
}

/** Reads one question. */
export function readQuestion(text: string, correct: CorrectSpelling): Question {
  const folded = correct(fold(text));
  const levels = found(levelPatterns, folded);
  const topics = found(topicPatterns, folded);
  const aspects = found(aspectPatterns, folded);
  // Words that two tables explain (e.g. "expert") are taken out by each.
  const unexplained = [levelPatterns, topicPatterns, aspectPatterns].reduce((remaining, patterns) => found<string>(patterns, remaining).remaining, folded);
  const rest = wordsOf(unexplained).filter((word) => word.length > 1 && !stopWords.has(word));
  const compared = levels.keys.length + topics.keys.length > 1 && COMPARISON.test(folded);
  return {
    levels: levels.keys,
    topics: particular(topics.keys, folded),
    aspects: compared && aspects.keys.length === 0 ? ['descrizione'] : sharpen(aspects.keys),
    rest: compared ? [] : [...new Set(rest)],
    unanswered: unanswered.test(folded),
  };
}

const QUESTION_OPENS = "(?:quant[oiae]|quando|dove|come|qual[ei]?|che|chi|avete|fate|posso|c'e|c'è|ci sono|a che|in che|how|where|when)";
const CLAUSE_BOUNDARY = new RegExp(`(?<=[?!;])|\\n+|\\.(?=\\s|$)|(?:,|\\be\\b|\\bed\\b|\\bpoi\\b|\\binoltre\\b|\\banche\\b)\\s+(?=${QUESTION_OPENS}\\b)`, 'gi');
const QUESTION = new RegExp(`\\?$|^${QUESTION_OPENS}\\b`, 'i');

/** Nobody asks more in one message, or one thing at greater length; a message made to be slow to read is not read to its end. */
const MOST_CLAUSES = 6;
const LONGEST_CLAUSE = 300;

/** The separate questions and remarks of a message. */
export function clausesOf(text: string): string[] {
  return text
    .split(CLAUSE_BOUNDARY)
    .map((clause) => clause.trim().slice(0, LONGEST_CLAUSE))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, MOST_CLAUSES);
}

const OWN_QUESTION = new RegExp(`^(?:e |ed |ma )?${QUESTION_OPENS}\\b`, 'i');
const WISH = /\b(vorrei|volevo|vorremmo|posso|potrei) (sapere|avere|chiedere|conoscere)\b|\b(mi|ci) (dite|dici|dici|dai|date|sai dire|sapete dire|sapreste dire|puoi dire|potete dire)\b|\bdimmi\b|\bditemi\b|\bfammi sapere\b|\binfo\w*\b/i;

export const isQuestion = (clause: string): boolean => QUESTION.test(clause) || WISH.test(clause);

export const namesSubject = ({ levels, topics }: Question): boolean => levels.length + topics.length > 0;

export const asksSomething = ({ levels, topics, aspects }: Question): boolean => levels.length + topics.length + aspects.length > 0;

/** Sides of the school as a whole: they never speak of the course mentioned before. */
const OF_THE_SCHOOL: readonly Aspect[] = ['telefono', 'email', 'indirizzo', 'apertura', 'dati-legali'];

/** What the next turn may leave out: the school's own phone or address changes no topic. */
export function topicAfter(question: Question, before: Question | null): Question | null {
  return asksSomething(question) && !question.aspects.some((aspect) => OF_THE_SCHOOL.includes(aspect)) ? question : before;
}

/** Names what a follow-up leaves out: "e il B2?" after a price, "quanto dura?" after a course. */
export function completed(clause: string, question: Question, before: Question | null): string {
  if (!before || question.aspects.some((aspect) => OF_THE_SCHOOL.includes(aspect))) return clause;
  const named = namesSubject(question);
  if (!named && question.aspects.length > 0 && question.rest.length === 0) return `${subjectWords(before)} ${clause}`.trim();
  // "E il B2?" repeats the question; "e che esame può fare?" is one of its own.
  if (!named || question.aspects.length > 0 || question.rest.length > 0 || OWN_QUESTION.test(clause)) return clause;
  const sides = before.aspects.map((aspect) => aspectWords[aspect] ?? '');
  const levels = question.levels.length === 0 ? before.levels : [];
  const topics = question.topics.length === 0 ? before.topics.filter((topic) => topic !== 'test-livello').map((topic) => topicWords[topic]) : [];
  return [...topics, ...sides, clause, ...levels].filter(Boolean).join(' ');
}

const subjectWords = ({ levels, topics }: Question) => [...topics.map((topic) => topicWords[topic]), ...levels].join(' ');
