// Variables that several processes read, defined once.
import { z } from 'zod';

const port = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a port` })
    .int()
    .min(0)
    .max(65_535);
const address = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must be an address such as ${example}` });

export const nodeEnv = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
};

/** How a process logs: `info` and, in production, JSON when not given. */
export const logging = {
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
  LOG_FORMAT: z.enum(['json', 'text'], 'must be json or text').optional(),
};

/** Logs and metrics. */
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

/** Multiplies the delays of jobs and the duration of their locks. Only for tests and drills. */
export const workerTiming = { RETRY_TIME_SCALE: z.coerce.number().min(0.0001).max(1).default(1) };

/** The owner's file. */
export const school = { SCHOOL_FILE: z.string({ error: "SCHOOL_FILE must be the path of the owner's file" }) };
