// `make drill`: tries the faults of ordinary operation on the whole product, under load. SCENARIO picks by a part of the
// name.
import { eventually } from '@school/platform/testing';
import { buildServices } from '../stack/build.ts';
import { type Allowance, type Outcome, brokenGuarantees } from './outcome.ts';
import { type Product, startProduct } from './product.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { startVisitors } from './visitors.ts';

const REQUESTS_BEFORE_AND_AFTER = 20;
/** Far longer than any scaled delay. */
const SETTLED_WITHIN_MS = 120_000;

const wanted = scenarios.filter(({ name }) => name.includes(process.env['SCENARIO'] ?? ''));
if (wanted.length === 0) {
  process.stderr.write(`There is no such scenario; there are:\n${scenarios.map(({ name }) => name).join('\n')}\n`);
  process.exit(1);
}

interface Result {
  readonly cells: readonly string[];
  readonly broken: readonly string[];
}

/** Waits until every guarantee holds. @returns the last outcome, and the guarantees that do not hold in it. */
async function settled(product: Product, acknowledged: readonly string[], allowance: Allowance) {
  let [outcome, broken]: [Outcome | undefined, string[]] = [undefined, []];
  const look = async () => {
    outcome = await product.outcome.read();
    broken = brokenGuarantees(acknowledged, outcome, allowance);
    if (broken.length > 0) throw new Error(broken.join('; '));
  };
  await eventually(look, SETTLED_WITHIN_MS, 250).catch((error: Error) => (broken = [error.message]));
  return { outcome, broken };
}

async function run({ name, inject }: Scenario, product: Product): Promise<Result> {
  const begin = performance.now();
  try {
    // Before the first request, whose mail would be removed and whose row would stay.
    await product.outcome.clear();
    const visitors = startVisitors(product.gateways);
    await visitors.more(REQUESTS_BEFORE_AND_AFTER);
    const allowance = (await inject(product, visitors)) ?? {};
    await visitors.more(REQUESTS_BEFORE_AND_AFTER);
    await visitors.finish();
    const { outcome, broken } = await settled(product, visitors.acknowledged, allowance);
    const { rows = [], mails = [] } = outcome ?? {};
    const counts = [visitors.acknowledged.length, rows.length, mails.length, mails.length - new Set(mails).size];
    const seconds = Math.round((performance.now() - begin) / 1000);
    return { cells: [name, ...counts.map(String), String(seconds), broken.join('; ') || 'holds'], broken };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { cells: [name, '', '', '', '', '', message], broken: [message] };
  }
}

await buildServices();
const begin = performance.now();
const results: Result[] = [];
let product: Product | undefined;
for (const scenario of wanted) {
  product ??= await startProduct();
  const result = await run(scenario, product);
  results.push(result);
  process.stderr.write(`${result.broken.length === 0 ? 'holds ' : 'BROKEN'} ${scenario.name}\n`);
  if (result.broken.length === 0) continue;
  // The next scenario must not begin with what this one leaves behind.
  process.stderr.write(`  ${result.broken.join('; ')}\n  its logs: ${await product.close(true)}\n`);
  product = undefined;
}
await product?.close(false);
const broken = results.filter((result) => result.broken.length > 0).length;
const head = ['scenario', 'acknowledged', 'rows', 'mails', 'mails twice', 's', 'result'];
const table = [head, head.map(() => '---'), ...results.map(({ cells }) => cells)];
process.stdout.write(`\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`);
process.stdout.write(
  `${results.length - broken} of ${results.length} hold, ${Math.round((performance.now() - begin) / 1000)} s\n`,
);
process.exit(broken > 0 ? 1 : 0);
