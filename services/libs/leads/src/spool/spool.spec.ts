import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aLead } from '@school/contracts/testing';
import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { envFields, parseEnv } from '@school/platform';
import { z } from 'zod';
import * as leadEnvFields from '../env-fields.js';
import { Spool, SpoolFullError, type SpoolOptions, UnreadableEntryError } from './spool.js';
import { prepareSpoolDirectory } from './spool-directory.js';
import { SealedError } from './spool-seal.js';

let directory: string;
const spoolWith = (options: Partial<SpoolOptions> = {}) =>
  new Spool({ directory, maxFiles: 100, maxBytes: 1_000_000, minFreeBytes: 0, ...options });
const lead = aLead('complaint');
const waiting = () => readdirSync(join(directory, 'new'));

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'spool-'));
  prepareSpoolDirectory(directory);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

/** The prototype of all file handles, whose `sync` a test may hold or break. */
async function fileHandles(): Promise<FileHandle> {
  const handle = await open(directory);
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}

describe('a lead put into the spool', () => {
  it('comes out as it was', async () => {
    const spool = spoolWith();
    await spool.put(lead);
    const [entry] = await spool.entries();
    expect(await spool.read(entry!)).toEqual(lead);
  });

  it('is synced as a file, renamed, and synced as a directory entry, in this order and before it is acknowledged', async () => {
    const seen: string[] = [];
    const handles = await fileHandles();
    const sync = handles.sync;
    jest.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      seen.push(`${(await this.stat()).isDirectory() ? 'directory' : 'file'} with ${waiting().length} waiting`);
      await sync.call(this);
    });
    await spoolWith().put(lead);
    expect(seen).toEqual(['file with 0 waiting', 'directory with 1 waiting']);
  });

  it.each([1, 2])('is refused when sync %i of the two fails', async (failing) => {
    let syncs = 0;
    jest.spyOn(await fileHandles(), 'sync').mockImplementation(async () => {
      if ((syncs += 1) === failing) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    });
    await expect(spoolWith().put(lead)).rejects.toThrow('EIO');
    expect(readdirSync(join(directory, 'tmp'))).toEqual([]);
  });

  it('twice is one entry', async () => {
    const spool = spoolWith();
    await Promise.all([spool.put(lead), spool.put(lead)]);
    expect(waiting()).toEqual([lead.id]);
  });

  it('is readable by this user alone', async () => {
    await spoolWith().put(lead);
    expect([
      statSync(join(directory, 'new', lead.id)).mode & 0o777,
      statSync(join(directory, 'new')).mode & 0o777,
    ]).toEqual([0o600, 0o700]);
  });

  it.each([
    ['too many files', { maxFiles: 1 }],
    ['too many bytes', { maxBytes: 10 }],
    ['a full disk', { minFreeBytes: Number.MAX_SAFE_INTEGER }],
  ])('is refused for %s', async (_what, limits) => {
    await spoolWith().put(aLead('contact'));
    await expect(spoolWith(limits).put(lead)).rejects.toThrow(SpoolFullError);
    expect(waiting()).toHaveLength(1);
  });

  it('counts at once towards the limit', async () => {
    const spool = spoolWith({ maxFiles: 2 });
    await spool.put(aLead('contact'));
    await spool.put(aLead('contact'));
    await expect(spool.put(lead)).rejects.toThrow(SpoolFullError);
  });

  it('is refused when the directory is gone', async () => {
    renameSync(join(directory, 'new'), join(directory, 'away'));
    await expect(spoolWith().put(lead)).rejects.toThrow('ENOENT');
  });
});

