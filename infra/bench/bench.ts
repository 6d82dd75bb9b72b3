// `make bench`: measures the product and comparable programs in one run on one machine. ONLY=accept,store selects
// measurements.
import { cpus, loadavg } from 'node:os';
import { buildServices } from '../stack/build.ts';
import { markdown, type Row } from './report.ts';
import { openSetting, type Setting } from './setting.ts';
import { accept } from './measurements/accept.ts';
import { backlog } from './measurements/backlog.ts';
import { chat } from './measurements/chat.ts';
import { delivery } from './measurements/delivery.ts';
import { mail } from './measurements/mail.ts';
import { overload } from './measurements/overload.ts';
import { site } from './measurements/site.ts';
import { soak } from './measurements/soak.ts';
import { start } from './measurements/start.ts';
import { store } from './measurements/store.ts';
import { usual } from './measurements/usual.ts';

/**
 * In the order of docs/performance.md. Each resolves with rows of the main table, or prints a separate table and
 * resolves with none.
 */
const measurements: Readonly<Record<string, (setting: Setting) => Promise<readonly Row[]>>> = {
  accept,
  overload,
  usual,
  store,
  mail,
  chat,
  delivery,
  backlog,
  start,
  site,
  soak,
};

const only = process.env['ONLY']?.split(',').filter(Boolean) ?? [];
const unknown = only.filter((name) => !measurements[name]);
if (unknown.length > 0) {
  process.stderr.write(
    `There is no measurement ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.\n`,
  );
  process.exit(1);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const busy = () => loadavg()[0]!.toFixed(1);

await buildServices();
say(`${cpus().length} cores, Node ${process.versions.node}, load before the start ${busy()}`);
const begin = performance.now();
const setting = await openSetting();
const rows: Row[] = [];
const failed: string[] = [];
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const since = performance.now();
    try {
      await setting.wipe();
      const measured = await measure(setting);
      rows.push(...measured);
      for (const { what, result } of measured) say(`${what}: ${result}`);
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await setting.clear();
    say(`${name} took ${Math.round((performance.now() - since) / 1000)} s`);
  }
} finally {
  await setting.close();
}
say(`\n${markdown(rows)}\n`);
say(
  `The whole run took ${Math.round((performance.now() - begin) / 1000)} s; load at its end ${busy()}. A load above ` +
    `${cpus().length} before the start makes every figure noise.`,
);
if (failed.length > 0) {
  say(`Not measured:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
