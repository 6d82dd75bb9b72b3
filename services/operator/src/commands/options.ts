// Arguments that several commands take.
import { QUEUES, type QueueName, leadKinds, officeIds } from '@school/contracts';
import { InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';

/** The queues with dead letters, by short and by full name. */
const { chat: _chat, ...queues } = QUEUES;
const queueNames: Readonly<Record<string, QueueName>> = {
  ...queues,
  ...Object.fromEntries(Object.values(queues).map((name) => [name, name])),
};

export const jsonOption = () => new Option('--json', 'print JSON');

export const kindOption = () => new Option('--kind <kind>', 'only this kind').choices(leadKinds);

export const officeOption = () => new Option('--office <office>', 'only what this office reads').choices(officeIds);

/** An option whose value is read by a schema. @param valid says what the schema accepts. */
const parsed = (flags: string, description: string, valid: string, schema: z.ZodType) =>
  new Option(flags, description).argParser((value) => {
    const { success, data } = schema.safeParse(value);
    if (!success) throw new InvalidArgumentError(`It is ${valid}.`);
    return data;
  });

export const queueOption = () => {
  const names = Object.keys(queues).join(', ');
  const schema = z.enum(Object.keys(queueNames)).transform((name) => queueNames[name]);
  return parsed('--queue <queue>', `only this queue: ${names}`, `one of ${names}`, schema);
};

export const dayOption = (flags: string, description: string) =>
  parsed(flags, description, 'a day such as 2026-11-21', z.iso.date());

export const yearOption = (flags: string, description: string) =>
  parsed(flags, description, 'a year such as 2026', z.string().regex(/^20\d\d$/));

/** With a zone; seconds may be left out. */
const time = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })])
  .transform((text) => new Date(text));

export const timeOption = (flags: string, description: string) =>
  parsed(flags, description, 'a time such as 2026-11-21T03:15:00Z or 2026-11-21T04:15:00+01:00', time);

export const secondsOption = (flags: string, description: string, byDefault: number) =>
  parsed(
    flags,
    description,
    'a number of seconds',
    z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number),
  ).default(byDefault);
