// A conversation as far as it has been understood.
import type { QuoteDraft } from '@school/contracts';
import { type Counted, nothingCounted } from '../answer/sums.js';
import { type Context, noContext } from '../reader/context.js';
import { FIRST, type Shares } from '../reader/language-of.js';
import type { Language } from '../reader/languages.js';
import type { Reading } from '../reader/reading.js';
import type { Ending } from './endings.js';

/** What was sent: its reference, its service, and the first line of what may be added to it. */
interface Sent {
  readonly reference: string;
  readonly servizio: string;
  readonly heading: string;
  readonly [name: string]: string;
}

export interface State {
  readonly context: Context;
  readonly counted: Counted;
  readonly heard: Shares;
  /** The language that the visitor has asked for. */
  readonly language: Language | undefined;
  readonly card: QuoteDraft | null;
  readonly sent: Sent | null;
  /** Where the messages begin that belong to no request that was sent. */
  readonly since: number;
  /** Name and contact of what was sent. */
  readonly known: Partial<QuoteDraft>;
  readonly isChild: boolean;
  /** Somebody has complained, is in distress or too young, and has asked nothing since. */
  readonly isGrave: boolean;
  readonly last: Ending | null;
  /** The last question, and the facts that were told or offered to it. */
  readonly asked: Reading | null;
  readonly offered: readonly string[];
}

export const start: State = {
  context: noContext,
  counted: nothingCounted,
  heard: FIRST,
  language: undefined,
  card: null,
  sent: null,
  since: 0,
  known: {},
  isChild: false,
  isGrave: false,
  last: null,
  asked: null,
  offered: [],
};
