// Arguments that several commands take.
import { QUEUES, type QueueName, leadKinds, officeIds } from '@school/contracts';
import { InvalidArgumentError, Option } from 'commander';

/** Queues by short and by full name. */
const queueNames: Readonly<Record<string, QueueName>> = {
  ...QUEUES,
  ...Object.fromEntries(Object.values(QUEUES).map((name) => [name, name])),
};

export const jsonOption = () => new Option('--json', 'print JSON');

export const queueOption = () =>
  new Option('--queue <queue>', `only this queue: ${Object.keys(QUEUES).join(', ')}`).argParser((value): QueueName => {
    if (!Object.hasOwn(queueNames, value))
      throw new InvalidArgumentError(`It is one of ${Object.keys(QUEUES).join(', ')}.`);
    return queueNames[value]!;
  });

export const kindOption = () => new Option('--kind <kind>', 'only this kind').choices(leadKinds);

export const officeOption = () => new Option('--office <office>', 'only what this office reads').choices(officeIds);

export const dayOption = (flags: string, description: string) =>
  new Option(flags, description).argParser((value) => {
    const day = new Date(`${value}T00:00:00Z`);
    // JavaScript takes 30 February for a day in March.
    if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value))
      throw new InvalidArgumentError('It is a day such as 2026-11-21.');
    return value;
  });

export const timeOption = (flags: string, description: string) =>
  new Option(flags, description).argParser((value) => {
    const time = new Date(value);
    if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value) || Number.isNaN(time.getTime()))
      throw new InvalidArgumentError('It is a time such as 2026-11-21T03:15:00Z or 2026-11-21T04:15:00+01:00.');
    return time;
  });

export const secondsOption = (flags: string, description: string, byDefault: number) =>
  new Option(flags, description).default(byDefault).argParser((value) => {
    if (!/^\d{1,4}$/.test(value)) throw new InvalidArgumentError('It is a number of seconds.');
    return Number(value);
  });
