// The last look at a reply before the visitor reads it: no figure of its own invention, no claim of a sending that did not happen.
import { sitePages } from '@school/catalog';
import { fold } from '../language/fold.js';
import { figuresIn } from './figures.js';

export interface Grounds {
  /** What the tools gave in this turn. */
  readonly facts: readonly string[];
  /** The visitor's own words. */
  readonly visitor: readonly string[];
  /** A quote request is on disk since this turn. */
  readonly sent: boolean;
}

const SENT_CLAIM = /(?<!\bnon )\b(ho|abbiamo) (gia |appena |subito )?(inviat\w+|inoltrat\w+|mandat\w+|spedit\w+|trasmess\w+)|(?<!\bnon )\b(e|e' gia|e gia) (stata )?(inviata|inoltrata|spedita)\b/;

/** What in a reply has no ground; empty when all has. Names kinds and figures of the reply, for the evaluation to show. */
export function ungrounded(reply: string, { facts, visitor, sent }: Grounds): string[] {
  const known = figuresIn([...facts, ...visitor].join('\n'));
  const invented = [...figuresIn(reply)].filter((figure) => !known.has(figure) && !isSitePage(figure));
  return !sent && SENT_CLAIM.test(fold(reply)) ? [...invented, 'invio'] : invented;
}

const isSitePage = (figure: string) => figure.startsWith('link ') && figure.slice('link '.length) in sitePages;
