import { envFields } from '@school/platform';
import { z } from 'zod';

const count = (most: number) => z.coerce.number().int().min(1).max(most);

export const mailerEnv = z.object({
  ...envFields.nodeEnv,
  ...envFields.listening,
  ...envFields.redis,
  ...envFields.observability,
  ...envFields.workerTiming,
  ...envFields.school,
  /** The mail server, its login included; special characters in user and password are percent-encoded. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an address such as smtps://user:password@mail.example.it' }),
  /** Connections kept open to the mail server. */
  SMTP_POOL: count(50).default(5),
  /** Mails under way at once; not given, four times the connections, so that none is idle while mails are read and noted. */
  MAIL_CONCURRENCY: count(200).optional(),
  /** Refuse a connection without verified encryption; not given, in production and not on this very machine. */
  SMTP_REQUIRE_TLS: z.stringbool('SMTP_REQUIRE_TLS must be true or false').optional(),
  /** The right side of our Message-IDs; not given, the domain that our mails come from. */
  MAIL_HOST: z.hostname('MAIL_HOST must be a host name').optional(),
});

export type MailerEnv = z.output<typeof mailerEnv>;
