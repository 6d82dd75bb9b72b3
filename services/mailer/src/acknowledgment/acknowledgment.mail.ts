// The acknowledgment to the sender of a complaint: fixed text only. Nothing that was typed into the form is sent to the
// address typed into it.
import { type School, workingDaysAfter } from '@school/catalog';
import { COMPLAINT_WORKING_DAYS, type Lead, leadReference } from '@school/contracts';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import { render } from '../layout/layout.js';
import { mailLink, phoneLink, siteLink } from '../layout/links.js';
import type { MailContent } from '../layout/mail-content.js';
import { italianDay, romeTime } from '../templates/rome-time.js';

export function acknowledgmentMail(lead: Lead<'complaint'>, school: School): OutgoingMail {
  const protocol = leadReference(lead.kind, lead.id);
  const received = new Date(lead.receivedAt);
  const office = school.offices.qualita;
  const subject = `Reclamo ricevuto · protocollo ${protocol}`;
  const content: MailContent = {
    subject,
    heading: 'Conferma di ricezione',
    title: 'Abbiamo ricevuto il Suo reclamo',
    summary: `Risposta entro ${italianDay(workingDaysAfter(received, COMPLAINT_WORKING_DAYS))}.`,
    blocks: [
      {
        type: 'paragraph',
        text: 'Gentile utente, La ringraziamo della segnalazione: ci aiuta a fare meglio. Questi sono i dati per seguirla.',
      },
      {
        type: 'facts',
        heading: 'Il Suo reclamo',
        rows: [
          { label: 'Protocollo', value: protocol },
          { label: 'Ricevuto', value: romeTime(received) },
          {
            label: 'Risposta entro',
            value: `${italianDay(workingDaysAfter(received, COMPLAINT_WORKING_DAYS))} (${COMPLAINT_WORKING_DAYS} giorni lavorativi)`,
          },
        ],
      },
      {
        type: 'paragraph',
        text:
          'Se vuole inviarci documenti o sapere a che punto è il reclamo, scriva o telefoni citando il protocollo. La ' +
          'gestione del reclamo è gratuita.',
      },
      {
        type: 'contacts',
        rows: [
          { label: office.name, value: office.email, href: mailLink(office.email, `Protocollo ${protocol}`) },
          { label: 'Telefono', value: school.phone, href: phoneLink(school.phone) },
        ],
        note: 'Può anche rispondere a questa mail.',
      },
      {
        type: 'facts',
        heading: 'I Suoi dati personali',
        rows: [
          { label: 'Titolare', value: school.legalName },
          { label: 'Uso', value: 'Solo per gestire il reclamo, nel rispetto della riservatezza.' },
          {
            label: 'Informativa',
            value: `${school.siteUrl.replace(/\/$/, '')}/privacy-policy`,
            href: siteLink(school.siteUrl, '/privacy-policy'),
          },
        ],
      },
      { type: 'paragraph', text: 'Se non ha inviato Lei questo reclamo, ce lo segnali ai recapiti qui sopra.' },
    ],
  };
  return {
    id: `${lead.id}.confirmation`,
    office: 'sender',
    to: { name: '', address: lead.payload.email },
    replyTo: { name: office.name, address: office.email },
    subject,
    headers: { 'X-Lead-Id': lead.id, 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    ...render(content, school),
  };
}
