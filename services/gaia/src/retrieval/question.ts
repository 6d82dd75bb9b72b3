// What a visitor's words ask: of which level and topic, which side, and which further words matter.
import type { Aspect, FactLevel, Topic } from '@school/catalog';
import { fold, wordsOf } from '../language/fold.js';
import type { CorrectSpelling } from '../language/spelling.js';
import { STATED_AGE, aspectPatterns } from './lexicon/aspects.js';
import { asksLevel } from './lexicon/level-advice.js';
import { found, phrases } from './lexicon/phrases.js';
import { generalTopics, levelPatterns, topicPatterns } from './lexicon/topics.js';
import { SUBJECT, ownCase, uncovered } from './lexicon/uncovered.js';
import { stopWords } from './lexicon/words.js';

export interface Question {
  readonly levels: readonly FactLevel[];
  readonly topics: readonly Topic[];
  readonly aspects: readonly Aspect[];
  /** The words that no table of the lexicon explains. */
  readonly rest: readonly string[];
  /** The words without those that named a topic, a level or a side: where a bare question word still stands. */
  readonly remaining: string;
  /** The thing whose existence is asked ("c'è una navetta per il corso?"), where no table explains it. */
  readonly object: string | null;
  /** It asks for an age, rather than telling one. */
  readonly asksAge: boolean;
  /** It asks what the site doesn't say. */
  readonly uncovered: boolean;
  /** So says a table, not a guess. */
  readonly listed: boolean;
  /** It compares several things that it names. */
  readonly compares: boolean;
  /** Which side is asked, or that it is none of those published, is beyond much doubt. */
  readonly sure: boolean;
  /** How likely nothing published is asked, from 0 to 1; 1 is beyond doubt. */
  readonly doubt: number;
  /** The side that the examples suggest most, where one is; the lexicon need not know it. */
  readonly likely: Aspect | null;
  /** It asks whether something is needed (`rule`) or allowed (`permission`), rather than whether it is offered. */
  readonly asksFor: 'rule' | 'permission' | 'offer';
}

const NAMED = '(cambridge|toefl|languagecert|language cert|individual*|privat*|gruppo|aula|classe|compagnia|sol(o|a|i)|col prof|starters|movers|flyers|ket|pet|first|advanced|proficiency|cae|fce|cpe|[abc] ?[12])';
const COMPARISON = phrases(['differenz(a|e)', 'meglio', 'confront*', 'oppure', 'conviene', '(cosa|che) cambia', 'cambia tra', '(cost(a|ano)|pag(a|o)) (di )?(meno|piu)', 'piu (caro|economico|conveniente)', 'stess(a|o) (ora|orario|giorno|sera|prezzo|durata|cifra)', 'differ(isc)?*', 'rispetto a', 'difference', 'better', `${NAMED} o (al |il |la |le |il corso |un |in |di |da |col |sul |lo |l ){0,2}${NAMED}`, 'distingu*|vs|versus|contro', `(tra|fra) (il |la |l )?${NAMED} e (il |la |l )?${NAMED}`]);
const PERMISSION = phrases(['posso', 'possiamo', 'puo']);
const RULE = phrases(['bisogna', 'necessari(o|a)', 'serve (avere|portare|essere|fare)', 'devo (avere|portare|essere)', 'e vero che', 'perche']);
const FAMILY = phrases(['(mi(o|a|ei|e)|nostr(o|a|i)) (figl*|nipot*|bambin*|bimb*|ragazz*|sorell*|fratell*)', 'sono (una|un|la|il) (mamma|madre|papa|padre|genitore|nonn*)']);
const COURSE = phrases(['cors(o|i)', 'lezion(e|i)', 'class(e|i)', 'courses?', 'lessons?', 'cursos?', 'clases?', 'cours']);
const COURSE_AND_EXAM = phrases(['cors(o|i) (e|ed|piu|con|sia) … esam*', 'esam* (e|piu|sia) … cors*']);
const GROUP_AND_PRIVATE = phrases(['(gruppo|classe|corso) … (e|e anche|e pure|sia|che) (anche |pure )?(quant* |in |il |la |le |per |con |il prezzo |i costi )*(lezion(e|i) )?(individual*|privat*|singol*|quell(e|a|o) (individual*|privat*|singol*)|da sol(o|a|i|e))']);
const CHILDRENS_EXAM = /\b(?:starter|mover|flyer)/g;
const AGED = /\b(?:[4-9]|1[0-2]|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici) ann/;
/** Who somebody is says nothing of what is asked: "sono un insegnante" asks for no teachers. */
const PERSONA = phrases(['sono (un |una |la |il )?(prof*|docente|insegnante|maestr*|laureat*|studente|studentessa) (di |in )?(?!(un|una|il|la|scuola)\\b)\\w+', '(sono|faccio) (un|una|il|la|l|lo) (?!(dirigente|preside|principiante))\\w+', 'come (insegnante|docente|studente|mamma|genitore)']);

