import { CHAT_FEEDBACK } from '@school/contracts';
import type { Command } from 'commander';
import type { Redis } from 'ioredis';
import { json } from '../output.js';
import type { Run } from '../run.js';
import { jsonOption } from './options.js';

export interface UnhelpfulReply {
  readonly at: string;
  /** The end of the conversation, that reply last; empty where the visitor did not share it. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export function addGaiaCommands(program: Command, run: Run): void {
  program
    .command('gaia')
    .description("What visitors say of Gaia's replies")
    .command('feedback')
    .description(
      'The replies of the last days that visitors found unhelpful, oldest first; with the words that they shared',
    )
    .addOption(jsonOption())
    .action((options: { json?: boolean }) =>
      run(async ({ redis }, { out }) => {
        const replies = await unhelpfulReplies(redis);
        if (options.json) out(json(replies));
        else out(replies.map(describe).join('\n') || 'Nothing was reported.\n');
      }),
    );
}

async function unhelpfulReplies(redis: Redis): Promise<UnhelpfulReply[]> {
  // The key of a day ends in the day.
  const pages = (await redis.scanStream({ match: `${CHAT_FEEDBACK.prefix}*`, count: 1000 }).toArray()) as string[][];
  const days = [...new Set(pages.flat())].toSorted();
  const entries = await Promise.all(days.map((day) => redis.xrange(day, '-', '+')));
  return entries.flat().map(([id, [, messages = '[]']]) => ({
    at: new Date(parseInt(id, 10)).toISOString(),
    messages: JSON.parse(messages) as UnhelpfulReply['messages'],
  }));
}

/** The messages are indented, so that none of their lines can be mistaken for a line of this list. */
function describe({ at, messages }: UnhelpfulReply): string {
  if (messages.length === 0) return `${at}  without words\n`;
  const lines = messages.map(
    ({ role, content }) => `  ${role === 'user' ? 'visitor' : 'Gaia'}: ${content.replaceAll('\n', '\n    ')}\n`,
  );
  return `${at}\n${lines.join('')}`;
}
