// The scripts that put a site where the edge serves it, and start the edge. Run with the shell and tools of this machine.
import { execFileSync, spawnSync } from 'node:child_process';
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

/** Publishes a site with these files, as from a new image. @returns whether it was published. */
function publish(files: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const site = join(dir, 'site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, 'assets/immagini'), { recursive: true });
  writeFileSync(join(site, 'index.html'), files.join(' '));
  for (const file of files) writeFileSync(join(site, 'assets', file), `content of ${file}`);
  const { status } = spawnSync(join(import.meta.dirname, 'publish'), [], {
    env: { ...process.env, SITE: site, SERVED: join(dir, 'served'), ...env },
  });
  return status === 0;
}

const page = () => readFileSync(join(dir, 'served/now/index.html'), 'utf8');
const assets = () => join(dir, 'served/assets');
const kept = () => readdirSync(assets()).toSorted();

/** Makes files older by so many days. */
function after(days: number): void {
  for (const file of kept()) {
    const then = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(assets(), file), then, then);
  }
}

describe('a new site', () => {
  it('keeps the files of the one before beside its own', () => {
    publish(['a-1.js', 'b-1.css', 'immagini/c-1.svg']);
    publish(['a-2.js', 'b-1.css']);
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'b-1.css', 'immagini']);
    expect(readdirSync(join(assets(), 'immagini'))).toEqual(['c-1.svg']);
    expect(readFileSync(join(assets(), 'a-1.js'), 'utf8')).toBe('content of a-1.js');
  });

  it('keeps the files of a release that was in use for months for a week after its replacement', () => {
    publish(['a-1.js']);
    after(90);
    publish(['a-2.js']);
    expect(kept()).toEqual(['a-1.js', 'a-2.js']);
    after(7.5);
    publish(['a-3.js']);
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  });

  it('deletes them after a week', () => {
    publish(['a-1.js']);
    publish(['a-2.js']);
    after(10);
    publish(['a-2.js']);
    expect(kept()).toEqual(['a-2.js']);
  });

  it('can roll back to a release whose files it has kept', () => {
    publish(['a-1.js']);
    publish(['a-2.js']);
    after(5);
    publish(['a-1.js']);
    after(5);
    publish(['a-1.js']);
    expect(kept()).toEqual(['a-1.js', 'a-2.js']);
  });

  it('leaves the one before where it is when the disk is full, and keeps no incomplete file', () => {
    publish(['a-1.js']);
    const tools = join(dir, 'tools');
    mkdirSync(tools);
    writeFileSync(join(tools, 'cp'), '#!/bin/sh\nfor to; do :; done\nprintf half > "$to"\nexit 1\n', { mode: 0o755 });
    expect(publish(['a-2.js'], { PATH: `${tools}:${process.env['PATH']}` })).toBe(false);
    expect([page(), kept()]).toEqual(['a-1.js', ['a-1.js']]);
    publish(['a-2.js']);
    expect([page(), readFileSync(join(assets(), 'a-2.js'), 'utf8')]).toEqual(['a-2.js', 'content of a-2.js']);
  });

  it('takes the place of the one before in one step, and that one alone is left beside it', () => {
    for (const file of ['a-1.js', 'a-2.js', 'a-3.js']) {
      expect(publish([file])).toBe(true);
      expect(page()).toBe(file);
    }
    expect(readdirSync(join(dir, 'served')).filter((name) => name.startsWith('pages-'))).toHaveLength(2);
  });
});

it('the edge redirects the domain without `www.` as well', () => {
  const environment = (address: string) =>
    execFileSync(join(import.meta.dirname, 'serve'), ['env'], {
      encoding: 'utf8',
      env: { ...process.env, SITE_ADDRESS: address },
    })
      .match(/^(SITE_ADDRESS|BARE_DOMAIN)=.*$/gm)
      ?.toSorted();
  expect(environment('www.example.it:8443')).toEqual([
    'BARE_DOMAIN=example.it',
    'SITE_ADDRESS=www.example.it:8443, example.it:8443',
  ]);
  expect(environment('scuola.example.it:443')).toEqual(['SITE_ADDRESS=scuola.example.it:443']);
});
