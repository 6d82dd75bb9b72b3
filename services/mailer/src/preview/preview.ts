// npm run preview: writes every mail, filled with invented people, to dist/preview as it would arrive.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { officeFor } from '@school/catalog';
import { FALLBACK_OFFICE, type Lead, type LeadKind, consentsOf, leadForm, leadKinds } from '@school/contracts';
import { aBody, aCourseEnquiry, aLead } from '@school/contracts/testing';
import { confirmationMail } from '../confirmation/confirmation.mail.js';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import { LINKS_KEY_BYTES } from '@school/leads';
import { noticeMail } from '../notices/notice.mail.js';
import type { Notice } from '../notices/notice.js';
import { staffMail } from '../templates/staff-mail.js';
import { exampleSchool } from '@school/catalog/testing';

const linksKey = Buffer.alloc(LINKS_KEY_BYTES);
const folder = join(import.meta.dirname, '../../dist/preview');
const toOffice = (lead: Lead) => staffMail(lead, officeFor(lead), exampleSchool, linksKey);
const notice = (about: Notice['about']) => {
  const { id, kind, receivedAt } = aLead('complaint');
  return noticeMail({ v: 1, id, kind, receivedAt, about, office: 'qualita' }, exampleSchool);
};
const consented = (kind: LeadKind) => ({ consent: { version: '2026-11', given: consentsOf(leadForm(kind)) } });

const message = '1. Vorremmo sapere orari, prezzi e materiali del corso.\n\n'.repeat(12);
const addresses = {
  name: "Prof.ssa Zoë D'Amico",
  email: 'info@münchen.example',
  message: 'Il mio sito è www.example.com, scrivete a anna.rossi@example.com',
};
const suspicion = ['honeypot', 'many-links'];
const mails: Readonly<Record<string, OutgoingMail>> = {
  ...Object.fromEntries(leadKinds.map((kind) => [kind, toOffice(aLead(kind, consented(kind)))])),
  'contact-course-page': toOffice(aLead('contact', { origin: '/corso-b1' }, aCourseEnquiry({ message }))),
  'contact-addresses': toOffice(aLead('contact', {}, aCourseEnquiry(addresses))),
  'contact-longest-words': toOffice(
    aLead('contact', {}, aBody('contact', { firstName: 'Wolfeschlegelstein'.repeat(5), message: 'X'.repeat(400) })),
  ),
  'quote-phone-only': toOffice(aLead('quote', consented('quote'), aBody('quote', { email: undefined }))),
  'translation-suspect': toOffice(aLead('translation', { suspicion })),
  'corporate-fallback': staffMail(aLead('corporate'), FALLBACK_OFFICE, exampleSchool, linksKey, 'aziende'),
  confirmation: confirmationMail(aLead('complaint'), exampleSchool),
  ...Object.fromEntries((['office', 'confirmation'] as const).map((about) => [`notice-${about}`, notice(about)])),
};

mkdirSync(folder, { recursive: true });
for (const [name, { subject, html, text }] of Object.entries(mails)) {
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), `${subject}\n\n${text}`);
}
process.stdout.write(`${Object.keys(mails).length} mails in ${folder}\n`);
