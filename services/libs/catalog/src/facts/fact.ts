// A fact: one published statement of the school, as text that can be quoted.
import type { Level } from '../courses.js';
import { type SitePath, sitePages } from '../pages.js';

export const topics = [
  'corsi',
  'individuale',
  'cambridge',
  'young-learners',
  'tkt-clil',
  'languagecert',
  'toefl',
  'lingue',
  'bambini',
  'italiano-stranieri',
  'traduzioni',
  'aziende',
  'scuole',
  'progetti-europei',
  'viaggi-studio',
  'carta-docente',
  'itaca',
  'test-livello',
  'scuola',
  'reclami',
  'privacy',
] as const;
/** What a fact is about. */
export type Topic = (typeof topics)[number];

/** Which aspect of it. */
export type Aspect =
  | 'descrizione'
  | 'prezzo'
  | 'durata'
  | 'orario'
  | 'inizio'
  | 'posti'
  | 'sede'
  | 'materiali'
  | 'formato'
  | 'risultati'
  | 'punteggio'
  | 'eta'
  | 'date'
  | 'iscrizione'
  | 'livelli'
  | 'preparazione'
  | 'riconoscimento'
  | 'tempi'
  | 'lingue'
  | 'modalita'
  | 'destinazioni'
  | 'docenti'
  | 'telefono'
  | 'email'
  | 'apertura'
  | 'indirizzo'
  | 'dati-legali'
  | 'esperienza'
  | 'successo'
  | 'cookie'
  | 'modulo'
  | 'aiuto';

export type FactLevel = 'A1' | Level;

export interface Fact {
  /** Stable name, e.g. `corsi-b2.prezzo`. */
  readonly id: string;
  readonly topic: Topic;
  readonly level?: FactLevel;
  readonly aspect: Aspect;
  /** One or two complete Italian sentences. */
  readonly value: string;
  /** The page of the site with this fact. */
  readonly page: SitePath;
  /** Synonyms by which people ask for it. */
  readonly words: string;
  /** Last day (`YYYY-MM-DD`) on which it is valid; absent: no end. */
  readonly validUntil?: string;
  /** Set if the published texts contradict each other or may be out of date; `value` then mentions it. */
  readonly doubtful?: true;
}

type Details = Partial<Pick<Fact, 'level' | 'words' | 'validUntil' | 'doubtful'>>;

/** Makes a fact; its id follows from topic, level and aspect, of which each combination exists once. */
export function fact(
  topic: Topic,
  aspect: Aspect,
  page: SitePath,
  value: string,
  { words = '', ...details }: Details = {},
): Fact {
  const id = `${topic}${details.level ? `-${details.level.toLowerCase()}` : ''}.${aspect}`;
  return { id, topic, aspect, page, value, words, ...details };
}

/** Makes facts about one subject, all on one page. @param common details of each. */
export const factsAbout =
  (topic: Topic, page: SitePath, common: Details = {}) =>
  (aspect: Aspect, value: string, details: Details = {}): Fact =>
    fact(topic, aspect, page, value, { ...common, ...details });

/** The short name of the page with this fact. */
export const factPageTitle = ({ page }: Fact): string => sitePages[page];

const listFormat = new Intl.ListFormat('it', { type: 'conjunction' });

/** "a, b e c". */
export const listed = (items: readonly string[]): string => listFormat.format(items);
