import type { KeyObject } from 'node:crypto';
import type { SchoolContacts } from '@school/catalog';
import type { OfficeId } from '@school/contracts';
import { officeLink } from '@school/leads';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import { render } from '../layout/layout.js';
import { siteLink } from '../layout/links.js';
import type { Block, MailContent } from '../layout/mail-content.js';

/** A mail of this program to an office. @param headers of its own. */
export const officeMail = (
  id: string,
  office: OfficeId,
  content: MailContent,
  school: SchoolContacts,
  headers: OutgoingMail['headers'] = {},
): OutgoingMail => ({
  id,
  office,
  to: { name: school.offices[office].name, address: school.offices[office].email },
  subject: content.subject,
  headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  ...render(content, school),
});

/** The link by which an office says what it has done with a lead. */
export const officeAction = (
  leadId: string,
  office: OfficeId,
  school: SchoolContacts,
  linksKey: KeyObject,
  note = '',
): Block => ({
  type: 'action',
  label: 'Segna a che punto è',
  href: siteLink(school.siteUrl, officeLink(linksKey, leadId, office)),
  note,
});
