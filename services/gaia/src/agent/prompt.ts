// What a language model is told, in Italian. First who it is, what it must not do and all that the school publishes,
// the same from turn to turn, so that its provider can cache it; last, beneath the visitor's words, where the request
// for a quote stands. Nothing here is secret, and nothing is enforced here: the tool, the guard and the consent do that.
import type { Fact } from '@school/catalog';
import { languages } from '../language/languages.js';
import { readKnowledge } from '../reader/knowledge.js';
import { isAwaited, isLost } from '../request/quote-requests.js';
import { line } from '../request/texts.js';
import type { TurnContext } from './turn.js';

const RULES = readKnowledge('rules.txt').trim();

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'Europe/Rome' });

/** Rules, catalog and day: the same for every visitor until the catalog changes, at the latest at midnight. */
export function systemPrompt({ facts, now }: Pick<TurnContext, 'facts' | 'now'>): string {
  const line = ({ id, value, doubtful }: Fact) => `${id}: ${value}${doubtful ? ' (da verificare)' : ''}`;
  const pages = [...Map.groupBy(facts, ({ page }) => page)].map(([page, told]) => [page, ...told.map(line)].join('\n'));
  return `${RULES}\n\nI fatti, per pagina:\n\n${pages.join('\n\n')}\n\nOggi è ${day.format(now)}.`;
}

/** Where the request stands; empty when there is none. */
export function stateOf(turn: TurnContext): string {
  const state = [requestState(turn), turn.plan.form ? 'Il modulo si apre già compilato sotto la tua risposta.' : ''];
  const told = state.filter(Boolean).join(' ');
  return told && `\n\n[Stato della richiesta di preventivo: ${told}]`;
}

function requestState(turn: TurnContext): string {
  const { draft, outcome, sent } = turn.request;
  const references = sent.join(' e ');
  if (isLost(turn))
    return (
      'il visitatore ha confermato, ma il riepilogo non è più valido e nulla è stato inviato. Richiama lo strumento ' +
      'con gli stessi dati.'
    );
  if (outcome === 'cancelled') return 'annullata dal visitatore, nulla è stato inviato.';
  if (outcome === 'sent')
    return (
      `inviata allo staff, riferimento ${references}. Se il visitatore aggiunge o corregge, prepara una seconda ` +
      'richiesta con la sola aggiunta; una terza non parte.'
    );
  if (draft === null) return sent.length > 0 ? `già inviata, riferimento ${references}.` : '';
  const fields = JSON.stringify(draft.fields);
  const isChanging = languages.some((one) => turn.messages.at(-2)?.content === line(one, 'change'));
  if (isChanging) return `non inviata, il visitatore la sta cambiando: ${fields}. Richiama lo strumento con tutto.`;
  return isAwaited(turn)
    ? `riepilogo mostrato, non inviato: ${fields}. La risposta non è un sì pieno. Se corregge o aggiunge, richiama lo ` +
        'strumento con tutto; se rimanda o rinuncia, di’ in una frase che resta da parte e che nulla è stato inviato, ' +
        'e non riproporla.'
    : `da parte, non inviata: ${fields}. Richiama lo strumento solo se il visitatore la vuole.`;
}
