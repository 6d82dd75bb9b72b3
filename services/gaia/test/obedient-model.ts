// What a language model that keeps to its instructions says: it fills in the request with what the visitor has written,
// asks for what the tool lacks, and else tells the fact that shares the most words with the question.
import { REQUEST_QUOTE } from '../src/request/quote.tool.js';
import type { ModelRequest, Step } from './wire.js';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{2,}/gu));
const FACT = /^([\w-]+\.[\w-]+): (.*)$/gm;

export function obedient({ system, messages }: ModelRequest): Step {
  const last = messages.at(-1)!;
  const asked = last.text;
  if (last.role === 'tool') {
    const missing = /Manca: ([^.]+)\./.exec(asked)?.[1];
    return { answer: { reply: missing ? `Volentieri. Mi serve ancora: ${missing}.` : 'Ecco il riepilogo.' } };
  }
  if (asked.includes('[Stato')) return { answer: { reply: 'Va bene, resta da parte.' } };
  if (asked.includes('preventivo')) {
    const nome = /mi chiamo (\p{Lu}\p{L}+ \p{Lu}\p{L}+)/iu.exec(asked)?.[1];
    const email = /\[EMAIL_\d+\]/.exec(asked)?.[0];
    const richiesta = asked.split('.')[0];
    return { calls: [{ name: REQUEST_QUOTE, args: { servizio: 'traduzioni', nome, email, richiesta } }] };
  }
  const words = wordsOf(asked);
  const facts = [...system.matchAll(FACT)].map(([, id = '', value = '']) => ({
    id,
    value,
    shared: [...wordsOf(`${id} ${value}`)].filter((word) => words.has(word)).length,
  }));
  const [best] = facts.toSorted((one, other) => other.shared - one.shared || one.value.length - other.value.length);
  if (!best || best.shared < 2) return { answer: { reply: 'Questo non lo so: chiedi in segreteria.', person: true } };
  return { answer: { facts: [best.id], reply: `Ecco la risposta. ${best.value}` } };
}
