// The files of the spool, and how quarantined ones are queued again.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { leadReference } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { Spool } from '@school/leads';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpoolFile } from '../src/commands/spool-commands.js';
import { EXIT } from '../src/operator-error.js';
import { type Operator, startOperator } from './operator.js';

let operator: Operator;

beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(() => operator.reset());
afterAll(() => operator.close());

const lead = aLead('complaint');
const at = (place: string, name: string) => join(operator.spoolDir, place, name);
const put = (place: string, name: string, contents: string) => writeFileSync(at(place, name), contents);

describe('leads spool', () => {
  it('list says that the spool is empty', async () =>
    expect(await operator.leads('spool', 'list')).toEqual({ code: EXIT.done, out: 'The spool is empty.\n', err: '' }));

  it('list shows entries and quarantine with reasons, and no personal data', async () => {
    const [torn, unreadable, sealed] = [aLead('contact'), aLead('contact'), aLead('contact')];
    await operator.spool.put(lead);
    await new Spool({
      directory: operator.spoolDir,
      key: Buffer.alloc(32),
      maxFiles: 9,
      maxBytes: 99_999,
      minFreeBytes: 0,
    }).put(sealed);
    put('bad', torn.id, JSON.stringify(torn).slice(0, -20));
    put('bad', 'Anna Prova.txt', 'x');
    symlinkSync('/proc/self/mem', at('bad', unreadable.id));
    const files = await operator.json<SpoolFile[]>('spool', 'list');
    const told = (place: string, id?: string) => files.filter((file) => file.place === place && file.id === id);
    expect(files).toHaveLength(5);
    expect(told('new', lead.id)).toEqual([
      expect.objectContaining({ reference: leadReference(lead.kind, lead.id), kind: 'complaint' }),
    ]);
    expect(told('new', sealed.id)).toEqual([expect.objectContaining({ trouble: expect.stringContaining('no key') })]);
    expect(told('bad', torn.id)).toEqual([expect.objectContaining({ trouble: expect.stringContaining('not a lead') })]);
    expect(told('bad', unreadable.id)).toEqual([
      expect.objectContaining({ trouble: expect.stringContaining('not a file') }),
    ]);
    expect(told('bad')).toEqual([expect.objectContaining({ trouble: expect.stringContaining('not a lead') })]);
    const { out } = await operator.leads('spool', 'list');
    expect(out).toContain('a foreign name');
    expect(out).not.toMatch(/Anna|example/);
  });

  it('retry queues what can be read by now, and reports what is left and why', async () => {
    put('bad', lead.id, JSON.stringify(lead));
    expect(await operator.leads('spool', 'retry')).toEqual({ code: EXIT.done, out: 'Put back 1.\n', err: '' });
    expect([readdirSync(join(operator.spoolDir, 'new')), readdirSync(join(operator.spoolDir, 'bad'))]).toEqual([
      [lead.id],
      [],
    ]);
    put('bad', aLead('contact').id, '{');
    const { code, out } = await operator.leads('spool', 'retry');
    expect([code, out]).toEqual([EXIT.incomplete, expect.stringMatching(/^Put back 0\.\nLeft 1:\n[^]*not a lead/)]);
  });

  it('what cannot be decrypted does not keep a person from being found', async () => {
    await operator.spool.put(lead);
    symlinkSync('/proc/self/mem', at('new', aLead('contact').id));
    const { code, out } = await operator.leads('find', lead.id);
    expect([code, out]).toEqual([EXIT.done, expect.stringMatching(/^spool +new$/m)]);
  });
});