const AGE = phrases([STATED_AGE]);
const LISTED = phrases(['(viagg*( studio)?|traduzion*|interpret*|toefl|language ?cert|erasmus|itaca|cors*) e (anche )?(il |la |i |le |gli |l )?(viagg* studio|traduzion*|interpret*|toefl|language ?cert|erasmus|itaca)']);

/** The words of a text as the lexicon reads them: corrected, without punctuation, one space between. */
export const plainWords = (text: string, correct: CorrectSpelling): string => wordsOf(correct(fold(text))).join(' ');

/** "Il First mi serve per un progetto europeo, quante ore sono?" asks of no project. */
const PURPOSE = /(?<=\b(?:mi|ci|gli|le) (?:serve|servono|occorre) )(?:per|x) (?:\w+ ){1,4}?(?=(?:quant|quando|dove|che|come|in che|a che)\w* )/;

/** "Non voglio fare lezioni, quanto costa l'esame?" asks of no lessons. */
const REFUSED = /\bnon (?:voglio|vorrei|devo|mi (?:serve|servono|interessa|interessano|occorre|occorrono))(?: \w+){0,3}? (?:cors|lezion)\w+(?= \w)/;

/** Reads one question by the lexicon. @param said as `plainWords` gives it. */
export function readQuestion(said: string): Question {
  const plain = said.replace(PURPOSE, ' ').replace(REFUSED, ' ');
  const levels = found(levelPatterns, plain);
  const topics = found(topicPatterns, plain);
  const aspects = found(aspectPatterns, plain.replace(PERSONA, ' '));
  // Words that two tables explain (as "expert") are taken out by each.
  const remaining = [levelPatterns, topicPatterns, aspectPatterns].reduce((left, patterns) => found<string>(patterns, left).remaining, plain.replace(PERSONA, ' '));
  const rest = wordsOf(remaining).filter((word) => word.length > 1 && !stopWords.has(word));
  const own = plain.search(ownCase) >= 0;
  const ofChildren = topics.keys.some((topic) => topic === 'bambini' || topic === 'young-learners');
  const asksAge = plain.replace(AGE, ' ').search(aspectPatterns.eta) >= 0;
  const asked = aspects.keys.filter((aspect) => aspect !== 'eta' || ofChildren || topics.keys.length === 0 || asksAge);
  
  const comparison = plain.search(COMPARISON) >= 0;
  // "Movers e Flyers, che differenza c'è?": two of one family.
  const children = new Set(plain.match(CHILDRENS_EXAM)).size;
  const compared = comparison && (levels.keys.length + topics.keys.length > 1 || children > 1);
  const listed = own || (!compared && plain.replace(PERSONA, ' ').search(uncovered) >= 0) || namesOtherSubject(plain);
  const named = particular(levels.keys.length > 0 ? topics.keys.filter((topic) => !besideLevel.has(topic)) : topics.keys, plain, comparison);
  const question: Question = {
    levels: levels.keys,
    // "Che esame c'è per la loro età?" Only the children's exams have one.
    topics: named.join() === 'cambridge' && asked.includes('eta') ? ['young-learners'] : named,
    aspects: compared && asked.every((aspect) => aspect === 'descrizione') ? ['descrizione'] : sharpen(asked),
    rest: compared ? [] : [...new Set(rest)],
    remaining,
    object: objectIn(plain, rest),
    asksAge,
    uncovered: listed,
    listed,
    compares: compared,
    sure: sharpen(asked).length > 0 && rest.length === 0,
    doubt: own ? 1 : 0,
    likely: null,
    asksFor: plain.search(RULE) >= 0 ? 'rule' : plain.search(PERMISSION) >= 0 ? 'permission' : 'offer',
  };
  return asksLevel(plain, aspects.keys) ? levelAdvice(question) : question;
}

/** Which level suits somebody: the test of their level tells. */
export const levelAdvice = (question: Question): Question => ({ ...question, topics: ['test-livello'], aspects: ['descrizione'], rest: [], object: null, asksAge: false, uncovered: false, listed: false, compares: false, sure: true, doubt: 0, likely: null, asksFor: 'offer' });

const EXISTS = /^((?:\w+ ){0,6}?)(?:c e|ci sono|avete|avreste|fornite|prevedete|rilasciate|vendete|noleggiate|offrite|organizzate|esiste|esistono|fate) (?:(?:anche|gia|per caso|un|una|uno|il|lo|la|l|i|gli|le|dei|degli|delle|del|della|qualche|altri|altre) )*(\w+)/;
const ASKS_BEFORE = /\b(cosa|che|qual\w*|quant\w*|quando|dove|come|chi)\b/;
/** The thing after whose existence is asked. */
function objectIn(plain: string, rest: readonly string[]): string | null {
  const [, before = '', thing] = EXISTS.exec(plain) ?? [];
  return thing && !ASKS_BEFORE.test(before) && rest.includes(thing) ? thing : null;
}

/** "Corso di cucina": a subject that no table knows. */
const namesOtherSubject = (plain: string): boolean =>
  [...plain.matchAll(SUBJECT)].some(([, subject]) => !stopWords.has(subject!) && [levelPatterns, topicPatterns, aspectPatterns].every((patterns) => found<string>(patterns, subject!).keys.length === 0));

