// One row of the failure matrix: injects a fault under load, then compares the outcome with what was acknowledged.
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from './outcome-reader.ts';
import type { SystemUnderTest } from './system-under-test.ts';
import { type Allowance, type Evidence, judge } from './verdict.ts';
import { type LoadOptions, type VisitorLoad, startVisitors } from './visitors.ts';

export interface FaultContext extends SystemUnderTest {
  /** The load during the fault. */
  readonly visitors: VisitorLoad;
}

export interface Row {
  /** The row's number in the matrix, with a letter where it has several faults. */
  readonly id: string;
  readonly fault: string;
  /** Whether `make test` runs it; `make drill` runs every row. */
  readonly everyChange?: boolean;
  /**
   * Injects the fault and repairs it; links are made healthy afterwards. @returns what the fault may cost; nothing when
   * it returns nothing.
   */
  inject(context: FaultContext): Promise<Allowance | void>;
}

export interface Result {
  readonly row: string;
  readonly fault: string;
  readonly requests: number;
  readonly acknowledged: number;
  readonly rows: number;
  readonly mails: number;
  readonly duplicateMails: number;
  readonly lost: number;
  readonly seconds: number;
  /** A sentence for each broken promise; empty when the row holds. */
  readonly violations: readonly string[];
}

const POLL_MS = 250;
/** When no job has been unfinished for so long, nothing will change any more: the reconciler has run several times. */
const IDLE_MS = 20_000;
/**
 * Far longer than anything waits here, except after errors of unknown kind: their back-off is up to a minute and is not
 * scaled.
 */
const SETTLED_WITHIN_MS = 300_000;
const REQUESTS_BEFORE_AND_AFTER = 20;

/** Runs a row on a healthy system. Never throws: an error is a violation in the result. */
export async function runRow(row: Row, system: SystemUnderTest, options: LoadOptions = {}): Promise<Result> {
  const begin = performance.now();
  const before = await system.outcomes.read();
  const visitors = startVisitors(system.stack.urls.api, options);
  let evidence: Evidence = {
    acknowledged: [],
    rows: [],
    mails: [],
    contactRequests: [],
    contactLeads: [],
    deadLetters: {},
    unfinished: 0,
  };
  const violations: string[] = [];
  let verdict = { lost: 0, duplicateMails: 0 };
  try {
    await visitors.more(REQUESTS_BEFORE_AND_AFTER);
    const allowance = (await row.inject({ ...system, visitors })) ?? {};
    await system.removeFaults();
    await visitors.more(REQUESTS_BEFORE_AND_AFTER);
    await visitors.finish();
    evidence = await settled(system, before, visitors, allowance);
    const judged = judge(evidence, allowance);
    verdict = judged;
    violations.push(...judged.violations);
    if (evidence.unfinished > 0) violations.push(...(await system.outcomes.unfinishedJobs()));
  } catch (error) {
    visitors.abort();
    violations.push(error instanceof Error ? error.message : String(error));
  }
  const { acknowledged, rows, mails } = evidence;
  return {
    row: row.id,
    fault: row.fault,
    requests: visitors.requests,
    acknowledged: acknowledged.length,
    rows: rows.length,
    mails: mails.length,
    duplicateMails: verdict.duplicateMails,
    lost: verdict.lost,
    seconds: Math.round((performance.now() - begin) / 1000),
    violations,
  };
}

/** Waits until every promise is kept, or until nothing changes any more. */
async function settled(
  system: SystemUnderTest,
  before: Outcome,
  visitors: VisitorLoad,
  allowance: Allowance,
): Promise<Evidence> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  let evidence: Evidence | undefined;
  for (let idleSince: number | undefined; ; await pause(POLL_MS)) {
    const now = performance.now();
    const outcome = await system.outcomes.read().catch((error: unknown) => {
      if (now > end) throw error;
    });
    if (!outcome) continue;
    evidence = since(before, outcome, visitors.acknowledged);
    if (judge(evidence, allowance).violations.length === 0 || now > end) return evidence;
    idleSince = outcome.unfinished > 0 ? undefined : (idleSince ?? now);
    if (idleSince !== undefined && now - idleSince > IDLE_MS) return evidence;
  }
}

/** What has changed since an earlier outcome. */
function since(before: Outcome, after: Outcome, acknowledged: readonly string[]): Evidence {
  const [stored, mailed] = [new Set(before.rows), new Set(before.mails)];
  return {
    acknowledged: [...acknowledged],
    rows: after.rows.filter((id) => !stored.has(id)),
    mails: after.mails.filter((id) => !mailed.has(id)),
    contactRequests: after.contactRequests.filter((id) => id === null || !stored.has(id)),
    contactLeads: after.contactLeads.filter((id) => !stored.has(id)),
    deadLetters: Object.fromEntries(
      Object.entries(after.deadLetters).map(([queue, count]) => [queue, count - (before.deadLetters[queue] ?? 0)]),
    ),
    unfinished: after.unfinished,
  };
}
