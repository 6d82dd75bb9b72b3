import { leadEnvFields } from '@school/leads';
import { envFields } from '@school/platform';
import { z } from 'zod';

const positive = z.coerce.number().int().min(1);
const origins = z
  .string({ error: 'SITE_ORIGINS must list the origins of the site, e.g. https://www.example.it' })
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must list origins such as https://www.example.it, separated by commas',
  );

export const gatewayEnv = z.object({
  ...envFields.nodeEnv,
  ...envFields.listening,
  ...envFields.redis,
  ...envFields.observability,
  ...leadEnvFields.spool,
  ...envFields.school,
  SITE_ORIGINS: origins,
  /**
   * The number of trusted proxies in front: the client's address is read that many hops back in X-Forwarded-For, never
   * further.
   */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(1),
  LEADS_PER_10_MINUTES: positive.default(20),
  LEADS_PER_DAY: positive.default(120),
  CHATS_PER_MINUTE: positive.default(20),
  CHATS_PER_DAY: positive.default(1000),
  /** Turns that may wait for Gaia; beyond them new ones are answered 503. */
  CHAT_BACKLOG: positive.default(200),
  CHAT_DEADLINE_MS: positive.default(20_000),
  /**
   * Event streams with previews at once, each over a separate connection to Redis; further ones carry the whole reply
   * alone.
   */
  CHAT_STREAMS: z.coerce.number().int().min(0).default(100),
});

export type GatewayEnv = z.output<typeof gatewayEnv>;

/** Injection token of this process's environment. */
export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
