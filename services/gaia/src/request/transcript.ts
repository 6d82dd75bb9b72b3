// The conversation as the office reads it beneath a request: the last turns, who said what, one line each.
import { type ChatMessage, cleanLine } from '@school/contracts';

/** A lead is a small job: what is older is left out, what is longer is cut. */
const MOST_TURNS = 20;
const MOST_CHARACTERS_A_TURN = 600;
const MOST_CHARACTERS = 8000;

const speakers: Readonly<Record<ChatMessage['role'], string>> = { user: 'Visitatore', assistant: 'Gaia' };

/** One line a turn, so that no turn can pass for two. */
function lineOf({ role, content }: ChatMessage): string {
  const text = cleanLine(content);
  const shown =
    text.length > MOST_CHARACTERS_A_TURN ? `${text.slice(0, MOST_CHARACTERS_A_TURN).toWellFormed()}…` : text;
  return `${speakers[role]}: ${shown}`;
}

export function transcriptOf(messages: readonly ChatMessage[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of messages.slice(-MOST_TURNS).map(lineOf).toReversed()) {
    length += line.length + 1;
    if (length > MOST_CHARACTERS) break;
    kept.unshift(line);
  }
  return kept.join('\n');
}
