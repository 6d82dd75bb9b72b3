import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aLead } from '@school/contracts/testing';
import { parseEnv } from '@school/platform';
import { z } from 'zod';
import * as leadEnvFields from '../env-fields.js';
import { Spool, type SpoolOptions, UnreadableEntryError } from './spool.js';

let directory: string;
const spoolWith = (options: Partial<SpoolOptions> = {}) => new Spool({ directory, ...options });
const lead = aLead('complaint');
const waiting = () => readdirSync(join(directory, 'new'));

beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'spool-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

/** The prototype of all file handles, whose `sync` a test may observe or break. */
async function fileHandles(): Promise<FileHandle> {
  await using handle = await open(directory);
  return Object.getPrototypeOf(handle) as FileHandle;
}

describe('a lead put into the spool', () => {
  it('is synced as a file, renamed, and synced as a directory entry before it is acknowledged', async () => {
    const spool = spoolWith();
    const seen: string[] = [];
    const handles = await fileHandles();
    const sync = handles.sync;
    jest.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      seen.push(`${(await this.stat()).isDirectory() ? 'directory' : 'file'} with ${waiting().length} waiting`);
      await sync.call(this);
    });
    await spool.put(lead);
    expect(seen).toEqual(['file with 0 waiting', 'directory with 1 waiting']);
    expect(await spool.read((await spool.entries())[0]!)).toEqual(lead);
  });

  it.each([1, 2])('is refused when sync %i of the two fails', async (failing) => {
    const spool = spoolWith();
    let syncs = 0;
    jest.spyOn(await fileHandles(), 'sync').mockImplementation(async () => {
      if ((syncs += 1) === failing) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    });
    await expect(spool.put(lead)).rejects.toThrow('EIO');
    expect(readdirSync(join(directory, 'tmp'))).toEqual([]);
  });

  it('is neither acknowledged nor an entry when the process is killed before it is renamed', async () => {
    const spool = spoolWith();
    const reached = Promise.withResolvers<void>();
    jest.spyOn(await fileHandles(), 'sync').mockImplementation(() => {
      reached.resolve();
      return new Promise(() => undefined);
    });
    const acknowledged = jest.fn();
    void spool.put(lead).then(acknowledged);
    await reached.promise;
    expect([acknowledged.mock.calls, waiting(), readdirSync(join(directory, 'tmp')).length]).toEqual([[], [], 1]);
  });

  it('twice is one entry, readable by this user alone', async () => {
    const spool = spoolWith();
    await Promise.all([spool.put(lead), spool.put(lead)]);
    expect(waiting()).toEqual([lead.id]);
    const modes = [join('new', lead.id), 'new'].map((path) => statSync(join(directory, path)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o700]);
  });

  it('is refused when too little disk space is left', async () => {
    const spool = spoolWith({ minFreeBytes: Number.MAX_SAFE_INTEGER });
    await expect(spool.put(lead)).rejects.toThrow(/^The disk of the spool has \d+ bytes left$/);
    expect(waiting()).toEqual([]);
  });
});

describe('the ids of accepted leads', () => {
  it('are in the file of their day, also where an earlier file was deleted', async () => {
    const spool = spoolWith();
    const file = (day: string) => join(directory, `accepted-${day}`);
    jest.useFakeTimers({ now: Date.parse('2026-11-23T23:59:59Z'), advanceTimers: true });
    await spool.note('a');
    rmSync(file('2026-11-23'));
    await spool.note('b');
    jest.setSystemTime(Date.parse('2026-11-24T00:00:01Z'));
    await spool.note('c');
    jest.useRealTimers();
    expect([readFileSync(file('2026-11-23'), 'utf8'), readFileSync(file('2026-11-24'), 'utf8')]).toEqual([
      'b\n',
      'c\n',
    ]);
    expect(statSync(file('2026-11-23')).mode & 0o777).toBe(0o600);
  });

  it('are no reason to refuse a lead where the disk fails', async () => {
    const spool = spoolWith();
    rmSync(directory, { recursive: true });
    expect(await spool.note('a')).toBeUndefined();
  });
});

describe('the entries of a spool', () => {
  it('are listed oldest first, counted and dated', async () => {
    const spool = spoolWith();
    const leads = [aLead('contact'), aLead('school'), aLead('corporate')];
    for (const [index, { id }] of leads.entries()) {
      await spool.put(leads[index]!);
      const date = new Date(Date.now() - [20_000, 60_000, 40_000][index]!);
      utimesSync(join(directory, 'new', id), date, date);
    }
    expect((await spool.entries()).map(({ name }) => name)).toEqual([leads[1]!.id, leads[2]!.id, leads[0]!.id]);
    const { waiting: count, bad, oldestSeconds } = await spool.size();
    expect([count, bad]).toEqual([3, 0]);
    expect(oldestSeconds).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['a torn file', () => JSON.stringify(lead).slice(0, 200)],
    ['an empty file', () => ''],
    ['another lead', () => JSON.stringify(aLead('contact'))],
    ['binary', () => randomBytes(500)],
  ])('is unreadable as %s, and its error quotes nothing of it', async (_what, contents) => {
    const spool = spoolWith();
    writeFileSync(join(directory, 'new', lead.id), contents());
    const error = await spool.read((await spool.entries())[0]!).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableEntryError);
    expect(String(error)).not.toMatch(/example|nome/);
  });
});

describe('the configuration of a spool', () => {
  const schema = z.object(leadEnvFields.spool);

  it('is refused with the reason', () => {
    expect(() => parseEnv(schema, { SPOOL_DIR: '/nowhere' })).toThrow(/SPOOL_DIR:.*ENOENT/);
    expect(() => parseEnv(schema, {})).toThrow(/SPOOL_DIR must be the directory/);
    const file = join(directory, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o700);
    expect(() => parseEnv(schema, { SPOOL_DIR: file })).toThrow(/SPOOL_DIR: must be a directory.*ENOTDIR/);
  });

  it('accepts a directory', () => {
    expect(parseEnv(schema, { SPOOL_DIR: directory })).toEqual({ SPOOL_DIR: directory });
  });
});

describe('a key', () => {
  it('is refused unless it has 32 bytes, and never quoted', () => {
    const LINKS_KEY = Buffer.from('apriti').toString('base64');
    expect(() => parseEnv(z.object(leadEnvFields.links), { LINKS_KEY })).toThrow(
      /^(?!.*YXByaXRp)[^]*LINKS_KEY: must be 32/,
    );
  });
});
