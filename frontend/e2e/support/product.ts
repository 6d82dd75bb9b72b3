// The product for the tests of one Playwright worker: site, gateway, workers, databases and inbox.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Page, expect, test as base } from 'playwright/test';
import { type Stack, startStack } from '../../../infra/stack/stack.ts';
import type { Mail, MailFilter } from '../../../infra/inbox/client.ts';

export { expect } from 'playwright/test';

export interface Product {
  readonly stack: Stack;
  /** Waits for the only matching mail and returns it. */
  mail(filter: MailFilter): Promise<Mail>;
  /** Waits for the only mail about a request to an office: the sender's confirmation has the same reference. */
  officeMail(reference: string): Promise<Mail>;
  /** The result rows of a query. */
  rows(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

const STARTED_WITHIN_MS = 300_000;
const isToOffice = ({ envelope }: Mail): boolean => envelope.to.every((to) => to.endsWith('@settepini.example'));

async function startProduct(): Promise<{ product: Product; end: () => Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'e2e-'));
  const stack = await startStack({
    dir,
    // Everything except the operators' board.
    only: ['gateway', 'lead-store', 'mailer', 'gaia', 'site'],
    durable: false,
    env: {
      LEADS_PER_10_MINUTES: '100000',
      CHATS_PER_MINUTE: '100000',
      RETRY_TIME_SCALE: '0.01',
    },
  });
  const database = new pg.Pool({ connectionString: stack.urls.postgres });
  database.on('error', () => undefined);
  const only = async (find: () => Promise<readonly Mail[]>): Promise<Mail> => {
    await expect.poll(async () => (await find()).length).toBe(1);
    return (await find())[0]!;
  };
  return {
    product: {
      stack,
      mail: (filter) => only(() => stack.inbox.mails(filter)),
      officeMail: (reference) => only(async () => (await stack.inbox.mails({ subject: reference })).filter(isToOffice)),
      rows: async (sql, values) => (await database.query<Record<string, unknown>>(sql, [...values])).rows,
    },
    end: async () => {
      await database.end();
      await stack.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export const test = base.extend<{ alerts: readonly string[] }, { product: Product }>({
  product: [
    // Playwright reads the dependencies of a fixture from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { product, end } = await startProduct();
      await use(product);
      await end();
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  baseURL: async ({ product }, use) => use(product.stack.urls.site),
  alerts: async ({ page }, use) => use(acceptedAlerts(page)),
});

/** Accepts native alerts at once. @returns their texts; the list grows. */
export function acceptedAlerts(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  return texts;
}

/** A unique e-mail address. */
export const someone = () => `${crypto.randomUUID()}@example.com`;
