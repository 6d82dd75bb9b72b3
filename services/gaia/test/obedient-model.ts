// What a language model that keeps to its instructions says: the fact that shares the most words with the question, or
// that it needs a person; it sends what the visitor has confirmed.
import { REQUEST_QUOTE } from '../src/tools/request-quote.tool.js';
import type { ModelRequest, Step } from './wire.js';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{2,}/gu));
const FACT = /^([\w-]+\.[\w-]+): (.*)$/gm;

export function obedient({ system, messages }: ModelRequest): Step {
  const last = messages.at(-1)?.text ?? '';
  const confirmed = /con questi valori: (\{.*\})\]/.exec(last)?.[1];
  if (confirmed) return { calls: [{ name: REQUEST_QUOTE, args: confirmed }] };
  const missing = /Manca: ([^.]+)\./.exec(last)?.[1];
  if (missing) return { answer: { reply: `Volentieri. Per il preventivo mi serve ancora: ${missing}.` } };
  if (last.includes('ne parla il sistema')) return { answer: { reply: '' } };
  const asked = wordsOf(last);
  const facts = [...system.matchAll(FACT)].map(([, id = '', value = '']) => ({
    id,
    value,
    shared: [...wordsOf(`${id} ${value}`)].filter((word) => asked.has(word)).length,
  }));
  const [best] = facts.toSorted((one, other) => other.shared - one.shared || one.value.length - other.value.length);
  if (!best || best.shared < 2) return { answer: { reply: 'Questo non lo so: chiedi in segreteria.', person: true } };
  return { answer: { facts: [best.id], reply: `Ecco la risposta. ${best.value}` } };
}
