// Variables that several processes read, defined once.
import { z } from 'zod';

const port = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a port` })
    .int()
    .min(0)
    .max(65_535);
const canDecode = (text: string) => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};
const address = (name: string, protocol: RegExp, example: string) =>
  z
    .url({ protocol, hostname: /./, error: `${name} must be an address such as ${example}` })
    .refine(canDecode, 'special characters of user and password must be percent-encoded: % is %25');

export const nodeEnv = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
};

export const logging = {
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
};

export const observability = {
  ...logging,
  /** The port of GET /metrics, for Prometheus. Without it nothing is served; 0 takes a free port. */
  METRICS_PORT: port('METRICS_PORT').optional(),
};

/** Where a process listens. */
export const listening = { PORT: port('PORT').default(0), HOST: z.string().default('127.0.0.1') };

export const redis = { REDIS_URL: address('REDIS_URL', /^rediss?$/, 'redis://127.0.0.1:6379') };

export const database = {
  DATABASE_URL: address('DATABASE_URL', /^postgres(ql)?$/, 'postgres://user:password@127.0.0.1:5432/school'),
};

/** Multiplies the times of `timesOf`. Only for tests and drills. */
export const workerTiming = { RETRY_TIME_SCALE: z.coerce.number().min(0.0001).max(1).default(1) };

/** The mail server, and how it is talked to (`smtpConnection`). */
export const smtp = {
  /** The mail server, its login included; special characters in user and password are percent-encoded. */
  SMTP_URL: address('SMTP_URL', /^smtps?$/, 'smtps://user:password@mail.example.it'),
  /** Whether verified TLS is required; by default in production, except on the loopback interface. */
  SMTP_REQUIRE_TLS: z.stringbool('SMTP_REQUIRE_TLS must be true or false').optional(),
  /** DKIM, where the mail server does not sign: the name of the key in the DNS of the sender's domain. */
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i, 'DKIM_SELECTOR must be the name of a DNS entry, as in <name>._domainkey')
    .optional(),
};

export const school = { SCHOOL_FILE: z.string({ error: "SCHOOL_FILE must be the path of the owner's file" }) };
