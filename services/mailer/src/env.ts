import { createPrivateKey } from 'node:crypto';
import { leadEnvFields } from '@school/leads';
import { envFields } from '@school/platform';
import { z } from 'zod';

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
  ...envFields.smtp,
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
