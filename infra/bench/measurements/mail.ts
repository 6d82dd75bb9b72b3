// Mailing: the mailer, from queue to mail server, compared with nodemailer's pool without a queue.
import { QUEUES } from '@school/contracts';
import { workOff } from '../backlog.ts';
import { atLeast, type Row, ratioRow } from '../report.ts';
import { ratio, rounds } from '../rounds.ts';
import type { Setting } from '../setting.ts';

const ROUNDS = 3;
const POOL = 5;

export async function mail(setting: Setting): Promise<readonly Row[]> {
  const [, rival] = await Promise.all([
    setting.service('mailer', { SMTP_POOL: String(POOL) }),
    setting.rival('pool-mailer.ts', { SMTP_POOL: String(POOL) }),
  ]);
  const ours = (mails: number, answerAfter: number) => async () => {
    await setting.wipe();
    setting.mail.answerAfter(answerAfter);
    return workOff(setting, {
      queue: QUEUES.mail,
      size: mails,
      kind: 'translation',
      done: () => setting.mail.more(mails),
    });
  };
  const theirs = (mails: number, answerAfter: number) => async () => {
    setting.mail.answerAfter(answerAfter);
    const begin = performance.now();
    const response = await fetch(`${rival.url}/send?mails=${mails}`, { method: 'POST' });
    if (!response.ok) throw new Error(`The rival's mails were not taken: ${response.status}`);
    return mails / ((performance.now() - begin) / 1000);
  };
  const compare = async (mails: number, answerAfter: number) => {
    const sides = { ours: ours(mails, answerAfter), theirs: theirs(mails, answerAfter) };
    const figures = await rounds(ROUNDS, sides);
    return ratio(figures.ours, figures.theirs);
  };
  await ours(300, 0)();
  await theirs(300, 0)();
  return [
    ratioRow(
      `Mailing, pool of ${POOL}, mail server of 20 ms, against nodemailer's pool`,
      '/s',
      await compare(300, 20),
      atLeast(0.9),
    ),
    ratioRow('– mail server of 5 ms', '/s', await compare(500, 5), atLeast(0.9)),
    ratioRow('– mail server of 0 ms: a durable queue and a ledger against neither', '/s', await compare(800, 0)),
  ];
}
