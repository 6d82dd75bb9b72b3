import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { processLogger } from './process-logger.js';
import { requestId, withinRequest } from './request-context.js';

let written: string[];
const environment = { ...process.env };

beforeEach(() => {
  written = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => (written.push(String(text)), true));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...environment };
});

const inEnvironment = (values: Record<string, string>) => {
  process.env = { ...environment, LOG_LEVEL: 'info', ...values };
  return processLogger('mailer');
};

describe('a line of the log', () => {
  it('is JSON in production, one an event, with the request it belongs to', () => {
    const logger = inEnvironment({ NODE_ENV: 'production' });
    withinRequest('0af7651916cd43dd8448eb211c80319c', () =>
      logger.warn({ event: 'office-refused', lead: 'id', text: 'a\nb' }, 'Mail'),
    );
    expect(written).toEqual([expect.stringMatching(/^[^\n]+\n$/)]);
    expect(JSON.parse(written[0]!)).toEqual({
      time: expect.stringMatching(/Z$/),
      level: 'warn',
      service: 'mailer',
      context: 'Mail',
      event: 'office-refused',
      lead: 'id',
      text: 'a\nb',
      request: '0af7651916cd43dd8448eb211c80319c',
    });
  });

  it('is text elsewhere', () => {
    inEnvironment({ NODE_ENV: 'development' }).log(
      { event: 'ready', address: 'http://127.0.0.1:1', checks: { redis: 'ok' } },
      'Start',
    );
    expect(written).toEqual([
      expect.stringMatching(
        /^[\d:.]{12} INFO {2}mailer \[Start\] ready address=http:\/\/127\.0\.0\.1:1 checks=\{"redis":"ok"\}\n$/,
      ),
    ]);
  });

  it('is written at its level and above', () => {
    const logger = inEnvironment({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' });
    logger.debug('a');
    logger.log('b');
    logger.warn('c');
    logger.error('d');
    expect(written.map((line) => JSON.parse(line).event)).toEqual(['c', 'd']);
  });

  it.each(['json', 'text'])('holds no address and no error whole, in %s', (LOG_FORMAT) => {
    const error = Object.assign(new Error('for "Anna Prova"'), { parameters: ['Anna Prova'] });
    const logger = inEnvironment({ LOG_FORMAT });
    logger.error(error);
    logger.error('from anna.prova@example.com', 'Error: Anna Prova\n    at work (file.ts:1:2)', 'Mail');
    expect(written.join('')).not.toMatch(/anna/i);
    expect(written.join('')).toContain('at work (file.ts:1:2)');
  });
});

describe('the id of a request', () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';

  it('is the trace that the caller names', () => {
    expect(requestId(`00-${trace}-b7ad6b7169203331-01`)).toBe(trace);
  });

  it.each([
    undefined,
    '',
    'anna.prova@example.com',
    `00-${trace}`,
    `00-${trace}-b7ad6b7169203331-01 x`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    [trace],
  ])('is ours when the header is %j', (header) => {
    expect(requestId(header)).toMatch(/^[0-9a-f]{32}$/);
    expect(requestId(header)).not.toBe(trace);
    expect(requestId(header)).not.toBe(requestId(header));
  });
});
