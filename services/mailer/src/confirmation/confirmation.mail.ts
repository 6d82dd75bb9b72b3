// The confirmation to the sender of a request, in the fixed texts of its form. It contains nothing that was typed into
// the form, because anyone may have typed the address.
import { type School, officeFor } from '@school/catalog';
import { InvalidLeadError, type Lead, leadEmail, leadForm, leadReference } from '@school/contracts';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import { render } from '../layout/layout.js';
import { mailLink, phoneLink, siteLink } from '../layout/links.js';
import type { MailContent } from '../layout/mail-content.js';
import { romeTime } from '../templates/rome-time.js';
import { replyBy } from '../templates/staff-mail.js';

/** @throws InvalidLeadError for a lead of a form without a confirmation, or without an address. */
export function confirmationMail(lead: Lead, school: School): OutgoingMail {
  const { confirmation } = leadForm(lead.kind);
  const address = leadEmail(lead);
  if (!confirmation || !address) throw new InvalidLeadError(`No confirmation can be sent for this ${lead.kind}`);
  const reference = leadReference(lead.kind, lead.id);
  const office = school.offices[officeFor({ ...lead, suspicion: [] })];
  const due = replyBy(lead);
  const subject = `${confirmation.subject} · ${confirmation.reference.toLowerCase()} ${reference}`;
  const content: MailContent = {
    subject,
    heading: 'Conferma di ricezione',
    title: confirmation.title,
    summary: `Risposta entro ${due}.`,
    blocks: [
      { type: 'paragraph', text: confirmation.thanks },
      {
        type: 'facts',
        heading: confirmation.request,
        rows: [
          { label: confirmation.reference, value: reference },
          { label: 'Ricevuto', value: romeTime(new Date(lead.receivedAt)) },
          { label: 'Risposta entro', value: due },
        ],
      },
      { type: 'paragraph', text: confirmation.help },
      {
        type: 'contacts',
        rows: [
          {
            label: office.name,
            value: office.email,
            href: mailLink(office.email, `${confirmation.reference} ${reference}`),
          },
          { label: 'Telefono', value: school.phone, href: phoneLink(school.phone) },
        ],
        note: 'Può anche rispondere a questa mail.',
      },
      {
        type: 'facts',
        heading: 'I Suoi dati personali',
        rows: [
          { label: 'Titolare', value: school.legalName },
          { label: 'Uso', value: confirmation.purpose },
          {
            label: 'Informativa',
            value: `${school.siteUrl.replace(/\/$/, '')}/privacy-policy`,
            href: siteLink(school.siteUrl, '/privacy-policy'),
          },
        ],
      },
      { type: 'paragraph', text: confirmation.notSent },
    ],
  };
  return {
    id: `${lead.id}.confirmation`,
    office: 'sender',
    to: { name: '', address },
    replyTo: { name: office.name, address: office.email },
    subject,
    headers: { 'X-Lead-Id': lead.id, 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    ...render(content, school),
  };
}
