import { leadEnvFields } from '@school/leads';
import { envFields } from '@school/platform';
import { z } from 'zod';

const positive = z.coerce.number().int().min(1);
const origins = z
  .string({ error: 'SITE_ORIGINS must list the origins of the site, e.g. https://www.example.it' })
  // Browsers leave out the port of the scheme.
  .transform((list) =>
    list.split(',').map((origin) => origin.trim().replace(/^(http:.*):80$|^(https:.*):443$/, '$1$2')),
  )
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must list origins such as https://www.example.it, separated by commas',
  );

export const gatewayEnv = z.object({
  ...envFields.nodeEnv,
  ...envFields.listening,
  ...envFields.redis,
  /** As a role that reads the states of leads and adds what offices say; receipts and the links of offices need it. */
  ...envFields.database,
  ...envFields.observability,
  ...leadEnvFields.spool,
  ...leadEnvFields.links,
  ...envFields.school,
  SITE_ORIGINS: origins,
  /** Trusted proxies in front: the client's address is read so many hops back in X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(1),
  /** Requests from one network in 10 minutes: a class of 40 pupils behind one address, with some corrections. */
  LEADS_PER_10_MINUTES: positive.default(100),
  /** Turns of Gaia's visitors from one network in a minute: the same class, each pupil with a turn every 10 seconds. */
  CHATS_PER_MINUTE: positive.default(240),
});

export type GatewayEnv = z.output<typeof gatewayEnv>;
