import type { School } from '@school/catalog';
import type { OfficeId } from '@school/contracts';
import type { OutgoingMail } from '../delivery/mail.transport.js';
import { render } from '../layout/layout.js';
import type { MailContent } from '../layout/mail-content.js';

/** A mail of this program to an office. @param headers of its own. */
export const officeMail = (
  id: string,
  office: OfficeId,
  content: MailContent,
  school: School,
  headers: OutgoingMail['headers'] = {},
): OutgoingMail => ({
  id,
  office,
  to: { name: school.offices[office].name, address: school.offices[office].email },
  subject: content.subject,
  headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  ...render(content, school),
});
