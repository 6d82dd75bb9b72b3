import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Lead, QUEUES, leadKinds, leadReference } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import { query } from '@school/lead-database/testing';
import { startLeadStore } from '../../lead-store/test/lead-store.js';
import { strFromU8, unzipSync } from 'fflate';
import { EXIT } from '../src/operator-error.js';
import { runLeads } from '../src/program.js';
import { type Operator, startOperator, submit } from './operator.js';

let operator: Operator;
beforeAll(async () => void (operator = await startOperator()));
afterAll(() => operator.close());

async function stored(...leads: Lead[]): Promise<void> {
  await operator.reset();
  await query(operator.databaseUrl, 'TRUNCATE leads, contact_requests CASCADE');
  const app = await startLeadStore(operator.databaseUrl, operator.redisUrl);
  for (const lead of leads) await submit(operator, lead);
  await eventually(async () => expect(await operator.queues[QUEUES.store].getCompletedCount()).toBe(leads.length));
  await app.close();
}

/** Cells of a CSV whose cells are all quoted. */
function cells(csv: string): string[][] {
  const rows: string[][] = [];
  for (const [, cell = '', end] of csv.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    if (rows.length === 0 || rows.at(-1)!.at(-1) === '\n') {
      if (rows.length > 0) rows.at(-1)!.pop();
      rows.push([]);
    }
    rows.at(-1)!.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') rows.at(-1)!.push('\n');
  }
  rows.at(-1)?.pop();
  return rows;
}

