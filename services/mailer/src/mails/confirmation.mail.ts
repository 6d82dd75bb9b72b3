// The confirmation to the sender of a request, in the fixed texts of its form. It contains nothing that was typed into
// the form, because anyone may have typed the address.
import { type SchoolContacts, dueText, officeFor, romeTime, soonText } from '@school/catalog';
import { InvalidLeadError, type Lead, leadEmail, leadReference, receiptLink } from '@school/contracts';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import { render } from '../layout/layout.js';
import { mailLink, phoneLink, siteLink } from '../layout/links.js';
import type { MailContent } from '../layout/mail-content.js';
import { confirmationTexts, inOtherLanguage } from './confirmation-texts.js';

/** @throws InvalidLeadError for a lead without an address. */
export function confirmationMail(lead: Lead, school: SchoolContacts): OutgoingMail {
  const confirmation = confirmationTexts[lead.kind];
  const address = leadEmail(lead);
  if (!address) throw new InvalidLeadError(`No confirmation can be sent for this ${lead.kind}`);
  const reference = leadReference(lead.kind, lead.id);
  const office = school.offices[officeFor({ ...lead, suspicion: [] })];
  const due = dueText(lead, school);
  const soon = soonText(lead, school);
  const receipt = siteLink(school.siteUrl, receiptLink(lead.id));
  const lang = ('lingua' in lead.payload && lead.payload.lingua) || 'it';
  const greeting = inOtherLanguage[lang];
  const subject = `${confirmation.subject} · ${confirmation.reference.toLowerCase()} ${reference}`;
  const content: MailContent = {
    subject,
    heading: 'Conferma di ricezione',
    title: confirmation.title,
    summary: due ? `Risposta entro ${due}.` : `Risposta ${soon}.`,
    blocks: [
      ...(greeting ? [{ type: 'paragraph', text: greeting, lang } as const] : []),
      { type: 'paragraph', text: confirmation.thanks },
      {
        type: 'facts',
        heading: confirmation.request,
        rows: [
          { label: confirmation.reference, value: reference },
          { label: 'Ricevuto', value: romeTime(new Date(lead.receivedAt)) },
          due ? { label: 'Risposta entro', value: due } : { label: 'Risposta', value: soon },
          { label: 'A che punto è', value: receipt.url, href: receipt },
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
        note: confirmation.reply,
      },
      {
        type: 'facts',
        heading: confirmation.personalData,
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
    lead: { id: lead.id, receivedAt: lead.receivedAt },
    office: 'sender',
    to: { name: '', address },
    replyTo: { name: office.name, address: office.email },
    subject,
    headers: { 'X-Lead-Id': lead.id, 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    ...render(content, school),
  };
}
