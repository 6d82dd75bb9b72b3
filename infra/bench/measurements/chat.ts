// A turn with Gaia, without the time that her model takes, against a bare job whose result is waited for.
import { resolve } from 'node:path';
import { loadSchool } from '@school/catalog/school-file';
import { Queue, QueueEvents } from 'bullmq';
import { root } from '../../local/checkout.ts';
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
  const [gateway] = await Promise.all([setting.service('gateway'), setting.service('gaia'), setting.rival('chat-worker.ts')]);
  const connection = { url: setting.redisUrl };
  const queue = new Queue('rival-chat', { connection });
  const events = new QueueEvents('rival-chat', { connection });
  for (const emitter of [queue, events]) emitter.setMaxListeners(0);
  await events.waitUntilReady();

  const acceptLead = { accept: () => Promise.reject(new Error('A question asks for no quote')) };
  const gaia = createEmbeddedGaia({ school: loadSchool(resolve(root, 'infra/school.json'), { production: false }), acceptLead });

  const turn = {
    ours: (one = visitor()) => () => one.post(`${gateway.url}/api/gaia-chat`, QUESTION),
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
  const p50 = (make: () => () => Promise<number>, visitors: number, turns = TURNS) => async () => {
    const each = async () => {
      const once = make();
      const times: number[] = [];
      for (let done = 0; done < turns; done += 1) times.push(await once());
      return times;
    };
    return median((await Promise.all(Array.from({ length: visitors }, each))).flat());
  };
  const alone = { ours: p50(turn.ours, 1), theirs: p50(turn.theirs, 1), model: p50(turn.model, 1) };
  await rounds(1, alone);
  const single = await rounds(ROUNDS, alone);
  const { ours, theirs } = await rounds(ROUNDS, { ours: p50(turn.ours, TOGETHER, TURNS_TOGETHER), theirs: p50(turn.theirs, TOGETHER, TURNS_TOGETHER) });
  await Promise.all([events.close(), queue.close()]);

  const above = single.ours.map((whole, round) => whole - single.model[round]!);
  return [
    ratioRow("Chat turn alone: p50 above the model's own time, against a bare job and its result", 'ms', ratio(above, single.theirs), atMost(2)),
    ratioRow('– with the model', 'ms', ratio(single.ours, single.theirs)),
    ratioRow(`– ${TOGETHER} visitors at once, with the model`, 'ms', ratio(ours, theirs)),
  ];
}
