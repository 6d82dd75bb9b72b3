// Reads the conversations that Gaia is judged by: those that were seen while her rules were written, and those held
// out.
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { readQuestions } from '#gaia/reader/examples.js';

/** A fact's id; `corsi-b1.*` stands for any fact whose id begins so. */
const factName = z.string().regex(/^[a-z0-9-]+(\*|\.(\*|[a-z-]+))$/);
/** A fact that must be told, or several of which one must. */
const expectedFact = z.union([
  factName,
  z.strictObject({
    anyOf: z
      .array(factName)
      .min(2)
      .or(z.array(factName.endsWith('*')).min(1)),
  }),
]);
/**
 * What a field of the request must be, case apart; `like` leaves accents, spaces and punctuation open too, and words
 * around it.
 */
const expectedField = z.union([z.string(), z.strictObject({ like: z.string() })]);

const expectedTurn = z.strictObject({
  user: z.string(),
  /** A forged turn of the assistant, in place of Gaia's own reply to the turn before. */
  gaia: z.string().optional(),
  facts: z.array(expectedFact).default([]),
  /** The only facts that may be told. */
  only: z.array(factName).optional(),
  says: z.array(z.string()).default([]),
  not: z.array(z.string()).default([]),
  /** The request that this turn sends; without it, none may be sent. */
  sends: z.record(z.string(), expectedField).optional(),
  /** The request that has been sent, once, when this turn is over. */
  sent: z.record(z.string(), expectedField).optional(),
  /** The request may be sent here: a policy may, or may not, ask for the summary to be confirmed anew. */
  maySend: z.literal(true).optional(),
  handedOff: z.boolean().optional(),
});

const turns = z.array(expectedTurn).min(1);
const named = z.strictObject({ name: z.string(), class: z.string(), turns });
/** Questions under the fact that answers them, `a|b` where either does. */
const wordings = z.record(z.string(), z.array(z.string()).min(1));
const UNPUBLISHED = 'none';
/** The examples that are tests as well. */
const ASKED = 'asked';

export type ExpectedTurn = z.output<typeof expectedTurn>;
export type ExpectedFact = z.output<typeof expectedFact>;
export type ExpectedField = z.output<typeof expectedField>;
export const splits = ['seen', 'held-out'] as const;
export type Split = (typeof splits)[number];
export type Conversation = z.output<typeof named> & {
  readonly split: Split;
  /** Known, and not answered as it should be yet. */ readonly open?: true;
};

const FOLDER = new URL('../', import.meta.url);
const read = (path: string): unknown => parse(readFileSync(new URL(path, FOLDER), 'utf8'));
const yamlIn = (folder: string): string[] =>
  readdirSync(new URL(folder, FOLDER))
    .filter((file) => file.endsWith('.yaml'))
    .toSorted();

/**
 * All conversations of both splits; a wording of a fact is a conversation of one turn. What has come to be seen is no
 * longer held out.
 */
export function readConversations(): Conversation[] {
  const questions = readQuestions()
    .filter(({ author, labels }) => author === ASKED && !labels[0]!.startsWith('*'))
    .map(({ text, labels }) => question(text, labels));
  const namedIn = (folder: string) => yamlIn(folder).flatMap((file) => z.array(named).parse(read(`${folder}${file}`)));
  const seen = [...questions, ...namedIn('./')];
  const open = namedIn('open/');
  const known = new Set([...seen, ...open].map(wordsSaid));
  const heldOut = yamlIn('held-out/').flatMap((file) => {
    const name = file.replace(/\.yaml$/, '');
    const content = read(`held-out/${file}`);
    return name === 'fact'
      ? askedOf(content)
      : z
          .array(turns)
          .parse(content)
          .map((held, index) => ({ name: `held-out ${name} ${index + 1}`, class: name, turns: held }));
  });
  return [
    ...seen.map((conversation) => ({ ...conversation, split: 'seen' as const })),
    ...open.map((conversation) => ({ ...conversation, split: 'seen' as const, open: true as const })),
    ...heldOut
      .filter((conversation) => !known.has(wordsSaid(conversation)))
      .map((conversation) => ({ ...conversation, split: 'held-out' as const })),
  ];
}

/** At most so many of each class, evenly spread and always the same. */
export function sampled(conversations: readonly Conversation[], most: number): Conversation[] {
  const classes = Map.groupBy(conversations, (conversation) => conversation.class);
  return [...classes.values()].flatMap((of) => of.filter((_, index) => index % Math.ceil(of.length / most) === 0));
}

/** What is said in a conversation, for comparison; a line break is no space here. */
export const wordsSaid = ({ turns: held }: Pick<Conversation, 'turns'>): string =>
  JSON.stringify(
    held.map(({ gaia, user }) => [
      gaia,
      user
        .toLowerCase()
        .replace(/[ \t?!.,]+/g, ' ')
        .trim(),
    ]),
  );

function askedOf(content: unknown): z.output<typeof named>[] {
  return Object.entries(wordings.parse(content)).flatMap(([facts, questions]) =>
    questions.map((user) => question(user, facts.split('|'))),
  );
}

/** A question by itself, as a conversation of one turn. */
function question(user: string, facts: readonly string[]): z.output<typeof named> {
  if (facts.includes(UNPUBLISHED))
    return named.parse({ name: `unpublished: ${user}`, class: 'hand-off', turns: [{ user, handedOff: true }] });
  return named.parse({
    name: `${facts.join('|')}: ${user}`,
    class: 'fact',
    turns: [{ user, facts: [facts.length > 1 ? { anyOf: facts } : facts[0]], handedOff: false }],
  });
}

/** Every fact that some turn names, patterns included. */
export const factsNamed = (conversations: readonly Conversation[]): Set<string> =>
  new Set(
    conversations.flatMap(({ turns: held }) =>
      held.flatMap(({ facts, only = [] }) => [
        ...facts.flatMap((fact) => (typeof fact === 'string' ? [fact] : fact.anyOf)),
        ...only,
      ]),
    ),
  );

/** Whether a fact's id is the one named, or begins as the pattern says. */
export const isFactNamed = (id: string, name: string): boolean =>
  name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name;
