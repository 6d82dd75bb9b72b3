// The start script of the edge keeps the hashed files of earlier releases. Runs it with the shell and tools of this
// machine.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const DAY_MS = 86_400_000;
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'edge-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/**
 * Starts the edge with a release of these files, as from a new image.
 * @returns its output and the files that it serves.
 */
function start(...files: string[]): string {
  return startWith({}, ...files);
}

function startWith(env: NodeJS.ProcessEnv, ...files: string[]): string {
  const release = join(dir, 'release');
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release);
  for (const file of files) writeFileSync(join(release, file), `content of ${file}`);
  return execFileSync(join(import.meta.dirname, 'serve'), ['sh', '-c', 'env; echo serving'], {
    encoding: 'utf8',
    env: { ...process.env, RELEASE: release, KEPT: join(dir, 'kept'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const assets = () => join(dir, 'kept/assets');
const kept = () => readdirSync(assets()).toSorted();

/** Makes files older by so many days. */
function after(days: number): void {
  for (const file of kept()) {
    const then = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(assets(), file), then, then);
  }
}

describe('at its start the edge', () => {
  it('keeps the files of the previous release beside those of the new one, and serves', () => {
    start('a-1.js', 'b-1.css');
    expect(start('a-2.js', 'b-1.css')).toMatch(/^serving$/m);
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'b-1.css']);
    expect(readFileSync(join(assets(), 'a-1.js'), 'utf8')).toBe('content of a-1.js');
  });

  it('keeps the files of a release that was in use for months for a week after its replacement', () => {
    start('a-1.js');
    after(90);
    start('a-2.js');
    expect(kept()).toEqual(['a-1.js', 'a-2.js']);
    after(7.5);
    start('a-3.js');
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  });

  it('deletes them after a week', () => {
    start('a-1.js');
    start('a-2.js');
    after(10);
    start('a-2.js');
    expect(kept()).toEqual(['a-2.js']);
  });

  it('can roll back to a release whose files it has kept', () => {
    start('a-1.js');
    start('a-2.js');
    after(5);
    start('a-1.js');
    after(5);
    start('a-1.js');
    expect(kept()).toEqual(['a-1.js', 'a-2.js']);
  });

  it('never keeps an incomplete file when the disk is full', () => {
    const tools = join(dir, 'tools');
    mkdirSync(tools);
    writeFileSync(join(tools, 'cp'), '#!/bin/sh\nprintf half > "$2"\nexit 1\n', { mode: 0o755 });
    expect(startWith({ PATH: `${tools}:${process.env['PATH']}` }, 'a-1.js')).toMatch(/^serving$/m);
    expect(kept()).toEqual([]);
    start('a-1.js');
    expect(readFileSync(join(assets(), 'a-1.js'), 'utf8')).toBe('content of a-1.js');
  });

  it('serves the domain without `www.` as well', () => {
    const environment = (address: string) =>
      startWith({ SITE_ADDRESS: address }, 'a-1.js')
        .match(/^(SITE_ADDRESS|BARE_DOMAIN)=.*$/gm)
        ?.toSorted();
    expect(environment('www.example.it:8443')).toEqual([
      'BARE_DOMAIN=example.it',
      'SITE_ADDRESS=www.example.it:8443, example.it:8443',
    ]);
    expect(environment('scuola.example.it:443')).toEqual(['SITE_ADDRESS=scuola.example.it:443']);
  });

  it('serves when nothing can be kept', () => {
    writeFileSync(join(dir, 'kept'), 'no folder');
    expect(start('a-1.js')).toMatch(/^serving$/m);
  });
});
