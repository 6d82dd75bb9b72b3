// The faults of ordinary operation. Visitors send requests before, during and after each.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '@school/platform/testing';
import type { MailFault } from '../inbox/inbox.ts';
import type { Allowance } from './outcome.ts';
import type { Product } from './product.ts';
import { type Visitors, confirmQuote, sendContact } from './visitors.ts';

export interface Scenario {
  readonly name: string;
  /** Injects the fault and repairs it. @returns what the fault may cost; nothing when it returns nothing. */
  inject(product: Product, visitors: Visitors): Promise<Allowance | void>;
}

const KILLS = 3;
const QUOTES = 6;
/** Requests that are acknowledged during a fault. */
const REQUESTS = 30;
/**
 * A mail is sent twice if its connection breaks before the server's answer, or its mailer is killed before it notes the
 * answer: one per connection.
 */
const CONNECTIONS = 5;
const SERVICES = ['gateway', 'lead-store', 'mailer', 'gaia'];
const AN_OFFICE = 'aziende@example.it';

const killed = (name: string, allowance?: Allowance): Scenario => ({
  name: `${name} is killed ${KILLS} times`,
  inject: async ({ stack }, visitors) => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await visitors.more(REQUESTS / KILLS);
      await stack.restart(name);
    }
    return allowance;
  },
});

const unavailable = (name: string): Scenario => ({
  name: `${name} is unavailable for a while`,
  inject: async ({ stack }, visitors) => {
    await stack.kill(name);
    await visitors.more(REQUESTS);
    await stack.start(name);
  },
});

const mailServer = (name: string, fault: MailFault, allowance?: Allowance): Scenario => ({
  name: `the mail server ${name}`,
  inject: async ({ stack }, visitors) => {
    await stack.inbox.setFault(fault);
    await visitors.more(REQUESTS);
    await stack.inbox.setFault({});
    return allowance;
  },
});

export const scenarios: readonly Scenario[] = [
  { name: 'no fault', inject: async () => undefined },
  killed('gateway'),
  killed('lead-store'),
  killed('mailer', { duplicateMails: KILLS * CONNECTIONS }),
  killed('redis'),
  killed('postgres'),
  {
    name: `gaia is killed ${KILLS} times while quotes are confirmed`,
    inject: async ({ stack, gateways }) => {
      const quotes = Promise.all(Array.from({ length: QUOTES }, () => confirmQuote(gateways[0]!)));
      for (let kill = 0; kill < KILLS; kill += 1) await stack.restart('gaia');
      await quotes;
      return { otherLeads: QUOTES };
    },
  },
  unavailable('redis'),
  unavailable('postgres'),
  {
    name: 'redis does not answer for a while',
    inject: async ({ stack }, visitors) => {
      stack.pause('redis');
      await visitors.more(REQUESTS);
      stack.resume('redis');
    },
  },
  mailServer('is unavailable for a while', { unavailable: true }, { duplicateMails: CONNECTIONS }),
  mailServer('takes seconds for each mail', { delayMs: 3000 }),
  mailServer('refuses all mails for a while (451)', { refuse: { at: 'rcpt', code: 451 } }),
  mailServer('refuses the mailbox of an office (550)', { refuse: { at: 'rcpt', code: 550, recipient: AN_OFFICE } }),
  {
    name: 'everything is stopped, as for an update, and started again',
    inject: async ({ stack, processes }) => {
      for (const name of SERVICES.flatMap(processes)) {
        await stack.kill(name, 'SIGTERM');
        await stack.start(name);
      }
    },
  },
  {
    name: 'everything is killed at once',
    inject: async ({ stack, processes }) => {
      const servers = ['redis', 'postgres', 'inbox'];
      const services = SERVICES.flatMap(processes);
      await Promise.all([...services, ...servers].map((name) => stack.kill(name)));
      await Promise.all(servers.map((name) => stack.start(name)));
      await Promise.all(services.map((name) => stack.start(name)));
      return { duplicateMails: 3 * CONNECTIONS };
    },
  },
  {
    name: 'an older backup of PostgreSQL is restored, Redis is intact',
    inject: async ({ backUp, restore, leads, outcome, gateways, processes, stack }, visitors) => {
      const person = `${randomUUID()}@example.com`;
      const id = await sendContact(gateways[0]!, person);
      await eventually(async () => {
        const { rows, mails } = await outcome.read();
        assert.ok(rows.includes(id) && mails.includes(id));
      });
      await backUp('postgres');
      await leads('gdpr', 'erase', person, '--yes');
      await visitors.more(REQUESTS);
      // As `make restore` does: no worker sees a person who was erased after the backup.
      const workers = ['lead-store', 'mailer'].flatMap(processes);
      for (const name of workers) await stack.kill(name, 'SIGTERM');
      await restore('postgres');
      await leads('gdpr', 'reapply');
      for (const name of workers) await stack.start(name);
      await leads('replay');
      return { erased: [id] };
    },
  },
  {
    name: 'an older backup of Redis is restored, PostgreSQL is intact',
    inject: async ({ backUp, restore, stack, outcome }, visitors) => {
      const idle = async () => assert.equal((await outcome.read()).unfinished, 0);
      const resume = await visitors.pause();
      await eventually(idle);
      await backUp('redis');
      resume();
      // These mails wait in Redis only: their rows say that they have to be queued again.
      await stack.inbox.setFault({ unavailable: true });
      await visitors.more(REQUESTS);
      const resumeAgain = await visitors.pause();
      await eventually(async () => {
        const stored = new Set((await outcome.read()).rows);
        assert.ok(visitors.acknowledged.every((lead) => stored.has(lead)));
      });
      await restore('redis');
      await stack.inbox.setFault({});
      resumeAgain();
    },
  },
];