describe('the CSV', () => {
  it('opens in an Italian spreadsheet: byte order mark, semicolons, CRLF, every cell quoted, Roman time', async () => {
    const lead = aLead(
      'contact',
      { receivedAt: '2026-07-01T22:30:00.000Z' },
      aBody('contact', { lastName: 'D’Àmico "Prova"; e altri' }),
    );
    await stored(lead);
    const { out } = await operator.leads('export');
    expect(out.startsWith('\uFEFF"Riferimento";"Ricevuto";')).toBe(true);
    expect(out.endsWith('"\r\n')).toBe(true);
    expect(cells(out)[1]).toEqual([
      leadReference('contact', lead.id),
      '02/07/2026 00:30',
      'Contatto',
      'didattica',
      'Anna D’Àmico "Prova"; e altri',
      'anna.prova@example.com',
      '0039 333 000 0000',
      '/contatti',
      '',
      '',
      // A night after 24 hours: the next opening.
      '03/07/2026 09:00',
      '',
      '',
      '',
      expect.stringMatching(/^Nome: Anna\nCognome: [^]*\nMessaggio: Vorrei informazioni sui corsi serali\.\nGrazie\n/),
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', "=cmd|' /C calc'!A0", '＝1+1', '=HYPERLINK("http://example.com";"x")'])(
    'runs no formula: %s',
    async (formula) => {
      await stored(
        aLead('translation', {}, aBody('translation', { nome: formula, lingue: formula, descrizione: formula })),
      );
      for (const args of [[], ['--kind', 'translation']]) {
        const row = cells((await operator.leads('export', ...args)).out)[1]!;
        expect(row.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
        expect(row.some((cell) => cell.startsWith("'"))).toBe(true);
      }
    },
  );

  it('of one kind has a column for each of its fields, and labels for choices', async () => {
    await stored(aLead('complaint'), aLead('contact'));
    const [header, row, ...more] = cells((await operator.leads('export', '--kind', 'complaint')).out);
    expect(more).toEqual([]);
    expect(header).toContain('Codice fiscale');
    expect(row![header!.indexOf('Codice fiscale')]).toBe('PRVFNC80A01H501X');
    expect(row).toContain('Sì');
  });

  it('of all kinds has every request, oldest first', async () => {
    const leads = leadKinds.map((kind, index) => aLead(kind, { receivedAt: `2026-11-0${index + 1}T10:00:00.000Z` }));
    await stored(...leads.toReversed());
    expect(
      cells((await operator.leads('export')).out)
        .slice(1)
        .map(([reference]) => reference),
    ).toEqual(leads.map(({ kind, id }) => leadReference(kind, id)));
  });

  it('has more requests than are read at once', async () => {
    await stored();
    await query(
      operator.databaseUrl,
      `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload)
       SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'quote', n::text,
         timestamptz '2026-01-01' + (n / 3) * interval '1 second', '', '{}', '{}', '{"nome":"Gina","servizio":"altro"}'
       FROM generate_series(1, 1234) AS n`,
    );
    expect(
      new Set(
        cells((await operator.leads('export')).out)
          .slice(1)
          .map(([reference]) => reference),
      ).size,
    ).toBe(1234);
  });
});

describe('the Excel file', () => {
  it('is not shown on a terminal', async () => {
    let shown = '';
    const show = (text: string | Uint8Array) => void (shown += String(text));
    const { env } = operator;
    expect(await runLeads(['export', '--xlsx'], { env, out: show, err: show, terminal: true })).toBe(EXIT.usage);
    expect(shown).toBe('Send the file somewhere: leads export --xlsx > richieste.xlsx\n');
  });

  it('has times in Rome as times, phone numbers as texts, and runs no formula', async () => {
    const lead = aLead(
      'translation',
      { receivedAt: '2026-07-01T22:30:00.000Z' },
      aBody('translation', { nome: '=1+1', telefono: '060000000', lingue: 'a_x0041_b_x005F_' }),
    );
    await stored(lead);
    await query(operator.databaseUrl, `INSERT INTO lead_events (lead_id, kind, at) VALUES ($1, 'answered', $2)`, [
      lead.id,
      '2026-07-02T10:00:00.000Z',
    ]);
    const { out } = await operator.leads('export', '--xlsx');
    const files = unzipSync(Buffer.from(out, 'base64'));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    const texts = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array()) + sheet;
    expect(sheet).not.toContain('<f>');
    expect(texts).toContain('=1+1');
    // The underscore of what a spreadsheet would decode is encoded itself.
    expect(texts).toContain('a_x005F_x0041_b_x005F_x005F_');
    expect(texts).toContain('060000000');
    // Days since 1900: 2 July 2026 at 00:30, and at 12:00, in Rome.
    expect(sheet).toContain('46205.02083333');
    expect(sheet).toContain('<v>46205.5</v>');
  });
});

describe('the register of complaints', () => {
  it('says when each was received and answered, how it ended, and no name', async () => {
    const lead = aLead('complaint', { receivedAt: '2026-11-02T10:00:00.000Z' });
    await stored(lead, aLead('complaint', { receivedAt: '2025-11-02T10:00:00.000Z' }), aLead('contact'));
    await query(
      operator.databaseUrl,
      `INSERT INTO lead_events (lead_id, kind, at, outcome) VALUES
        ($1, 'answered', '2026-11-12T09:00:00Z', 'partly')`,
      [lead.id],
    );
    const { out } = await operator.leads('complaints', '--year', '2026');
    expect(out.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
      ['reference', 'received', 'taken', 'answered', 'outcome', 'days'],
      [leadReference('complaint', lead.id), '2026-11-02', '2026-11-12', 'Accolto in parte', '10'],
      [''],
    ]);
    expect(out).not.toContain(lead.payload.nome);
    expect((await operator.leads('find', lead.id)).out).toMatch(/answered +2026-11-12T09:00:00/);
  });
});

describe('an export', () => {
  it('is of days in Rome, both included', async () => {
    const at = [
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00.000Z',
    ];
    const leads = at.map((receivedAt) => aLead('quote', { receivedAt }));
    await stored(...leads);
    // The clocks change on that day.
    const day = await operator.json<{ id: string }[]>('export', '--from', '2026-03-29', '--to', '2026-03-29');
    expect(day.map(({ id }) => id)).toEqual([leads[1]!.id, leads[2]!.id]);
  });

  it('is of what an office reads', async () => {
    const esami = aLead('languagecert');
    await stored(esami, aLead('complaint'), aLead('languagecert', { suspicion: ['honeypot'] }));
    expect(await operator.json('export', '--office', 'esami')).toEqual([
      expect.objectContaining({ id: esami.id, office: 'esami', payload: esami.payload }),
    ]);
    expect(await operator.json('export', '--office', 'viaggi')).toEqual([]);
  });

  it.each([
    ['--from', '2026-02-30'],
    ['--to', 'ieri'],
    ['--kind', 'unknown'],
    ['--office', 'unknown'],
  ])('refuses %s %s', async (...args) => {
    expect(await operator.leads('export', ...args)).toMatchObject({ code: EXIT.usage, out: '' });
  });
});
