// What a turn does besides asking, by the examples: what the tables of small talk don't know is told by its likes.
import type { FactSearch } from '../retrieval/fact-search.js';
import { asksSomething } from '../retrieval/question.js';
import type { Act } from '../retrieval/sense/sense.js';
import { type Message, isWord } from './message.js';
import { asksForQuote } from './quote-wish.js';
import type { SmallTalk } from './small-talk.js';

/** From which probability on a turn is small talk: where it names nothing of the school and goes on asking nothing, and else. */
const TALK = { alone: 0.6, named: 0.8 } as const;
/** From which probability on a sentence only tells of the visitor. */
const TELLS = 0.6;
/** From which probability on somebody wants a person. */
const HUMAN = 0.8;

/** "Ah, abito lì accanto, che bello": what was told pleases. */
const RELIEF = /\bche (bello|bellezza|fortuna|sollievo|comodita)\b|\b(pensavo|credevo|temevo) (peggio|di piu|molto di piu)\b|\bmeno male\b|\bsono sollevat[oa]\b/;

type Reader = Pick<FactSearch, 'lexical' | 'acts'>;

const isTalk = (act: Act): act is Act & SmallTalk => act !== 'asks' && act !== 'tells' && act !== 'level-advice' && act !== 'human';

/**
 * The small talk that a turn most likely is, a wish for a person, or null. Kinds of small talk are much alike: together they are surer than one of them.
 * @param goesOn something was asked before.
 */
export function likelyTalk(message: Message, reader: Reader, goesOn: boolean): { readonly do: 'say'; readonly what: SmallTalk } | { readonly do: 'hand-off' } | null {
  // Who wants to be called asks for it in a request.
  if (!message.words.some(isWord) || asksForQuote(message)) return null;
  const acts = reader.acts(message.text);
  if (goesOn && !message.isQuestion && RELIEF.test(message.meant)) return { do: 'say', what: 'praise' };
  const [{ label, probability }] = acts as [(typeof acts)[number]];
  if (label === 'human' && probability >= HUMAN) return { do: 'hand-off' };
  const question = reader.lexical(message.text);
  // What the site is asked for and doesn't say is a person's to answer, not to be turned away.
  const talk = acts.flatMap((act) => (isTalk(act.label) && !(act.label === 'off-topic' && question.listed) ? [{ what: act.label, probability: act.probability }] : []));
  const together = talk.reduce((sum, act) => sum + act.probability, 0);
  return together >= (asksSomething(question) || question.listed || (goesOn && message.isQuestion) ? TALK.named : TALK.alone) ? { do: 'say', what: talk[0]!.what } : null;
}

/** "Ho fatto il First due anni fa": nothing is asked. */
export function onlyTells(clause: string, reader: Reader): boolean {
  if (clause.endsWith('?')) return false;
  const { label, probability } = reader.acts(clause)[0]!;
  return label === 'tells' && probability >= TELLS;
}
