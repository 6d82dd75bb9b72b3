import { createSecretKey } from 'node:crypto';
import { expect, it } from '@jest/globals';
import MailComposer from 'nodemailer/lib/mail-composer';
import { exampleSchool } from '@school/catalog/testing';
import { type LeadKind, leadReference } from '@school/contracts';
import { morningMail } from './morning.mail.js';

const NOW = new Date('2026-11-27T07:30:00Z');
const id = (last: number) => `0193b7a0-5c1e-8f00-a000-00000000000${last}`;
const lead = (last: number, kind: LeadKind, receivedAt: string, isTaken = false) => ({
  id: id(last),
  kind,
  receivedAt,
  topic: '',
  isTaken,
});
const mail = (open: ReturnType<typeof lead>[], more = 0) =>
  morningMail(
    { v: 1, office: 'qualita', day: '2026-11-27', open, more, answered: { total: 3, inTime: 2 } },
    exampleSchool,
    createSecretKey(Buffer.alloc(32)),
    NOW,
  );

it('lists complaints on their days, then what is late, due today and open, each with its link', () => {
  const { subject, text, html } = mail(
    [
      lead(1, 'languagecert', '2026-11-23T10:00:00.000Z', true),
      lead(2, 'languagecert', '2026-11-26T10:00:00.000Z'),
      // Friday evening: answered on Saturday, when the office is open.
      lead(3, 'languagecert', '2026-11-27T07:00:00.000Z'),
      // The tenth working day, and the ninth.
      lead(4, 'complaint', '2026-11-13T10:00:00.000Z'),
      lead(5, 'complaint', '2026-11-16T10:00:00.000Z'),
    ],
    2,
  );
  expect(subject).toBe('Da rispondere: 1 reclamo senza risposta, 1 in ritardo, 1 scade oggi, 4 altre aperte');
  const order = [4, 1, 2, 3, 5].map((last) =>
    text.indexOf(leadReference(last > 3 ? 'complaint' : 'languagecert', id(last))),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(text).toContain('giorno lavorativo 10 di 15');
  expect(text).toContain('3 risposte, 2 in tempo');
  expect(text).toContain('2 altre richieste aperte');
  expect(html.split('>Segna a che punto è<')).toHaveLength(6);
});

it('tells how old a request is by the days of the calendar', () => {
  const ages = ['2026-11-23T10:00:00.000Z', '2026-11-26T22:30:00.000Z', '2026-11-27T07:00:00.000Z'].map(
    (receivedAt) => /\((.*)\)/.exec(mail([lead(1, 'contact', receivedAt)]).text)?.[1],
  );
  // At half past eleven in the evening: the day before, though only nine hours ago.
  expect(ages).toEqual(['4 giorni fa', 'ieri', 'oggi']);
});

it('is so short with forty requests that no mail program cuts it off', async () => {
  const open = Array.from({ length: 40 }, (_, index) => ({
    ...lead(index % 10, 'complaint', '2026-11-13T10:00:00.000Z', true),
    topic: 'Qualità del servizio, Preparazione alle certificazioni',
  }));
  const { subject, html, text } = mail(open, 900);
  const raw = await new MailComposer({ subject, html, text, textEncoding: 'quoted-printable' }).compile().build();
  expect(raw.length).toBeLessThan(90_000);
  expect(html).toContain('E 900 altre richieste aperte.');
});
