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

const SENDING = '(?:inviat|inoltrat|mandat|spedit|trasmess)[oaie]';
const SENT_CLAIM = new RegExp(
  `(?<!\\bnon )\\b(?:(?:ho|abbiamo|hanno) (?:gia |appena |subito |provveduto a )*(?:la |le |i |gli )?(?:${SENDING}|inviar\\w+|inoltrar\\w+)|(?:e|e' gia|e gia|sono) (?:stat[aoie] |gia )*${SENDING}|(?:richiesta|preventivo|messaggio|dati|e-?mail) ${SENDING})\\b`,
);

/** What in a reply has no ground; empty when all has. Names kinds and figures of the reply, for the evaluation to show. */
export function ungrounded(reply: string, { facts, visitor, sent }: Grounds): string[] {
  const known = figuresIn([...facts, ...visitor].join('\n'));
  const invented = [...figuresIn(reply)].filter((figure) => !known.has(figure) && !isSitePage(figure));
  return !sent && SENT_CLAIM.test(fold(reply)) ? [...invented, 'invio'] : invented;
}

/** A page of the site, at some place of it or with a form's values in its address. */
const isSitePage = (figure: string) => figure.startsWith('link /') && Object.hasOwn(sitePages, figure.slice('link '.length).replace(/[?#].*$/, ''));
