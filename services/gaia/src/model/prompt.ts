// What a language model is told, in Italian. First who it is, what it must not do and all that the school publishes,
// the same from turn to turn, so that its provider can cache it; last, beneath the visitor's words, where the request
// stands. Nothing here is secret, and nothing is enforced here: the tool, the guard and the gateway do that.
import type { Fact } from '@school/catalog';
import { readKnowledge } from '../reader/knowledge.js';
import type { TurnContext } from '../turn.js';

const RULES = readKnowledge('rules.txt').trim();

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'Europe/Rome' });

/** Rules, catalog and day: the same for every visitor until the catalog changes, at the latest at midnight. */
export function systemPrompt({ facts, now }: Pick<TurnContext, 'facts' | 'now'>): string {
  const line = ({ id, value, doubtful }: Fact) => `${id}: ${value}${doubtful ? ' (da verificare)' : ''}`;
  const pages = [...Map.groupBy(facts, ({ page }) => page)].map(([page, told]) => [page, ...told.map(line)].join('\n'));
  return `${RULES}\n\nI fatti, per pagina:\n\n${pages.join('\n\n')}\n\nOggi è ${day.format(now)}.`;
}

/** Where the request stands; empty when there is none. */
export function stateOf({ plan: { before }, masking }: TurnContext): string {
  const { card, sent } = before;
  const state = [
    card &&
      `aperta, non inviata: ${JSON.stringify(masking.cardOut(card))}. Se il messaggio la corregge o aggiunge qualcosa, richiama lo strumento.`,
    sent &&
      `già inviata allo staff, riferimento ${sent.reference}. Per un’aggiunta apri una seconda richiesta che comincia con «${sent.heading}».`,
  ].filter(Boolean);
  return state.length > 0 ? `\n\n[Stato della richiesta: ${state.join(' ')}]` : '';
}
