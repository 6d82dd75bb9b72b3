// The marked requests of `knowledge/requests/`, divided by empty lines: `state | words`, the value of a field in
// braces, `{nome Anna Prova}`; `= traduzioni` says what the turns below it are for, `= ?` that they don't tell.
import { type QuoteService, quoteServices } from '@school/contracts';
import type { Observed } from '../language/chain.js';
import type { ExampleTalk } from '../reader/example-talks.js';
import { readAll } from '../reader/knowledge.js';
import { type AskedState, observe, states } from './observed.js';
import { observeService, serviceOfTopic } from './service.js';
import { type MarkedTurn, type Span, type TaggedSlot, taggedSlots } from './tagger.js';
import { readTurn } from './turn.js';

/** A line of a file. */
export interface MarkedLine {
  readonly author: string;
  readonly state: AskedState;
  readonly text: string;
  /** Characters of the text, from one on to another. */
  readonly marks: readonly Span[];
  /** What it is for; null where it does not tell, undefined where nobody has said. */
  readonly service: QuoteService | null | undefined;
}
type MarkedRequest = readonly MarkedLine[];

/** @throws where a line names no state, no field or no service. */
export const requestsIn = (file: string, author: string): MarkedRequest[] =>
  file.split(/\n\s*\n/).flatMap((block) => {
    let service: MarkedLine['service'];
    const lines = block.split('\n').flatMap((line) => {
      if (line.startsWith('= ')) service = serviceIn(line);
      return line.includes(' | ') ? [lineOf(line, author, service)] : [];
    });
    return lines.length > 0 ? [lines] : [];
  });

function serviceIn(line: string): QuoteService | null {
  const name = line.slice(2).trim();
  if (name === '?') return null;
  if (!Object.hasOwn(quoteServices, name)) throw new Error(`No service is called ${name}`);
  return name as QuoteService;
}

function lineOf(line: string, author: string, service: MarkedLine['service']): MarkedLine {
  const at = line.indexOf(' | ');
  const state = line.slice(0, at).trim() as AskedState;
  const marks: Span[] = [];
  let text = '';
  for (const [, before, slot, value] of line.slice(at + 3).matchAll(/([^{]*)(?:\{(\S+) ([^}]*)\})?/g)) {
    text += before;
    if (slot === undefined) continue;
    if (!taggedSlots.includes(slot as TaggedSlot)) throw new Error(`No field is called ${slot}: ${line}`);
    marks.push({ slot: slot as TaggedSlot, from: text.length, to: text.length + value!.length });
    text += value;
  }
  if (!states.includes(state)) throw new Error(`No state is called ${state}: ${line}`);
  return { author, state, text, marks, service };
}

/** A line's turn, with its values: words for characters. */
function turnOf({ text, state, marks }: MarkedLine) {
  const turn = readTurn(text, state === 'name' || state === 'contact');
  let at = 0;
  // A dictated address has become shorter: each word is looked for from the one before on.
  const starts = turn.words.map((word) => {
    const found = text.indexOf(word.text, at);
    at = found < 0 ? at : found + word.text.length;
    return found;
  });
  const spans = marks.flatMap(({ slot, from, to }) => {
    const within = starts.flatMap((start, index) => (start >= from && start < to ? [index] : []));
    return within.length > 0 ? [{ slot, from: within[0]!, to: within.at(-1)! + 1 }] : [];
  });
  return { ...turn, spans };
}

/** A line as the tagger learns it. */
export function markedTurn(line: MarkedLine): MarkedTurn {
  const turn = turnOf(line);
  return { observed: observe(turn, line.state), spans: turn.spans };
}

/** Turns as the service is learnt of them, each with what it is for. */
interface ServiceTalk {
  readonly observed: Observed;
  readonly services: readonly (QuoteService | undefined)[];
}

/** A request as the service is learnt of it; none where nobody has said which. */
export function servicesOf(request: MarkedRequest): ServiceTalk {
  const told = request.filter(({ service }) => service !== undefined);
  return {
    observed: told.map((line) => observeService(turnOf(line), line.state)),
    services: told.map(({ service }) => service ?? undefined),
  };
}

/** How many requests lie between the two that a change of mind is made of. */
const FAR = 37;
/**
 * Who has asked for one thing and then asks for another wants the other: each request opened once more at the summary
 * of another.
 */
export const changesOf = (requests: readonly MarkedRequest[]): ServiceTalk[] =>
  requests.flatMap((request, at) => {
    const [before, [opening]] = [servicesOf(requests[(at + FAR) % requests.length]!), request];
    if (!opening?.service || before.services.length === 0 || before.services.at(-1) === opening.service) return [];
    const change = observeService(turnOf(opening), 'confirm');
    return [{ observed: [...before.observed, change], services: [...before.services, opening.service] }];
  });

/** A talk likewise: what is asked about tells what a request would be for. */
export function servicesOfTalk({ turns }: ExampleTalk): ServiceTalk {
  const observed = turns.map((parts) =>
    observeService({ ...readTurn(parts.map(({ text }) => text).join(' ')), spans: [] }, 'idle'),
  );
  let service: QuoteService | undefined;
  const services = turns.map((parts) => {
    for (const { topic } of parts) service = (topic && serviceOfTopic(topic)) ?? service;
    return service;
  });
  return { observed, services };
}

export const readRequests = (folder?: URL): MarkedRequest[] => readAll('requests', requestsIn, folder);
