import { expect, it } from '@jest/globals';
import { run } from './run.ts';

it('a program that exceeds its time limit is ended, and the message names it and the limit', async () => {
  const late = run('sh', ['-c', 'echo half of it; exec sleep 67'], { what: 'The build', minutes: 0.01 });
  await expect(late).rejects.toThrow(/^The build took longer than 0.01 minutes and was ended.*\nhalf of it$/);
});

it('the error of a failing program contains its output, that of a missing one its name', async () => {
  await expect(run('sh', ['-c', 'echo no such type; exit 2'], { what: 'The build' })).rejects.toThrow(
    'The build failed.\nno such type',
  );
  await expect(run('/missing', [], { what: 'The build' })).rejects.toThrow(/^The build failed.\n.*\/missing/);
});

it('cancelling the run ends the program', async () => {
  const giveUp = new AbortController();
  const running = run('sleep', ['68'], { what: 'The build', signal: giveUp.signal });
  giveUp.abort(new Error('given up'));
  await expect(running).rejects.toThrow('given up');
});
