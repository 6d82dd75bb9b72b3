// A chat turn, without the time of Gaia's model, compared with a bare job with a result.
import { resolve } from 'node:path';
import { loadSchool } from '@school/catalog/school-file';
import { Queue, QueueEvents } from 'bullmq';
import { root } from '../../stack/checkout.ts';
import { createEmbeddedGaia } from '../../../services/gaia/dist/agent/embedded-gaia.js';
import { visitor } from '../load.ts';
import { atMost, type Row, ratioRow } from '../report.ts';
import { median, ratio, rounds } from '../rounds.ts';
import type { Setting } from '../setting.ts';

const ROUNDS = 3;
const TURNS = 100;
const TURNS_TOGETHER = 10;
const TOGETHER = 16;
const QUESTION = { messages: [{ role: 'user' as const, content: 'Quanto costa il corso B2 First?' }] };

export async function chat(setting: Setting): Promise<readonly Row[]> {
  const [gateway] = await Promise.all([
    setting.service('gateway'),
    setting.service('gaia'),
    setting.rival('chat-worker.ts'),
  ]);
  const connection = { url: setting.redisUrl };
  const queue = new Queue('rival-chat', { connection });
  const events = new QueueEvents('rival-chat', { connection });
  for (const emitter of [queue, events]) emitter.setMaxListeners(0);
  await events.waitUntilReady();

  const acceptLead = { accept: () => Promise.reject(new Error('A question asks for no quote')) };
  const gaia = createEmbeddedGaia({
    school: loadSchool(resolve(root, 'infra/school.json'), { production: false }),
    acceptLead,
  });

  const turn = {
    ours:
      (one = visitor()) =>
      () =>
        one.post(`${gateway.url}/api/gaia-chat`, QUESTION),
    theirs: () => async () => {
      const begin = performance.now();
      await (await queue.add('turn', QUESTION, { removeOnComplete: { count: 5000 } })).waitUntilFinished(events);
      return performance.now() - begin;
    },
    model: () => async () => {
      const begin = performance.now();
      await gaia.answer({ conversation: 'misura', ...QUESTION, deadline: Date.now() + 60_000 });
      return performance.now() - begin;
    },
  };
  // In turns, not a hundred of each in a row: a visitor's turn does not find a warm model, and takes up to twice as
  // long. The model is called in between, so that the end of the product's job, which no visitor waits for, is over
  // before the bare job begins.
  const once = { ours: turn.ours(), theirs: turn.theirs(), model: turn.model() };
  const inTurn = async () => {
    const times = { ours: [] as number[], theirs: [] as number[], model: [] as number[] };
    for (let done = 0; done < TURNS; done += 1)
      for (const side of ['ours', 'model', 'theirs'] as const) times[side].push(await once[side]());
    return { ours: median(times.ours), theirs: median(times.theirs), above: median(times.ours) - median(times.model) };
  };
  await inTurn();
  const single: Awaited<ReturnType<typeof inTurn>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) single.push(await inTurn());

  const together = (make: () => () => Promise<number>) => async () => {
    const each = async () => {
      const send = make();
      const times: number[] = [];
      for (let done = 0; done < TURNS_TOGETHER; done += 1) times.push(await send());
      return times;
    };
    return median((await Promise.all(Array.from({ length: TOGETHER }, each))).flat());
  };
  const { ours, theirs } = await rounds(ROUNDS, { ours: together(turn.ours), theirs: together(turn.theirs) });
  await Promise.all([events.close(), queue.close()]);

  const of = (figure: 'ours' | 'theirs' | 'above') => single.map((round) => round[figure]);
  return [
    ratioRow(
      "Chat turn alone: p50 above the model's own time, against a bare job and its result",
      'ms',
      ratio(of('above'), of('theirs')),
      atMost(2),
    ),
    ratioRow('– with the model', 'ms', ratio(of('ours'), of('theirs'))),
    ratioRow(`– ${TOGETHER} visitors at once, with the model`, 'ms', ratio(ours, theirs)),
  ];
}
