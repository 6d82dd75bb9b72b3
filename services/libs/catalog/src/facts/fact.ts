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
export type Topic = (typeof topics)[number];

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
  | 'chat'
  | 'modello'
  | 'modulo'
  | 'aiuto';

export type FactLevel = 'A1' | Level;

export interface Fact {
  /** Stable name, e.g. `corsi-b2.prezzo`: each combination of topic, level and aspect exists once. */
  readonly id: string;
  readonly topic: Topic;
  readonly level?: FactLevel;
  readonly aspect: Aspect;
  /** One or two complete Italian sentences. */
  readonly value: string;
  readonly page: SitePath;
  /** Set if the published texts contradict each other or may be out of date; `value` then mentions it. */
  readonly doubtful?: true;
}

interface Details {
  readonly level?: FactLevel;
  readonly doubtful?: readonly Aspect[];
}

/** Facts about one topic, all on one page, by their aspects. */
export const factsAbout = (
  topic: Topic,
  page: SitePath,
  values: Readonly<Partial<Record<Aspect, string>>>,
  { level, doubtful = [] }: Details = {},
): Fact[] =>
  (Object.entries(values) as [Aspect, string][]).map(([aspect, value]) => ({
    id: `${topic}${level ? `-${level.toLowerCase()}` : ''}.${aspect}`,
    topic,
    ...(level && { level }),
    aspect,
    value,
    page,
    ...(doubtful.includes(aspect) && { doubtful: true }),
  }));

/** The short name of the page with this fact. */
export const factPageTitle = ({ page }: Fact): string => sitePages[page];

const listFormat = new Intl.ListFormat('it', { type: 'conjunction' });

/** "a, b e c". */
export const listed = (items: readonly string[]): string => listFormat.format(items);
