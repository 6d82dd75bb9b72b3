// What an operator looks at first: the stores, the queues, unsent requests, and what there is to do.
import { QUEUES, type QueueName } from '@school/contracts';
import { type Database, type LeadEntity, listLeads } from '@school/lead-database/without-nest';
import { Spool } from '@school/leads/without-nest';
import { parseEnv, queueState, withoutAddresses } from '@school/platform/without-nest';
import type { Command } from 'commander';
import { type OperatorEnv, type SchoolEnv, schoolEnv } from '../env.js';
import { reasonOf } from '../operator-error.js';
import { age, aligned, json } from '../output.js';
import type { Configured } from '../run.js';
import { officeOf } from '../search/lead-data.js';
import { type Stores, requireDatabase, withDatabase, withStores } from '../stores.js';
import { jsonOption } from './options.js';
import { ownersFindings } from './school.js';
import { type Part, type Row, ofAlerts, ofBackups, ofCertificate, ofVersions } from './upkeep.js';

/** Exit codes of this command, as those of monitoring plug-ins. */
const STATUS_EXIT = { allRight: 0, somethingToDo: 1, couldNotLook: 2 } as const;

const MINUTE_MS = 60_000;
/** From this age on a request should have been mailed. The reconciler waits as long. */
const LATE_MS = 10 * MINUTE_MS;
/** A nightly run may take its retries of an hour, and the clocks change. */
const NIGHTLY_LATE_MS = 26 * 60 * MINUTE_MS;

/** The service whose workers take the jobs of a queue. */
const WORKER: Readonly<Record<QueueName, string>> = {
  [QUEUES.store]: 'lead-store',
  [QUEUES.mail]: 'mailer',
  [QUEUES.confirmation]: 'mailer',
  [QUEUES.events]: 'lead-store',
  [QUEUES.chat]: 'gaia',
  [QUEUES.maintenance]: 'lead-store',
};
/** So many wrong values of the owner's file are named. */
const MOST_OF_SCHOOL = 3;
/** Nobody waits for an old turn of a chat, and scheduled jobs are never late by their age. */
const REQUESTS: readonly QueueName[] = [QUEUES.store, QUEUES.mail, QUEUES.confirmation, QUEUES.events];

export function addStatusCommand(program: Command, configured: Configured): void {
  program
    .command('status')
    .description('Whether all is right, and what to do. Exit codes: 0 all right, 1 something to do, 2 could not look')
    .addOption(jsonOption())
    .action((options: { json?: boolean }) =>
      configured(async (env, { env: environment, out }) => {
        const { parts, todo, unseen } = await look(env, parseEnv(schoolEnv, environment));
        out(options.json ? json({ ...parts, todo, unseen }) : asText(parts, [...unseen, ...todo]));
        if (unseen.length > 0) return STATUS_EXIT.couldNotLook;
        return todo.length > 0 ? STATUS_EXIT.somethingToDo : STATUS_EXIT.allRight;
      }),
    );
}

/** Looks at each store separately: an unavailable one hides nothing of the others. */
async function look(env: OperatorEnv, school: SchoolEnv) {
  const parts = await Promise.allSettled([
    withStores(env, (stores) => ofRedis(stores, env)),
    withDatabase(env.DATABASE_URL, ofDatabase),
    ofSpool(env),
    ofCertificate(env),
    ofSchool(school),
    ofAlerts(env),
  ]);
  const seen = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  const stores = seen.flatMap(({ tables }) => tables['stores'] ?? []);
  return {
    parts: { ...Object.assign({}, ...seen.map(({ tables }) => tables)), stores } as Part['tables'],
    todo: seen.flatMap(({ todo }) => todo),
    unseen: parts.flatMap((part) => (part.status === 'rejected' ? reasonOf(part.reason) : [])),
  };
}

async function ofRedis({ redis, queues }: Stores, env: OperatorEnv): Promise<Part> {
  const store = await timed('Redis', () => redis.ping());
  const todo: string[] = [];
  const rows = Object.values(QUEUES).map(async (queue) => {
    const { waiting, active, delayed, failed, oldestMs, workers } = await queueState(queues[queue]);
    const service = WORKER[queue];
    if (workers === 0) todo.push(`${queue} has no worker: docker compose up --detach ${service}`);
    if (REQUESTS.includes(queue) && failed > 0) todo.push(`${queue} has dead letters: leads dlq list --queue ${queue}`);
    if (REQUESTS.includes(queue) && oldestMs > LATE_MS)
      todo.push(`${queue} holds a job for ${age(oldestMs)}: docker compose logs --since 1h ${service}`);
    return { queue, waiting, active, delayed, failed, oldest: age(oldestMs), workers };
  });
  const tables = { stores: [store], queues: await Promise.all(rows), schedules: await schedules(queues, todo) };
  const upkeep = await Promise.all([ofVersions(redis), ofBackups(redis, env)]);
  return {
    tables: Object.assign({}, tables, ...upkeep.map((part) => part.tables)) as Part['tables'],
    todo: [...todo, ...upkeep.flatMap((part) => part.todo)],
  };
}

