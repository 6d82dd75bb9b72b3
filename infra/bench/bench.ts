// `make bench`: speed of the product, compared with other ways to build it. ONLY=accept,store picks measurements.
import { cpus, loadavg } from 'node:os';
import { buildServices } from '../stack/build.ts';
import { measurements } from './measurements.ts';
import { HEAD, type Row, aligned } from './report.ts';
import { openSetting } from './setting.ts';

const only = process.env['ONLY']?.split(',') ?? Object.keys(measurements);
const unknown = only.filter((name) => !measurements[name]);
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.\n`);
  process.exit(1);
}
const say = (line: string) => process.stdout.write(`${line}\n`);
await buildServices();
say(`${cpus().length} cores, Node ${process.versions.node}, load before the start ${loadavg()[0]!.toFixed(1)}`);
const rows: Row[] = [];
for (const name of only) {
  const setting = await openSetting();
  try {
    rows.push(...(await measurements[name]!(setting)));
    say(`${name} is measured`);
  } finally {
    await setting.close();
  }
}
say(`\n${aligned([HEAD, ...rows])}\n`);
say('A load above the number of cores before the start makes every figure noise.');