/** What is told of oneself beside a level: "mio figlio deve fare il B2" asks about B2. */
const besideLevel: ReadonlySet<Topic> = new Set(['bambini', 'viaggi-studio']);

/** The topics that are meant where several are named. */
function particular(named: readonly Topic[], plain: string, comparison: boolean): Topic[] {
  // "Mia figlia fa il liceo" is a parent's question, not a school's.
  const topics = plain.search(FAMILY) >= 0 ? named.filter((topic) => topic !== 'scuole') : named;
  if (topics.length < 2) return [...topics];
  // "Fate traduzioni e viaggi studio?" names two things.
  if (plain.search(LISTED) >= 0) return topics.filter((topic) => !generalTopics.includes(topic));
  // "Mio figlio ha 8 anni, che esame gli conviene?" is no question of a level.
  if (topics.includes('bambini') && topics.includes('cambridge') && AGED.test(plain)) return ['bambini'];
  // A child's level: what there is for that age, and how to tell.
  if (topics.includes('bambini') && topics.includes('test-livello') && /\beta\b/.test(plain)) return ['bambini', 'test-livello'];
  if (plain.search(GROUP_AND_PRIVATE) >= 0) return ['corsi', 'individuale'];
  const without = new Set<Topic>(subordinate.filter(([topic, beside]) => topics.includes(topic) && beside.some((other) => topics.includes(other))).map(([topic]) => topic));
  const kept = topics.filter((topic) => !without.has(topic));
  if (comparison && kept.length > 2) return kept.filter((topic) => topic !== 'test-livello');
  if (comparison || (plain.search(COURSE_AND_EXAM) >= 0 && kept.every((topic) => generalTopics.includes(topic)))) return kept;
  const chosen = kept.filter((topic) => !generalTopics.includes(topic));
  if (chosen.length > 0) return chosen;
  // "Una certificazione d'inglese" is no course.
  return kept.includes('corsi') && (plain.search(COURSE) >= 0 || !kept.includes('cambridge')) ? ['corsi'] : kept.filter((topic) => topic !== 'corsi').slice(0, 1);
}

/** Which topic gives way to which: "traducete dal russo?" is no question about courses of Russian. */
const subordinate: readonly (readonly [Topic, readonly Topic[]])[] = [
  ['lingue', ['traduzioni', 'viaggi-studio', 'italiano-stranieri', 'aziende']],
  ['bambini', ['young-learners', 'viaggi-studio', 'individuale', 'test-livello', 'scuole', 'reclami', 'toefl', 'languagecert', 'progetti-europei', 'itaca', 'traduzioni']],
  ['scuole', ['progetti-europei', 'traduzioni', 'tkt-clil', 'carta-docente', 'viaggi-studio', 'itaca', 'reclami']],
  ['aziende', ['traduzioni', 'privacy', 'reclami']],
  ['test-livello', ['toefl', 'languagecert', 'reclami', 'privacy']],
  ['viaggi-studio', ['toefl', 'languagecert', 'cambridge', 'itaca', 'progetti-europei', 'traduzioni']],
  ['individuale', ['toefl', 'reclami']],
  ['italiano-stranieri', ['traduzioni']],
];

/** Which side gives way to which, one after the other. */
const duller: readonly (readonly [Aspect, readonly Aspect[]])[] = [
  ['date', ['inizio']],
  ['orario', ['apertura', 'date', 'durata']],
  ['apertura', ['iscrizione']],
  ['sede', ['indirizzo']],
  ['formato', ['durata', 'punteggio', 'prezzo']],
  ['durata', ['iscrizione', 'date']],
  ['preparazione', ['iscrizione']],
  ['modalita', ['iscrizione']],
  ['tempi', ['iscrizione', 'risultati', 'inizio']],
  ['eta', ['esperienza']],
  ['indirizzo', ['destinazioni', 'modalita']],
  ['posti', ['successo']],
];

/** Particular sides win over general ones that the same words suggest. */
function sharpen(aspects: readonly Aspect[]): Aspect[] {
  return duller.reduce((left, [aspect, beside]) => (left.length > 1 && beside.some((other) => left.includes(other)) ? left.filter((other) => other !== aspect) : left), aspects.length > 1 ? aspects.filter((aspect) => aspect !== 'descrizione') : [...aspects]);
}

export const namesSubject = ({ levels, topics }: Question): boolean => levels.length + topics.length > 0;

export const asksSomething = ({ levels, topics, aspects }: Question): boolean => levels.length + topics.length + aspects.length > 0;

/** Sides of the school as a whole: they never speak of the course mentioned before. */
const OF_THE_SCHOOL: readonly Aspect[] = ['telefono', 'email', 'indirizzo', 'apertura', 'dati-legali', 'esperienza', 'cookie'];

export const speaksOfSchool = ({ aspects }: Question): boolean => aspects.some((aspect) => OF_THE_SCHOOL.includes(aspect));

/** What `levelAdvice` has made of a question. */
export const advisesLevel = ({ topics, aspects, sure }: Question): boolean => sure && topics.join() === 'test-livello' && aspects.join() === 'descrizione';
