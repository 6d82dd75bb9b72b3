// Arguments that several commands take.
import { QUEUES, leadKinds, officeIds } from '@school/contracts';
import { InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';

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

export const queueOption = () => new Option('--queue <queue>', 'only this queue').choices(Object.values(QUEUES));

export const dayOption = (flags: string, description: string) =>
  parsed(flags, description, 'a day such as 2026-11-21', z.iso.date());

export const yearOption = (flags: string, description: string) =>
  parsed(flags, description, 'a year such as 2026', z.string().regex(/^20\d\d$/));

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
