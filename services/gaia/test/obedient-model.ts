// What a language model that keeps to its instructions says: it searches, hands off, and sends what the visitor has confirmed.
import type { ModelRequest, Step } from './wire.js';

interface Result {
  readonly risultati?: readonly { readonly testo: string }[];
  readonly telefono?: string;
  readonly riferimento?: string;
}

export function obedient({ system, messages }: ModelRequest): Step {
  const turn = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  const [result] = turn.filter(({ role }) => role === 'tool').map(({ text }) => JSON.parse(text.startsWith('{') ? text : '{}') as Result).toReversed();
  if (result) {
    if (result.riferimento) return { say: `Ho inviato la tua richiesta. Il riferimento è ${result.riferimento}.` };
    if (result.telefono) return { say: `Questo non lo so. Chiama il ${result.telefono}.` };
    if (result.risultati?.length) return { say: result.risultati.map(({ testo }) => testo).join(' ') };
    return { calls: [{ name: 'passa_a_umano', args: {} }] };
  }
  const confirmed = /con questi valori: (\{.*\})/.exec(system)?.[1];
  if (confirmed) return { calls: [{ name: 'richiedi_preventivo', args: confirmed }] };
  const missing = /Manca: ([^.]+)\./.exec(system)?.[1];
  if (missing) return { say: `Volentieri. Per il preventivo mi serve ancora: ${missing}.` };
  if (/i dati bastano|annullata|già inviata/.test(system)) return { say: 'Va bene.' };
  return { calls: [{ name: 'cerca_contenuti', args: { query: messages.at(-1)?.text ?? '' } }] };
}
