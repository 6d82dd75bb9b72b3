import { createPrivateKey } from 'node:crypto';
import { leadEnvFields } from '@school/leads';
import { envFields } from '@school/platform';
import { z } from 'zod';

const count = (most: number) => z.coerce.number().int().min(1).max(most);

const LEAST_RSA_BITS = 2048;

/** Receivers support RSA, and ignore shorter keys. */
function isSigningKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA_BITS;
  } catch {
    return false;
  }
}

const variables = z.object({
  ...envFields.nodeEnv,
  ...envFields.listening,
  ...envFields.redis,
  ...envFields.observability,
  ...envFields.workerTiming,
  ...envFields.school,
  ...leadEnvFields.links,
  /** The mail server, its login included; special characters in user and password are percent-encoded. */
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    error: 'SMTP_URL must be an address such as smtps://user:password@mail.example.it',
  }),
  /** Connections kept open to the mail server. */
  SMTP_POOL: count(50).default(5),
  /**
   * Whether verified TLS is required; when not given, in production unless the mail server is on the loopback
   * interface.
   */
  SMTP_REQUIRE_TLS: z.stringbool('SMTP_REQUIRE_TLS must be true or false').optional(),
  /** The host name in EHLO and in the Message-IDs; when not given, the domain of the sender's address. */
  MAIL_HOST: z.hostname('MAIL_HOST must be a host name').optional(),
  /** DKIM, where the mail server does not sign: the name of the key in the DNS of the sender's domain. */
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i, 'DKIM_SELECTOR must be the name of a DNS entry, as in <name>._domainkey')
    .optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .refine(isSigningKey, `must be an RSA key of at least ${LEAST_RSA_BITS} bits in PEM: openssl genrsa 2048`)
    .optional(),
});

export const mailerEnv = variables.superRefine(({ DKIM_SELECTOR, DKIM_PRIVATE_KEY }, context) => {
  const problem = (variable: string, other: string) =>
    context.addIssue({ code: 'custom', path: [variable], message: `must be set together with ${other}` });
  if (DKIM_SELECTOR && !DKIM_PRIVATE_KEY) problem('DKIM_PRIVATE_KEY', 'DKIM_SELECTOR');
  if (DKIM_PRIVATE_KEY && !DKIM_SELECTOR) problem('DKIM_SELECTOR', 'DKIM_PRIVATE_KEY');
});

export type MailerEnv = z.output<typeof mailerEnv>;

/** Injection token of this process's environment. */
export const MAILER_ENV = Symbol('MAILER_ENV');

/** Injection token of the owner's file, which SCHOOL_FILE names. */
export const SCHOOL = Symbol('SCHOOL');
