// One row of the failure matrix: a fault under load, then the reckoning.
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from './ledger.ts';
import type { Stage } from './stage.ts';
import { type Allowance, type Evidence, judge } from './verdict.ts';
import { type Crowd, type CrowdOptions, crowd } from './visitors.ts';

export interface Scene extends Stage {
  readonly visitors: Crowd;
}

export interface Row {
  /** The row's number in the matrix, with a letter where it has several faults. */
  readonly id: string;
  readonly fault: string;
  /** Among the tests of every change, not only in a drill. */
  readonly everyChange?: boolean;
  /** Lets the fault happen and mends it. @returns what it may cost; nothing when nothing is returned. */
  strike(scene: Scene): Promise<Allowance | void>;
}

export interface Result {
  readonly row: string;
  readonly fault: string;
  readonly requests: number;
  readonly acknowledged: number;
  readonly rows: number;
  readonly mails: number;
  readonly doubles: number;
  readonly lost: number;
  readonly seconds: number;
  /** What went wrong, in words; empty when the row holds. */
  readonly faults: readonly string[];
}

const LOOK_EVERY_MS = 250;
/** Nothing happens any more: the reconciler has had several rounds. */
const QUIET_MS = 20_000;
/** Far longer than anything waits here, but for errors of unknown nature: those are tried again after up to a minute, which no rehearsal shortens. */
const SETTLED_WITHIN_MS = 300_000;
const BEFORE_AND_AFTER = 20;

/** Runs a row on a stage that is well, and reckons up. Never throws: what goes wrong is in the result. */
export async function rehearse(row: Row, stage: Stage, options: CrowdOptions = {}): Promise<Result> {
  const begin = performance.now();
  const before = await stage.ledger.read();
  const visitors = crowd(stage.stack.urls.api, options);
  let evidence: Evidence = { acknowledged: [], rows: [], mails: [], contacts: [], ofContact: [], dead: {}, underWay: 0 };
  const faults: string[] = [];
  let verdict = { lost: 0, doubles: 0 };
  try {
    await visitors.more(BEFORE_AND_AFTER);
    const allowance = (await row.strike({ ...stage, visitors })) ?? {};
    await stage.heal();
    await visitors.more(BEFORE_AND_AFTER);
    await visitors.leave();
    evidence = await settled(stage, before, visitors, allowance);
    const judged = judge(evidence, allowance);
    verdict = judged;
    faults.push(...judged.faults);
    if (evidence.underWay > 0) faults.push(...(await stage.ledger.unfinished()));
  } catch (error) {
    visitors.disperse();
    faults.push(error instanceof Error ? error.message : String(error));
  }
  const { acknowledged, rows, mails } = evidence;
  return {
    row: row.id,
    fault: row.fault,
    requests: visitors.requests,
    acknowledged: acknowledged.length,
    rows: rows.length,
    mails: mails.length,
    doubles: verdict.doubles,
    lost: verdict.lost,
    seconds: Math.round((performance.now() - begin) / 1000),
    faults,
  };
}

/** Waits until all is as it should be and nothing is under way, or until nothing happens any more. */
async function settled(stage: Stage, before: Outcome, visitors: Crowd, allowance: Allowance): Promise<Evidence> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  let evidence: Evidence | undefined;
  for (let quietSince: number | undefined; ; await pause(LOOK_EVERY_MS)) {
    const now = performance.now();
    const outcome = await stage.ledger.read().catch((error: unknown) => {
      if (now > end) throw error;
    });
    if (!outcome) continue;
    evidence = since(before, outcome, visitors.acknowledged);
    if (judge(evidence, allowance).faults.length === 0 || now > end) return evidence;
    quietSince = outcome.underWay > 0 ? undefined : (quietSince ?? now);
    if (quietSince !== undefined && now - quietSince > QUIET_MS) return evidence;
  }
}

function since(before: Outcome, { rows, mails, contacts, ofContact, dead, underWay }: Outcome, acknowledged: readonly string[]): Evidence {
  const [stored, mailed] = [new Set(before.rows), new Set(before.mails)];
  return {
    contacts: contacts.filter((id) => id === null || !stored.has(id)),
    ofContact: ofContact.filter((id) => !stored.has(id)),
    acknowledged: [...acknowledged],
    rows: rows.filter((id) => !stored.has(id)),
    mails: mails.filter((id) => !mailed.has(id)),
    dead: Object.fromEntries(Object.entries(dead).map(([queue, count]) => [queue, count - (before.dead[queue] ?? 0)])),
    underWay,
  };
}
