// The product's mail to an office, for rivals to send. It is rendered once: only its delivery is measured.
import { officeFor } from '@school/catalog';
import { exampleSchool } from '@school/catalog/testing';
import type { LeadKind } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { staffMail } from '../../../services/mailer/dist/templates/staff-mail.js';

export function officeMail(kind: LeadKind) {
  const lead = aLead(kind);
  const { to, replyTo, subject, headers, html, text } = staffMail(lead, officeFor(lead), exampleSchool);
  return {
    from: { ...exampleSchool.mailFrom },
    to: { ...to },
    ...(replyTo && { replyTo: { ...replyTo } }),
    subject,
    headers: { ...headers },
    html,
    text,
  };
}
