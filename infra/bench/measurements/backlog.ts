// A backlog for one, two and four workers of a kind: how throughput scales, and what limits it.
import { QUEUES } from '@school/contracts';
import type { ServiceName } from '../../stack/services.ts';
import { workOff } from '../backlog.ts';
import { spentDuring } from '../cpu.ts';
import { aligned, figure, type Row } from '../report.ts';
import { median } from '../rounds.ts';
import type { Program, Setting } from '../setting.ts';

const LEADS = Number(process.env['BENCH_BACKLOG'] ?? 1000);
const ROUNDS = 3;
const WORKERS = [1, 2, 4];
const MAIL_SERVER_MS = 20;

export async function backlog(setting: Setting): Promise<readonly Row[]> {
  const lines = [
    ...(await scale(setting, 'lead-store', QUEUES.store)),
    ...(await scale(setting, 'mailer', QUEUES.mail)),
  ];
  const head = [
    'backlog of ' + LEADS,
    'leads/s',
    'against one',
    'cores: workers',
    'Redis',
    'PostgreSQL',
    'mail server',
  ];
  process.stdout.write(`\n${aligned([head, ...lines])}\n\n`);
  return [];
}

async function scale(setting: Setting, service: ServiceName, queue: string): Promise<string[][]> {
  const workers: Program[] = [];
  const lines: string[][] = [];
  let alone: number | undefined;
  setting.mail.answerAfter(MAIL_SERVER_MS);
  for (const count of WORKERS) {
    while (workers.length < count) workers.push(await setting.service(service));
    const { redis, postgres, mail } = setting.pids;
    const pids = { workers: workers.map(({ pid }) => pid), redis: [redis], postgres: [postgres], mail: [mail] };
    const run = async () => {
      await setting.wipe();
      return spentDuring(pids, () => workOff(setting, { queue, size: LEADS }));
    };
    await run();
    const measured: Awaited<ReturnType<typeof run>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) measured.push(await run());
    const rate = median(measured.map(({ result }) => result));
    alone ??= rate;
    const cores = (name: keyof typeof pids) => figure(median(measured.map(({ cpu, seconds }) => cpu[name] / seconds)));
    lines.push([
      `${count} × ${service}`,
      figure(rate),
      `${figure(rate / alone)} ×`,
      cores('workers'),
      cores('redis'),
      cores('postgres'),
      cores('mail'),
    ]);
  }
  await setting.clear();
  return lines;
}