/** Completed runs are kept of nightly jobs alone; of the others the schedule tells when the last one was due. */
async function schedules(queues: Stores['queues'], todo: string[]): Promise<Row[]> {
  const queue = queues[QUEUES.maintenance];
  const [schedulers, completed, ...others] = await Promise.all([
    queue.getJobSchedulers(),
    queue.getCompleted(),
    queue.getFailed(),
    // What has failed and is tried again.
    queue.getDelayed(),
  ]);
  const failures = others.flat().filter(({ failedReason }) => failedReason);
  const help = 'docker compose logs lead-store';
  if (schedulers.length === 0) todo.push(`Neither reconcile nor retention is scheduled: ${help}`);
  return schedulers.map(({ key, every, next = 0 }) => {
    const runs = completed.filter(({ name }) => name === key).map(({ finishedOn = 0 }) => finishedOn);
    const last = every ? next - every : Math.max(0, ...runs);
    const failed = failures.filter(({ name, processedOn = 0 }) => name === key && processedOn >= last).at(0);
    if (failed) todo.push(`${key} has failed (${withoutAddresses(failed.failedReason)}): ${help}`);
    if (Date.now() - next > LATE_MS || (!every && last > 0 && Date.now() - last > NIGHTLY_LATE_MS))
      todo.push(`${key} is overdue: ${help}`);
    return { schedule: key, 'last run': ago(last), 'failed since': failed ? ago(failed.processedOn!) : '–' };
  });
}

const ago = (time: number): string => (time > 0 ? `${age(Math.max(0, Date.now() - time))} ago` : 'none yet');

async function ofDatabase(database: Database): Promise<Part> {
  await requireDatabase({ database });
  const store = await timed('PostgreSQL', () => database.query('SELECT 1'));
  const undelivered = { after: new Date(0), before: new Date(Date.now() - LATE_MS) };
  const leads: LeadEntity[] = [];
  await database.transaction(async (manager) => {
    for await (const lead of listLeads(manager, { undelivered })) leads.push(lead);
  });
  // The oldest is the first.
  const unsent = [...Map.groupBy(leads, (lead) => officeOf(lead) ?? 'unknown')].map(([office, [first, ...others]]) => ({
    'unsent to': office,
    requests: 1 + others.length,
    oldest: first!.reference,
    received: `${age(Date.now() - first!.receivedAt.getTime())} ago`,
  }));
  const todo = unsent.map(({ 'unsent to': office, oldest }) => `Unsent to ${office}: leads find ${oldest}`);
  return { tables: { stores: [store], unsent }, todo };
}

async function ofSpool({ SPOOL_DIR }: OperatorEnv): Promise<Part> {
  const spool = new Spool({ directory: SPOOL_DIR });
  const store = await timed('spool', () => spool.checkFreeSpace());
  const { waiting, bad, oldestSeconds } = await spool.size();
  const todo = [
    ...(waiting > 0 ? ['Requests wait in the spool: docker compose logs --since 1h gateway redis'] : []),
    ...(bad > 0 ? ['The spool has unreadable entries: docker compose exec gateway ls /var/spool/leads/bad'] : []),
  ];
  const spooled = { 'in the spool': waiting, oldest: age(oldestSeconds * 1000), 'set aside': bad };
  return { tables: { stores: [store], spool: [spooled] }, todo };
}

/** What is wrong is to be done; what an owner may leave as it is, is only told. */
async function ofSchool(env: SchoolEnv): Promise<Part> {
  const found = await ownersFindings(env, { inHaste: true });
  const wrong = found.filter(({ isWrong }) => isWrong).map(({ says }) => `The owner's file, ${says}`);
  const more = wrong.splice(MOST_OF_SCHOOL).length;
  return {
    tables: { school: found.filter(({ isWrong }) => !isWrong).map(({ says }) => ({ "the owner's file": says })) },
    todo: [...wrong, ...(more > 0 ? [`The owner's file has ${more} more wrong values: leads school`] : [])],
  };
}

async function timed(store: string, ask: () => Promise<unknown>): Promise<Row> {
  const start = performance.now();
  await ask();
  return { store, answered: `in ${Math.ceil(performance.now() - start)} ms` };
}

const asText = (tables: Part['tables'], todo: readonly string[]): string =>
  [
    todo.length === 0 ? 'All is right.\n' : `To do:\n${todo.map((line) => `- ${line}\n`).join('')}`,
    ...Object.values(tables)
      .filter((rows) => rows.length > 0)
      .map((rows) => aligned([Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))])),
  ].join('\n');
