import { CHAT_FEEDBACK } from '@school/contracts';
import type { Command } from 'commander';
import type { Redis } from 'ioredis';
import { json } from '../output/output.js';
import type { Run } from '../program.js';
import { jsonOption } from './options.js';

/** A reply that was not what a visitor was looking for. */
export interface Unhelpful {
  readonly at: string;
  /** The end of the conversation, that reply last; empty where the visitor did not let staff read it. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export function addGaiaCommands(program: Command, run: Run): void {
  program
    .command('gaia')
    .description("What visitors say of Gaia's replies")
    .command('feedback')
    .description(
      'The last replies that were not what somebody was looking for, oldest first; with words as far as the visitor agreed',
    )
    .option('--clear', 'removes them after they were printed')
    .addOption(jsonOption())
    .action((options: { clear?: boolean; json?: boolean }) =>
      run(async ({ redis }, { out }) => {
        const replies = await unhelpful(redis);
        out(
          options.json
            ? json(replies)
            : replies.length === 0
              ? 'Nothing was reported.\n'
              : replies.map(told).join('\n'),
        );
        if (options.clear) await redis.del(CHAT_FEEDBACK.key);
      }),
    );
}

async function unhelpful(redis: Redis): Promise<Unhelpful[]> {
  const entries = await redis.xrange(CHAT_FEEDBACK.key, '-', '+');
  return entries.map(([id, [, messages = '[]']]) => ({
    at: new Date(parseInt(id, 10)).toISOString(),
    messages: JSON.parse(messages) as Unhelpful['messages'],
  }));
}

/** Each line of what was said is indented, so that none of them passes for a line of this list. */
function told({ at, messages }: Unhelpful): string {
  if (messages.length === 0) return `${at}  without words\n`;
  const lines = messages.map(
    ({ role, content }) => `  ${role === 'user' ? 'visitor' : 'Gaia'}: ${content.replaceAll('\n', '\n    ')}\n`,
  );
  return `${at}\n${lines.join('')}`;
}
