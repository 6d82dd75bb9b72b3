import { expect, it } from '@jest/globals';
import { run } from './run.ts';

it('a program that takes too long is ended, and the message says what it was and how long it had', async () => {
  const late = run('sh', ['-c', 'echo half of it; exec sleep 67'], { what: 'The build', minutes: 0.01 });
  await expect(late).rejects.toThrow(/^The build took longer than 0.01 minutes and was ended.*\nhalf of it$/);
});

it('a program that fails is told with what it printed, one that is missing by its name', async () => {
  await expect(run('sh', ['-c', 'echo no such type; exit 2'], { what: 'The build' })).rejects.toThrow('The build failed.\nno such type');
  await expect(run('/missing', [], { what: 'The build' })).rejects.toThrow(/^The build failed.\n.*\/missing/);
});

it('a program ends when the run is given up', async () => {
  const giveUp = new AbortController();
  const running = run('sleep', ['68'], { what: 'The build', signal: giveUp.signal });
  giveUp.abort(new Error('given up'));
  await expect(running).rejects.toThrow('given up');
});
