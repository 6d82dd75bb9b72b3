// The log of a process, by pino: each event is one line of JSON. An unexpected error is passed as `err`, and logged as
// `error` (its text) and `frames`.
import type { LoggerService } from '@nestjs/common';
import { Logger, type Params, PinoLogger } from 'nestjs-pino';
import { type LoggerOptions, stdTimeFunctions } from 'pino';
import { z } from 'zod';
import { logging } from '../config/env-fields.js';
import { parseEnv } from '../config/load-env.js';
import { errorFrames, errorText, withoutAddresses } from './error-text.js';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold what a visitor wrote. */
const PERSONAL = ['payload', 'body', 'email', 'phone', 'parameters'];
/** Nest's messages about its start-up: of no use in the log of a running system. */
const CONSTRUCTION = new Set<unknown>([
  'NestFactory',
  'NestApplication',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
]);

export const pinoOptions = (service: string, level: string): LoggerOptions => ({
  level,
  base: { service },
  messageKey: 'event',
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' },
  hooks: {
    logMethod(args, method) {
      const [first, ...rest] = args as [unknown, ...string[]];
      if (typeof first !== 'object' || first === null) return method.apply(this, args);
      const { err, ...fields } = (first instanceof Error ? { err: first } : first) as Fields;
      if (CONSTRUCTION.has(fields['context'])) return;
      const failure = err === undefined ? {} : { event: 'error', error: errorText(err), frames: errorFrames(err) };
      method.apply(this, [{ ...failure, ...fields }, ...rest] as typeof args);
    },
    streamWrite: withoutAddresses,
  },
});

/** The logger of a process; `name` is the service. All loggers of a process are one. */
export function processLogger(name: string): LoggerService & Pick<Logger, 'fatal'> {
  const { LOG_LEVEL } = parseEnv(z.object(logging), process.env);
  const params: Params = { pinoHttp: [pinoOptions(name, LOG_LEVEL), process.stdout] };
  return new Logger(new PinoLogger(params), params);
}

/** Runs work as part of a request, whose id is then in every log line. */
export const withinRequest = <T>(id: string, work: () => T): T =>
  new PinoLogger({}).runInContext(work, { bindings: { request: id } });
