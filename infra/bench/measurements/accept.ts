// Accepting a lead: the gateway compared with a bare Fastify with the same validation and the same two durable jobs.
import { QUEUES } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { spentDuring } from '../cpu.ts';
import { load, visitor } from '../load.ts';
import { atLeast, atMost, type Row, ratioRow } from '../report.ts';
import { median, ratio, ratioOf, rounds } from '../rounds.ts';
import type { Setting } from '../setting.ts';

const ROUNDS = 5;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;
const REQUESTS_ALONE = 200;

export async function accept(setting: Setting): Promise<readonly Row[]> {
  const [gateway, fastify] = await Promise.all([setting.service('gateway'), setting.rival('fastify-gateway.ts')]);
  const urls = { ours: `${gateway.url}/api/contact`, theirs: `${fastify.url}/api/contact` };

  const crowd =
    (url: string, queue: string, pid: number) =>
    async (seconds = SECONDS) => {
      await setting.wipe();
      const { result, cpu } = await spentDuring({ server: [pid] }, () => load(url, { seconds }));
      const waiting = await setting.waiting(queue);
      // A side that drops or merges leads is not fast.
      if (waiting < result.answered)
        throw new Error(`${result.answered} requests were acknowledged, ${waiting} are queued in ${queue}`);
      return { ...result, cpuMicroseconds: (cpu.server / result.answered) * 1e6 };
    };
  const sides = {
    ours: crowd(urls.ours, QUEUES.store, gateway.pid),
    theirs: crowd(urls.theirs, 'rival-store', fastify.pid),
  };
  await sides.ours(WARM_UP_SECONDS);
  await sides.theirs(WARM_UP_SECONDS);
  const many = await rounds(ROUNDS, { ours: () => sides.ours(), theirs: () => sides.theirs() });

  const alone = (url: string) => async () => {
    await setting.wipe();
    const one = visitor();
    const times: number[] = [];
    for (let sent = 0; sent < REQUESTS_ALONE; sent += 1)
      times.push(await one.post(url, aBody('contact', { message: `Richiesta ${sent}` })));
    one.leave();
    return median(times);
  };
  const single = await rounds(ROUNDS, { ours: alone(urls.ours), theirs: alone(`${fastify.url}/one-job`) });

  return [
    ratioRow(
      'Accepting, 50 connections: requests a second, against bare Fastify',
      '/s',
      ratioOf(many, 'perSecond'),
      atLeast(0.8),
    ),
    ratioRow('– its p99', 'ms', ratioOf(many, 'p99'), atMost(1.3)),
    ratioRow('– its processor time a request', 'µs', ratioOf(many, 'cpuMicroseconds')),
    ratioRow(
      'One request alone: p50, against bare Fastify with one durable job',
      'ms',
      ratio(single.ours, single.theirs),
      atMost(1.8),
    ),
  ];
}
