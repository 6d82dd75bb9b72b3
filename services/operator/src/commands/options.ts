// Arguments that several commands take.
import { QUEUES, type QueueName, leadKinds, officeIds } from '@school/contracts';
import { InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';

/** Queues by short and by full name. */
const queueNames: Readonly<Record<string, QueueName>> = {
  ...QUEUES,
  ...Object.fromEntries(Object.values(QUEUES).map((name) => [name, name])),
};

export const jsonOption = () => new Option('--json', 'print JSON');

export const kindOption = () => new Option('--kind <kind>', 'only this kind').choices(leadKinds);

export const officeOption = () => new Option('--office <office>', 'only what this office reads').choices(officeIds);

/** An option whose value is parsed; `parse` returns undefined for one that is not valid. */
const parsed = <T>(flags: string, description: string, valid: string, parse: (value: string) => T | undefined) =>
  new Option(flags, description).argParser((value): T => {
    const result = parse(value);
    if (result === undefined) throw new InvalidArgumentError(`It is ${valid}.`);
    return result;
  });

export const queueOption = () => {
  const names = Object.keys(QUEUES).join(', ');
  return parsed('--queue <queue>', `only this queue: ${names}`, `one of ${names}`, (value) =>
    Object.hasOwn(queueNames, value) ? queueNames[value] : undefined,
  );
};

export const dayOption = (flags: string, description: string) =>
  parsed(flags, description, 'a day such as 2026-11-21', (value) => z.iso.date().safeParse(value).data);

export const yearOption = (flags: string, description: string) =>
  parsed(flags, description, 'a year such as 2026', (value) => (/^20\d\d$/.test(value) ? value : undefined));

export const timeOption = (flags: string, description: string) =>
  parsed(flags, description, 'a time such as 2026-11-21T03:15:00Z or 2026-11-21T04:15:00+01:00', (value) => {
    const time = new Date(value);
    const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(time.getTime());
    return isTime ? time : undefined;
  });

export const secondsOption = (flags: string, description: string, byDefault: number) =>
  parsed(flags, description, 'a number of seconds', (value) =>
    /^\d{1,4}$/.test(value) ? Number(value) : undefined,
  ).default(byDefault);
