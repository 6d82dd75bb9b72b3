// One line an event: JSON for programs, text for people.
import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { z } from 'zod';
import { logging, nodeEnv } from '../config/env-fields.js';
import { parseEnv } from '../config/load-env.js';
import { errorText, framesIn, withoutAddresses } from './error-text.js';
import { currentRequest } from './request-context.js';

type Fields = Readonly<Record<string, unknown>>;

const LEVELS: Readonly<Record<z.output<typeof logging.LOG_LEVEL>, LogLevel[]>> = {
  debug: ['debug', 'verbose', 'log', 'warn', 'error', 'fatal'],
  info: ['log', 'warn', 'error', 'fatal'],
  warn: ['warn', 'error', 'fatal'],
  error: ['error', 'fatal'],
};

/** Nest's messages about its start-up: of no use in the log of a running system. */
const CONSTRUCTION = new Set<unknown>([
  'NestFactory',
  'NestApplication',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
]);

/** The fields of an event. An error is never logged whole: it may hold what a visitor wrote. */
function fieldsOf(message: unknown): Fields {
  if (message instanceof Error) return { event: 'error', error: errorText(message) };
  return typeof message === 'object' && message !== null ? (message as Fields) : { event: String(message) };
}

const asWords = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      name === 'event' ? String(value) : `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(' ');

class ProcessLogger extends ConsoleLogger {
  constructor(
    private readonly service: string,
    private readonly json: boolean,
    logLevels: LogLevel[],
  ) {
    super(service, { logLevels, colors: false });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!CONSTRUCTION.has(rest.at(-1))) super.log(message, ...rest);
  }

  protected override printMessages(
    messages: unknown[],
    context = '',
    logLevel: LogLevel = 'log',
    stream: 'stdout' | 'stderr' = 'stdout',
    stack?: unknown,
  ): void {
    const level = logLevel === 'log' ? 'info' : logLevel;
    const time = new Date().toISOString();
    for (const message of messages) {
      const fields = {
        ...fieldsOf(message),
        request: currentRequest(),
        frames: typeof stack === 'string' ? framesIn(stack) : undefined,
      };
      const line = this.json
        ? JSON.stringify({ time, level, service: this.service, context, ...fields })
        : `${time.slice(11, 23)} ${level.toUpperCase().padEnd(5)} ${this.service} [${context}] ${asWords(fields)}`;
      process[stream].write(`${withoutAddresses(line)}\n`);
    }
  }

  /** The frames are in the line. */
  protected override printStackTrace(): void {}
}

/**
 * The logger of a process; `name` is the service, and the context of lines without one. LOG_FORMAT is `json` in
 * production and `text` elsewhere; LOG_LEVEL is `info`.
 */
export function processLogger(name: string): ConsoleLogger {
  const { NODE_ENV, LOG_FORMAT, LOG_LEVEL } = parseEnv(z.object({ ...nodeEnv, ...logging }), process.env);
  return new ProcessLogger(
    name,
    (LOG_FORMAT ?? (NODE_ENV === 'production' ? 'json' : 'text')) === 'json',
    LEVELS[LOG_LEVEL],
  );
}