describe('a spool with a key', () => {
  const key = randomBytes(32);

  it('cannot be read without the key, and can with it', async () => {
    await spoolWith({ key }).put(lead);
    const [entry] = await spoolWith().entries();
    expect(readFileSync(join(directory, 'new', lead.id)).toString('latin1')).not.toMatch(
      /example\.com|complaint|payload/,
    );
    expect(await spoolWith({ key }).read(entry!)).toEqual(lead);
    for (const other of [undefined, randomBytes(32)])
      await expect(spoolWith({ key: other }).read(entry!)).rejects.toThrow(SealedError);
  });

  it('detects a changed bit, and an entry under another name', async () => {
    const spool = spoolWith({ key });
    await spool.put(lead);
    const file = join(directory, 'new', lead.id);
    const sealed = readFileSync(file);
    const other = aLead('contact').id;
    writeFileSync(join(directory, 'new', other), sealed);
    sealed[sealed.length - 1]! ^= 1;
    writeFileSync(file, sealed);
    for (const entry of await spool.entries()) await expect(spool.read(entry)).rejects.toThrow(SealedError);
  });

  it('reads entries written before there was a key', async () => {
    await spoolWith().put(lead);
    const spool = spoolWith({ key });
    expect(await spool.read((await spool.entries())[0]!)).toEqual(lead);
  });
});

describe('an entry of the spool', () => {
  it('is listed oldest first, counted and dated', async () => {
    const spool = spoolWith();
    const leads = [aLead('contact'), aLead('school'), aLead('corporate')];
    for (const [index, each] of leads.entries()) {
      await spool.put(each);
      const date = new Date(Date.now() - [20_000, 60_000, 40_000][index]!);
      utimesSync(join(directory, 'new', each.id), date, date);
    }
    expect((await spool.entries()).map(({ name }) => name)).toEqual([leads[1]!.id, leads[2]!.id, leads[0]!.id]);
    const { files, oldestSeconds } = await spool.size();
    expect(files).toBe(3);
    expect(oldestSeconds).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['a torn file', (file: string) => writeFileSync(file, JSON.stringify(lead).slice(0, 200))],
    ['an empty file', (file: string) => writeFileSync(file, '')],
    ['another lead', (file: string) => writeFileSync(file, JSON.stringify(aLead('contact')))],
    ['a directory', (file: string) => mkdirSync(file)],
    ['binary', (file: string) => writeFileSync(file, randomBytes(500))],
  ])('is unreadable as %s, and its error quotes nothing of it', async (_what, write) => {
    write(join(directory, 'new', lead.id));
    const spool = spoolWith();
    const error = await spool.read((await spool.entries())[0]!).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableEntryError);
    expect(String(error)).not.toMatch(/example|nome/);
  });
});

describe('the configuration of a spool', () => {
  const schema = z.object({ ...envFields.redis, ...leadEnvFields.spool });
  const environment = { REDIS_URL: 'redis://127.0.0.1:1' };

  it('is refused with every error at once, and the key is never quoted', () => {
    const wrong = { SPOOL_DIR: '/nowhere', SPOOL_KEY: Buffer.from('apriti').toString('base64'), SPOOL_MAX_FILES: '-1' };
    expect(() => parseEnv(schema, wrong)).toThrow(
      /^(?!.*YXByaXRp)[^]*REDIS_URL:[^]*SPOOL_DIR:.*ENOENT[^]*SPOOL_KEY: must be 32[^]*SPOOL_MAX_FILES:/,
    );
    expect(() => parseEnv(schema, environment)).toThrow(/SPOOL_DIR must be the directory/);
  });

  it('is refused when it names no directory', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(() => parseEnv(schema, { ...environment, SPOOL_DIR: file })).toThrow('SPOOL_DIR: must be a directory');
  });

  it('accepts an empty directory and a key, and leaves no probe file behind', () => {
    const env = parseEnv(schema, {
      ...environment,
      SPOOL_DIR: directory,
      SPOOL_KEY: randomBytes(32).toString('base64'),
    });
    expect(leadEnvFields.spoolOptions(env)).toMatchObject({ directory, key: expect.any(Buffer) });
    expect([readdirSync(directory).sort(), waiting(), readdirSync(join(directory, 'tmp'))]).toEqual([
      ['bad', 'new', 'tmp'],
      [],
      [],
    ]);
  });
});
