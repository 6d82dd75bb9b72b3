// What `make bench` measures, each side in turns.
import { setTimeout as pause } from 'node:timers/promises';
import { QUEUES } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { Queue } from 'bullmq';
import { crowd, peak, send } from './load.ts';
import { type Row, figureRow, median, quantile, ratioRow, rounds } from './report.ts';
import type { Setting } from './setting.ts';

const ROUNDS = 5;
const SECONDS = 5;
const LOOK_MS = 5;

/** Accepting a lead, against three other ways to build it. */
async function accept({ services, baseline, wipe, mail }: Setting): Promise<readonly Row[]> {
  const side =
    (url: string, answerAfterMs = 0) =>
    async (seconds: number) => {
      await wipe();
      mail.answerAfter(answerAfterMs);
      return peak(url, seconds);
    };
  const express = await baseline('express.ts');
  const sides = {
    ours: side(await services('gateway')),
    nest: side(await baseline('nest')),
    fastify: side(await baseline('fastify.ts')),
    express5: side(express, 5),
    express100: side(express, 100),
  };
  for (const warmUp of Object.values(sides)) await warmUp(2);
  const timed = Object.entries(sides).map(([name, measure]) => [name, () => measure(SECONDS)] as const);
  const { ours, nest, fastify, express5, express100 } = await rounds(
    ROUNDS,
    Object.fromEntries(timed) as Record<keyof typeof sides, () => Promise<number>>,
  );
  mail.answerAfter(0);
  return [
    ratioRow('Accepting, 50 connections, against Nest as documented', '/s', ours, nest, 1.5),
    ratioRow('– against bare Fastify', '/s', ours, fastify, 0.5),
    ratioRow('– against Express with INSERT and SMTP, mail server of 5 ms', '/s', ours, express5, 8),
    ratioRow('– mail server of 100 ms', '/s', ours, express100, 80),
  ];
}

/** Ten and twenty times the connections of the peak. */
async function overload({ services, wipe }: Setting): Promise<readonly Row[]> {
  const url = await services('gateway');
  const side = (visitors: number) => async () => {
    await wipe();
    return crowd(url, visitors, 10);
  };
  await side(50)();
  const { once, ...over } = await rounds(3, { once: side(50), 'ten times': side(500), 'twenty times': side(1000) });
  return Object.entries(over).flatMap(([name, figures]) => [
    ratioRow(
      `Overload, ${name} the connections: accepted, against the peak`,
      '/s',
      figures.map(({ perSecond }) => perSecond),
      once.map(({ perSecond }) => perSecond),
      0.9,
    ),
    figureRow('– p99', median(figures.map(({ times }) => quantile(times, 0.99))), 1000),
  ]);
}

/** Fills a paused queue with leads and resumes it. @returns how many were processed a second. */
async function workOff(
  { redis }: Setting,
  name: string,
  size: number,
  isDone: () => Promise<boolean>,
): Promise<number> {
  const queue = new Queue(name, { connection: redis });
  await queue.pause();
  const leads = Array.from({ length: size }, () => aLead('translation'));
  await queue.addBulk(leads.map((lead) => ({ name: lead.kind, data: lead, opts: { jobId: `lead-${lead.id}` } })));
  const begin = performance.now();
  await queue.resume();
  while (!(await isDone())) await pause(LOOK_MS);
  await queue.close();
  return size / ((performance.now() - begin) / 1000);
}

/** The worker that stores, against BullMQ and a prepared INSERT. */
async function store(setting: Setting): Promise<readonly Row[]> {
  await setting.services('lead-store');
  await setting.baseline('store-worker.ts');
  const side =
    (queue: string, leads = 2000) =>
    async () => {
      await setting.wipe();
      return workOff(setting, queue, leads, async () => {
        const { rows } = await setting.database.query<{ count: string }>('SELECT count(*) FROM leads');
        return Number(rows[0]?.count) === leads;
      });
    };
  const sides = { ours: side(QUEUES.store), theirs: side('baseline-store') };
  await rounds(1, sides);
  const { ours, theirs } = await rounds(ROUNDS, sides);
  return [ratioRow('Storing, against BullMQ and a prepared INSERT', '/s', ours, theirs, 0.8)];
}

/** The mailer from its queue to the mail server, against nodemailer's pool without a queue; and the way of one form. */
async function mail(setting: Setting): Promise<readonly Row[]> {
  await setting.services('mailer');
  const baseline = await setting.baseline('pool-mailer.ts');
  const against = async (mails: number, answerAfterMs: number) => {
    setting.mail.answerAfter(answerAfterMs);
    const { ours, theirs } = await rounds(3, {
      ours: async () => {
        await setting.wipe();
        const all = setting.mails() + mails;
        return workOff(setting, QUEUES.mail, mails, async () => setting.mails() >= all);
      },
      theirs: async () => {
        const begin = performance.now();
        await (await fetch(`${baseline}/send?mails=${mails}`)).text();
        return mails / ((performance.now() - begin) / 1000);
      },
    });
    return ratioRow(`Mailing, mail server of ${answerAfterMs} ms, against nodemailer's pool`, '/s', ours, theirs, 0.9);
  };
  await against(100, 0); // warms up
  const rows = [await against(300, 20), await against(500, 5)];

  setting.mail.answerAfter(0);
  const url = await setting.services('gateway', 'lead-store', 'mailer');
  const times: number[] = [];
  for (let sent = 0; sent < 120; sent += 1) {
    const before = setting.mails();
    const begin = performance.now();
    await send(url);
    while (setting.mails() === before) await pause(1);
    times.push(performance.now() - begin);
  }
  return [...rows, figureRow('Form sent → mail in the mailbox, idle: p95', quantile(times.slice(20), 0.95), 150)];
}

export const measurements: Readonly<Record<string, (setting: Setting) => Promise<readonly Row[]>>> = {
  accept,
  overload,
  store,
  mail,
};
