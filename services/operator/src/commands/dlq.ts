import type { QueueName } from '@school/contracts';
import type { Command } from 'commander';
import { EXIT, OperatorError } from '../operator-error.js';
import { aligned, frames, json, logAction } from '../output.js';
import type { Run } from '../run.js';
import { type DeadLetter, deadLetters, discard, nameOf, named, replay, wasGivenUp } from './dead-letters.js';
import { jsonOption, queueOption } from './options.js';

interface Options {
  readonly json?: boolean;
  readonly queue?: QueueName;
}

const NAMES = 'queue/job, job, id of a lead or its reference';
const LOOKS_PERSONAL = /@|\d[\d\s./-]{5,}\d/;

export function addDlqCommands(program: Command, run: Run): void {
  const dlq = program.command('dlq').description('Dead letters: failed jobs without further attempts');

  dlq
    .command('list')
    .description('All of them, oldest first. Prints no personal data')
    .addOption(queueOption())
    .addOption(jsonOption())
    .action((options: Options) =>
      run(async (stores, { out }) => {
        const letters = (await deadLetters(stores, options.queue)).map(({ letter }) => letter);
        out(options.json ? json(letters) : letters.length === 0 ? 'No dead letters.\n' : table(letters));
      }),
    );

  dlq
    .command('show')
    .description('One of them, with its stack trace')
    .argument('<job>', NAMES)
    .option('--payload', 'print what the visitor sent as well: personal data')
    .addOption(queueOption())
    .addOption(jsonOption())
    .action((name: string, options: Options & { payload?: boolean }) =>
      run(async (stores, { out }) => {
        const found = (await named(stores, [name], options.queue)).map(({ letter, job }) => ({
          ...letter,
          stack: (job.stacktrace ?? []).map((stack) => frames(stack)),
          ...(options.payload && { payload: job.data }),
        }));
        // As text, the fields are printed as JSON and the stack below them.
        out(
          options.json
            ? json(found)
            : found.map(({ stack, ...rest }) => `${json(rest)}${stack.join('\n')}\n`).join('\n'),
        );
      }),
    );

  dlq
    .command('replay')
    .description('Queues them again, with all attempts')
    .argument('[jobs...]', NAMES)
    .option('--all', 'all of them, or all of --queue')
    .option('--given-up', 'all, or all of --queue, that were given up after five days, not for their contents')
    .addOption(queueOption())
    .addOption(jsonOption())
    .action((names: string[], options: Options & { all?: boolean; givenUp?: boolean }) => {
      const every = options.all ?? options.givenUp ?? (names.length === 0 && options.queue !== undefined);
      if (every === names.length > 0)
        throw new OperatorError('Name the jobs, or say --all, --given-up or --queue', EXIT.usage);
      return run(async (stores, io) => {
        const found = every ? await deadLetters(stores, options.queue) : await named(stores, names, options.queue);
        const chosen = options.givenUp ? found.filter(wasGivenUp) : found;
        const replayed = (await replay(chosen)).map(({ letter }) => letter);
        if (replayed.length > 0) logAction(io, 'dlq-replay', { jobs: replayed.map(nameOf) });
        io.out(options.json ? json({ replayed }) : `Replayed ${replayed.length}.\n`);
      });
    });

  dlq
    .command('discard')
    .description('Removes one permanently, or the mail of a request with the notice about it')
    .argument('<job>', NAMES)
    .requiredOption('--reason <reason>', 'why, for the log, without personal data')
    .addOption(queueOption())
    .addOption(jsonOption())
    .action((name: string, options: Options & { reason: string }) => {
      const reason = options.reason.trim();
      if (reason === '' || LOOKS_PERSONAL.test(reason))
        throw new OperatorError('Give a reason without addresses and numbers of people: it is logged', EXIT.usage);
      return run(async (stores, io) => {
        const failed = await named(stores, [name], options.queue);
        const letters = failed.map(({ letter }) => letter);
        if (new Set(letters.map(({ queue }) => queue)).size > 1)
          throw new OperatorError(
            `That name stands for several: ${letters.map(nameOf).join(', ')}. Discard them one by one`,
            EXIT.usage,
          );
        for (const each of failed) await discard(stores, each);
        logAction(io, 'dlq-discard', { jobs: letters.map(nameOf), reason });
        io.out(options.json ? json(letters) : `Discarded ${letters.map(nameOf).join(', ')}.\n`);
      });
    });
}

const table = (letters: readonly DeadLetter[]): string =>
  aligned([
    ['failed', 'job', 'kind', 'reference', 'attempts', 'reason'],
    ...letters.map((letter) => [
      letter.failedAt,
      nameOf(letter),
      letter.kind,
      letter.reference,
      letter.attempts,
      letter.reason,
    ]),
  ]);
