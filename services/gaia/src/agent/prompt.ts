// What a language model is told, in Italian. First who it is, what it must not do and all that the school publishes,
// the same from turn to turn, so that its provider can cache it; last, beneath the visitor's words, where the request
// for a quote stands. Nothing here is secret, and nothing is enforced here: the tool, the guard and the replay of the
// visitor's turns do that.
import { readFileSync } from 'node:fs';
import type { Fact } from '@school/catalog';
import type { Plan } from '../dialogue/conversation.js';
import { fold, wordsOf } from '../language/fold.js';
import { REQUEST_QUOTE } from '../tools/request-quote.tool.js';

const RULES = readFileSync(new URL('../../knowledge/rules.txt', import.meta.url), 'utf8').trim();

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'Europe/Rome' });

/** Rules, catalog and day: the same for every visitor until the catalog changes, at the latest at midnight. */
export function systemPrompt(facts: readonly Fact[], now: Date): string {
  const line = ({ id, value, doubtful }: Fact) => `${id}: ${value}${doubtful ? ' (da verificare)' : ''}`;
  const pages = [...Map.groupBy(facts, ({ page }) => page)].map(([page, told]) => [page, ...told.map(line)].join('\n'));
  return `${RULES}\n\nI fatti, per pagina:\n\n${pages.join('\n\n')}\n\nOggi è ${day.format(now)}.`;
}

/** Where the request stands, as the visitor's own turns tell; empty when there is none. */
export function stateOf({ quote, form }: Pick<Plan, 'quote' | 'form'>): string {
  const state = quote
    ? quoteState(quote)
    : form
      ? 'il visitatore preferisce il modulo, che si apre già compilato sotto la risposta.'
      : '';
  return state && `\n\n[Stato della richiesta di preventivo: ${state}]`;
}

function quoteState(quote: NonNullable<Plan['quote']>): string {
  switch (quote.do) {
    case 'ask':
      return (
        `in corso. Manca: ${quote.missing.join(', ')}.` +
        (quote.invalid ? ` Il valore dato per ${quote.invalid} non è valido.` : '')
      );
    case 'send':
      return (
        `il visitatore ha confermato. Chiama ora ${REQUEST_QUOTE} con questi valori: ` +
        `${JSON.stringify(quote.request.slots)}`
      );
    default:
      return (
        'ne parla il sistema sotto le tue parole. Rispondi solo ad altre domande del messaggio; se non ne ' +
        'ha, "reply" resta vuota.'
      );
  }
}

/** So many words in a row are no coincidence. */
const TELLING_WORDS = 9;
const runsOf = (text: string): string[] => {
  const words = wordsOf(fold(text));
  return words.slice(TELLING_WORDS - 1).map((_word, index) => words.slice(index, index + TELLING_WORDS).join(' '));
};
const ownRuns = new Set(runsOf(RULES));

/** Whether a reply recites the instructions or names what only they name. */
export const tellsInstructions = (reply: string): boolean =>
  reply.includes(REQUEST_QUOTE) || runsOf(reply).some((run) => ownRuns.has(run));
