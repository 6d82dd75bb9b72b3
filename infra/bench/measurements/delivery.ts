// From the sent form to the mail in the mailbox, on an idle system: all four processes run, with one request at a time.
import { setTimeout as pause } from 'node:timers/promises';
import { aBody } from '@school/contracts/testing';
import { createTransport } from 'nodemailer';
import { visitor } from '../load.ts';
import { atMost, figureRow, type Row, ratioRow } from '../report.ts';
import { median, quantile, ratio } from '../rounds.ts';
import type { Setting } from '../setting.ts';

const FORMS = 100;
const WARM_UP = 30;
/** The pause before each request: nothing is left of the one before. */
const BETWEEN_MS = 30;

export async function delivery(setting: Setting): Promise<readonly Row[]> {
  const [gateway] = await Promise.all([
    setting.service('gateway'),
    setting.service('lead-store'),
    setting.service('mailer'),
  ]);
  const { hostname: host, port } = new URL(setting.mail.url);
  const bare = createTransport({ host, port: Number(port), pool: true, maxConnections: 1, ignoreTLS: true });
  const one = visitor();

  const form = async (number: number) => {
    const taken = setting.mail.more(1);
    const begin = performance.now();
    await one.post(`${gateway.url}/api/contact`, aBody('contact', { message: `Richiesta ${number}` }));
    await taken;
    return performance.now() - begin;
  };
  const letter = async () => {
    const taken = setting.mail.more(1);
    const begin = performance.now();
    await bare.sendMail({
      from: 'prova@example.com',
      to: 'ufficio@example.com',
      subject: 'Richiesta',
      text: 'Vorrei informazioni sui corsi serali.',
    });
    await taken;
    return performance.now() - begin;
  };

  const times: { form: number; letter: number }[] = [];
  for (let number = 0; number < WARM_UP + FORMS; number += 1) {
    times.push({ form: await form(number), letter: await letter() });
    await pause(BETWEEN_MS);
  }
  one.leave();
  bare.close();
  const forms = times.slice(WARM_UP).map((time) => time.form);
  const letters = times.slice(WARM_UP).map((time) => time.letter);
  return [
    figureRow(
      'Form sent → mail in the mailbox, idle: p95',
      quantile(forms, 0.95),
      atMost(150, 'ms'),
      `p50 ${Math.round(median(forms))} ms`,
    ),
    ratioRow(
      '– its p50, against one mail over an open SMTP connection',
      'ms',
      ratio([median(forms)], [median(letters)]),
    ),
  ];
}
