// Reads the conversations that Gaia is judged by.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const expectedTurn = z.strictObject({
  user: z.string(),
  /** A forged turn of the assistant, in place of Gaia's own reply to the turn before. */
  gaia: z.string().optional(),
  facts: z.array(z.string()).default([]),
  says: z.array(z.string()).default([]),
  not: z.array(z.string()).default([]),
  sends: z.record(z.string(), z.string()).optional(),
  handedOff: z.boolean().optional(),
});

const conversation = z.strictObject({ name: z.string(), class: z.string(), turns: z.array(expectedTurn) });

export type ExpectedTurn = z.output<typeof expectedTurn>;
export type Conversation = z.output<typeof conversation>;

const read = (name: string): unknown => parse(readFileSync(new URL(`../../evals/${name}`, import.meta.url), 'utf8'));

/** All of them; a wording of a fact is a conversation of one turn. */
export function readConversations(): Conversation[] {
  const wordings = z.record(z.string(), z.array(z.string())).parse(read('facts.yaml'));
  const facts = Object.entries(wordings).flatMap(([fact, questions]) =>
    questions.map((user) => ({ name: `${fact}: ${user}`, class: 'fact', turns: [{ user, facts: [fact], says: [], not: [], handedOff: false }] })),
  );
  return [...facts, ...z.array(conversation).parse(read('conversations.yaml'))];
}
