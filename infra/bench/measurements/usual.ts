// The usual form handler: one Express process that inserts the row and sends the mail within the request.
import { load } from '../load.ts';
import { atLeast, type Row, ratioRow } from '../report.ts';
import { ratio, rounds } from '../rounds.ts';
import type { Setting } from '../setting.ts';

const ROUNDS = 3;
const SECONDS = 4;

export async function usual(setting: Setting): Promise<readonly Row[]> {
  const [gateway, pooled, unpooled] = await Promise.all([
    setting.service('gateway'),
    setting.rival('express-site.ts', { SMTP_POOLED: 'yes' }),
    setting.rival('express-site.ts', { SMTP_POOLED: 'no' }),
  ]);
  const perSecond = (url: string, answerAfter: number) => async () => {
    await setting.wipe();
    setting.mail.answerAfter(answerAfter);
    return (await load(`${url}/api/contact`, { seconds: SECONDS })).perSecond;
  };
  for (const { url } of [gateway, pooled, unpooled]) await perSecond(url, 0)();
  const { ours, ...theirs } = await rounds(ROUNDS, {
    ours: perSecond(gateway.url, 0),
    'pool of 5, mail server of 5 ms': perSecond(pooled.url, 5),
    'pool of 5, mail server of 100 ms': perSecond(pooled.url, 100),
    'no pool, mail server of 5 ms': perSecond(unpooled.url, 5),
    'no pool, mail server of 100 ms': perSecond(unpooled.url, 100),
  });
  const goals: Readonly<Record<string, number>> = {
    'pool of 5, mail server of 5 ms': 8,
    'pool of 5, mail server of 100 ms': 80,
  };
  return Object.entries(theirs).map(([name, figures]) => {
    const goal = goals[name];
    return ratioRow(
      `Accepting, against Express with INSERT and SMTP in the request (${name})`,
      '/s',
      ratio(ours, figures),
      goal ? atLeast(goal) : undefined,
    );
  });
}
