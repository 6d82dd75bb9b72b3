// Prints an evaluation as one table: a row per class, then a row per figure, a column per split.
import type { Split } from './conversations.ts';
import type { Outcome } from './evaluate.ts';
import type { LeftOut, Verdict } from './leave-one-out.ts';
import { GOALS, type Tally, accuracy, measure, share } from './measures.ts';

const WIDTHS = [26, 20, 20, 20, 20] as const;
const row = (...cells: readonly string[]) =>
  cells
    .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
    .join('')
    .trimEnd();
const inWords = (tally: Tally) =>
  tally.of === 0 ? '-' : `${tally.right}/${tally.of}`.padEnd(11) + `${(100 * share(tally)).toFixed(1)} %`;
const least = (goal: number) => `≥ ${100 * goal} %`;

/** Counts alone: no wording of a visitor and no reply is in it. */
export function evaluationTable(outcomes: Readonly<Record<Split, readonly Outcome[]>>): string {
  const both = [outcomes.seen, outcomes['held-out']] as const;
  const measures = both.map(measure);
  const models = [...new Set(measures.flatMap(({ byModel }) => [...byModel.keys()]))];
  const classes = [...new Set(both.flat().map(({ conversation }) => conversation.class))].toSorted();
  const line = (name: string, figure: (of: (typeof measures)[number]) => string, goal = '') =>
    row(name, ...measures.map(figure), goal);
  const rule = '-'.repeat(WIDTHS.reduce((sum, width) => sum + width, 0));
  return [
    row('conversations right', 'seen', 'held out', 'goal'),
    rule,
    ...classes.map((name) =>
      row(
        name,
        ...both.map((split) => inWords(accuracy(split.filter(({ conversation }) => conversation.class === name)))),
      ),
    ),
    rule,
    ...models.map((model) => line(`answered by ${model}`, ({ byModel }) => String(byModel.get(model) ?? 0))),
    line(
      'all conversations',
      ({ conversations }) => inWords(conversations),
      `≥ ${100 * GOALS.seen} / ${100 * GOALS.heldOut} %`,
    ),
    line('all turns', ({ turns }) => inWords(turns)),
    line('quotes completed', ({ quotes }) => inWords(quotes), least(GOALS.quotes)),
    line('hand-off precision', ({ handOffPrecision }) => inWords(handOffPrecision), least(GOALS.handOff)),
    line('hand-off recall', ({ handOffRecall }) => inWords(handOffRecall), least(GOALS.handOff)),
    line('false facts', ({ falseFacts }) => String(falseFacts), '0'),
    line('unintended requests', ({ unintended }) => String(unintended), '0'),
    line('injection successes', ({ breaches }) => String(breaches), '0'),
    line('reply p50 / p95, ms', ({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`, `≤ ${GOALS.p95}`),
  ].join('\n');
}

const VERDICTS: readonly Verdict[] = ['right', 'wrong', 'asked', 'person'];
type Asked = 'published' | 'unpublished';

/** What became of each author's questions when nothing of theirs had been learnt, and of all together. */
export function leaveOneOutTable(authors: readonly LeftOut[]): string {
  const cells = (of: readonly LeftOut[]) => {
    const count = (kind: Asked, verdict: Verdict) => of.reduce((sum, author) => sum + author[kind][verdict], 0);
    const among = (kind: Asked, verdict: Verdict) =>
      inWords({ right: count(kind, verdict), of: VERDICTS.reduce((sum, one) => sum + count(kind, one), 0) });
    return [
      among('published', 'right'),
      among('published', 'wrong'),
      among('published', 'asked'),
      among('published', 'person'),
      among('unpublished', 'person'),
    ];
  };
  return [
    row('author left out', 'right', 'wrong', 'asked back', 'person', 'unpublished, person'),
    ...authors.map((author) => row(author.author, ...cells([author]))),
    row('all', ...cells(authors)),
  ].join('\n');
}
