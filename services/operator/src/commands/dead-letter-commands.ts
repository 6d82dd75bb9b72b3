import type { QueueName } from '@school/contracts';
import type { Command } from 'commander';
import { EXIT, OperatorError } from '../operator-error.js';
import { frames, json, table } from '../output/output.js';
import type { Run } from '../program.js';
import { type DeadLetter, canBeReplayed, deadLetters, discard, named, replay, wasGivenUp } from './dead-letters.js';
import { jsonOption, queueOption } from './options.js';

interface Options {
  readonly json?: boolean;
  readonly queue?: QueueName;
}

const NAMES = 'queue/job, job, id of a lead or its reference';

export function addDeadLetterCommands(program: Command, run: Run): void {
  const dlq = program.command('dlq').description('Dead letters: failed jobs without further attempts');

  dlq
    .command('list')
    .description('All of them, oldest first. Prints no personal data')
    .addOption(queueOption())
    .addOption(jsonOption())
    .action((options: Options) =>
      run(async (stores, { out }) => {
        const letters = (await deadLetters(stores, options.queue)).map(({ letter }) => letter);
        out(options.json ? json(letters) : letters.length === 0 ? 'No dead letters.\n' : list(letters));
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
    .option(
      '--given-up',
      'all, or all of --queue, that were given up for their age or their workers, not for their contents',
    )
    .addOption(queueOption())
    .addOption(jsonOption())
    .action((names: string[], options: Options & { all?: boolean; givenUp?: boolean }) => {
      const every = options.all ?? options.givenUp ?? (names.length === 0 && options.queue !== undefined);
      if (every === names.length > 0)
        throw new OperatorError('Name the jobs, or say --all, --given-up or --queue', EXIT.usage);
      return run(async (stores, { out }) => {
        const found =
          names.length > 0 ? await named(stores, names, options.queue) : await deadLetters(stores, options.queue);
        const chosen = options.givenUp ? found.filter(wasGivenUp) : found;
        const replayed = await replay(stores, chosen.filter(canBeReplayed));
        const left = chosen.filter((dead) => !canBeReplayed(dead)).map(({ letter }) => letter);
        out(
          options.json
            ? json({ replayed, left })
            : `Replayed ${replayed.length}.\n${left.length > 0 ? `Left ${left.length} turns of chats: nobody waits for them.\n` : ''}`,
        );
        return left.length > 0 && replayed.length === 0 ? EXIT.incomplete : EXIT.done;
      });
    });

  dlq
    .command('discard')
    .description('Removes one permanently, with an entry in `leads audit`; the reconciler does not queue it again')
    .argument('<job>', NAMES)
    .requiredOption('--reason <reason>', 'why, without personal data')
    .addOption(queueOption())
    .addOption(jsonOption())
    .action((name: string, options: Options & { reason: string }) =>
      run(async (stores, { out }) => {
        const found = await named(stores, [name], options.queue);
        if (found.length > 1)
          throw new OperatorError(
            `That name stands for several: ${found.map(({ letter }) => `${letter.queue}/${letter.job}`).join(', ')}. ` +
              'Discard them one by one',
            EXIT.usage,
          );
        const discarded = await discard(stores, found, options.reason);
        out(
          options.json
            ? json(discarded)
            : `Discarded ${discarded.map(({ queue, job }) => `${queue}/${job}`).join(', ')}.\n`,
        );
      }),
    );
}

const list = (letters: readonly DeadLetter[]): string =>
  table(
    ['failed', 'job', 'kind', 'reference', 'attempts', 'reason'],
    letters.map((letter) => ({ ...letter, failed: letter.failedAt, job: `${letter.queue}/${letter.job}` })),
  );
