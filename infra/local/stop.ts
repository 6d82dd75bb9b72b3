// `make stop`: ends the stack that was started from this checkout, and nothing else.
import { setTimeout as wait } from 'node:timers/promises';
import { clearRun, currentRun } from './current-run.ts';

const PATIENCE_MS = 30_000;

const run = currentRun();
if (!run) {
  process.stdout.write('Nothing is running from this checkout.\n');
} else {
  process.kill(run.pid, 'SIGTERM');
  const deadline = Date.now() + PATIENCE_MS;
  while (currentRun()?.pid === run.pid && Date.now() < deadline) await wait(100);
  // Its children notice its end by themselves (see processes.ts).
  if (currentRun()?.pid === run.pid) process.kill(run.pid, 'SIGKILL');
  process.stdout.write('Stopped.\n');
}
clearRun();
