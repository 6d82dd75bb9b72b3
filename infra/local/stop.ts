// `make stop`: stops the stack that was started from this checkout, and no other program.
import { setTimeout as wait } from 'node:timers/promises';
import { clearRun, currentRun } from './current-run.ts';

const STOP_WITHIN_MS = 30_000;

const run = currentRun();
if (!run) {
  process.stdout.write('Nothing is running from this checkout.\n');
} else {
  process.kill(run.pid, 'SIGTERM');
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (currentRun()?.pid === run.pid && Date.now() < deadline) await wait(100);
  // Its child processes end with it (see processes.ts).
  if (currentRun()?.pid === run.pid) process.kill(run.pid, 'SIGKILL');
  process.stdout.write('Stopped.\n');
}
clearRun();
