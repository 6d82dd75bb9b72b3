// Overload with ten and twenty times the connections of the peak: throughput, latency, and latency of refusals.
import { QUEUES } from '@school/contracts';
import { type CrowdFigures, crowd } from '../crowd.ts';
import { atLeast, atMost, figureRow, type Row, ratioRow } from '../report.ts';
import { median, ratio, rounds } from '../rounds.ts';
import type { Setting } from '../setting.ts';

const PEAK = 50;
const ROUNDS = 3;
/** Several times the longest Retry-After. */
const SECONDS = 15;
const WARM_UP_SECONDS = 4;

export async function overload(setting: Setting): Promise<readonly Row[]> {
  const { url } = await setting.service('gateway');
  const of =
    (connections: number) =>
    async (seconds = SECONDS) => {
      await setting.wipe();
      const figures = await crowd(`${url}/api/contact`, { connections, seconds });
      await expectOnlyQueued(setting, figures);
      return figures;
    };
  await of(PEAK)(WARM_UP_SECONDS);
  const { peak, ...over } = await rounds(ROUNDS, {
    peak: () => of(PEAK)(),
    'ten times': () => of(10 * PEAK)(),
    'twenty times': () => of(20 * PEAK)(),
  });
  const perSecond = (side: readonly CrowdFigures[]) => side.map((figures) => figures.perSecond);
  return Object.entries(over).flatMap(([name, side]) => [
    ratioRow(
      `Overload, ${name} the connections of the peak (${PEAK}): taken a second, against the peak`,
      '/s',
      ratio(perSecond(side), perSecond(peak)),
      atLeast(0.9),
    ),
    figureRow(
      '– p99 of what is taken',
      median(side.map(({ p99 }) => p99)),
      atMost(1000, 'ms'),
      `at the peak ${Math.round(median(peak.map(({ p99 }) => p99)))} ms`,
    ),
    figureRow(
      '– p99 of a refusal',
      median(side.map(({ refusedP99 }) => refusedP99)),
      atMost(100, 'ms'),
      `${Math.round(median(side.map(({ refused }) => refused)))} refusals in ${SECONDS} s`,
    ),
  ]);
}

/** Checks that every acknowledged lead is in the queue and none is in the spool, which is for failures of Redis. */
async function expectOnlyQueued(
  { waiting: waitingIn, spooled }: Setting,
  { taken, other }: CrowdFigures,
): Promise<void> {
  const waiting = await waitingIn(QUEUES.store);
  if (waiting !== taken) throw new Error(`${taken} requests were acknowledged, ${waiting} are queued`);
  if (spooled() > 0) throw new Error(`${spooled()} requests went to the spool`);
  const counts = Object.entries(Object.groupBy(other, (what) => what)).map(
    ([what, all]) => `${all!.length} times ${what}`,
  );
  if (other.length > 0) throw new Error(`Neither taken nor refused: ${counts.join(', ')}`);
}
