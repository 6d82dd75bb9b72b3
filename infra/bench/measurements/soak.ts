// Soak test: the whole product at half of its peak for BENCH_SOAK_MINUTES. Memory must not grow, and no request may
// fail. Off by default.
import { QUEUES } from '@school/contracts';
import { Queue } from 'bullmq';
import { megabytes } from '../cpu.ts';
import { load } from '../load.ts';
import { atMost, figureRow, type Row } from '../report.ts';
import type { Setting } from '../setting.ts';

const MINUTES = Number(process.env['BENCH_SOAK_MINUTES'] ?? 0);
const SAMPLE_MS = 2000;
/** A heap grows to its working size first; the slope is measured after that. */
const SETTLING_SHARE = 0.3;
const PEAK_SECONDS = 10;
/** Node's default in a container of 384 MB: with a limit of gigabytes the heap would grow before it is collected. */
const OLD_GENERATION = '--max-old-space-size=256';

export async function soak(setting: Setting): Promise<readonly Row[]> {
  if (MINUTES === 0) return [];
  const services = ['gateway', 'lead-store', 'mailer'] as const;
  const programs = await Promise.all(
    services.map((name) =>
      setting.service(name, { NODE_OPTIONS: `${setting.command(name).env['NODE_OPTIONS']} ${OLD_GENERATION}` }),
    ),
  );
  const url = `${programs[0]!.url}/api/contact`;
  const drained = async () => {
    const queues = [QUEUES.store, QUEUES.mail].map(
      (name) => new Queue(name, { connection: { url: setting.redisUrl } }),
    );
    try {
      for (;;) {
        const counts = await Promise.all(
          queues.map((queue) => queue.getJobCounts('wait', 'active', 'delayed', 'failed')),
        );
        if (counts.some(({ failed = 0 }) => failed > 0)) throw new Error('There are dead letters');
        if (counts.every(({ wait = 0, active = 0, delayed = 0 }) => wait + active + delayed === 0)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    } finally {
      await Promise.all(queues.map((queue) => queue.close()));
    }
  };
  // The peak counts requests that are stored and mailed, not only accepted.
  const begin = performance.now();
  const { answered } = await load(url, { seconds: PEAK_SECONDS });
  await drained();
  const peak = answered / ((performance.now() - begin) / 1000);

  const samples: { minute: number; megabytes: number[] }[] = [];
  const since = performance.now();
  const sample = setInterval(() => {
    samples.push({
      minute: (performance.now() - since) / 60_000,
      megabytes: programs.map(({ pid }) => megabytes(pid)),
    });
  }, SAMPLE_MS);
  try {
    await load(url, { seconds: MINUTES * 60, rate: Math.round(peak / 2) });
  } finally {
    clearInterval(sample);
  }
  await drained();

  const settled = samples.slice(Math.floor(samples.length * SETTLING_SHARE));
  return services.map((name, index) => {
    const points = settled.map((at) => [at.minute, at.megabytes[index]!] as const);
    return figureRow(
      `Memory of ${name}, ${MINUTES} min at ${Math.round(peak / 2)} leads/s`,
      slope(points),
      atMost(1, 'MB/min'),
      `${Math.round(points.at(-1)![1])} MB at the end`,
    );
  });
}

/** Slope by least squares. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  return (
    points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) /
    points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  );
}
