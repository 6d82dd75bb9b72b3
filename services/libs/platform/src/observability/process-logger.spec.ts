import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { pinoOptions, processLogger, withinRequest } from './process-logger.js';

let lines: string[];
const loggerOf = (level = 'info') => pino(pinoOptions('mailer', level), { write: (line) => void lines.push(line) });
beforeEach(() => void (lines = []));
afterEach(() => void jest.restoreAllMocks());

describe('a line of the log', () => {
  it('is one line of JSON with its event', () => {
    loggerOf().warn({ context: 'Mail', event: 'office-refused', lead: 'id', text: 'a\nb' });
    expect(lines).toEqual([expect.stringMatching(/^[^\n]+\n$/)]);
    expect(JSON.parse(lines[0]!)).toEqual({
      time: expect.stringMatching(/Z$/),
      level: 'warn',
      service: 'mailer',
      context: 'Mail',
      event: 'office-refused',
      lead: 'id',
      text: 'a\nb',
    });
  });

  it('is the same by Nest, with the request that it belongs to, and not about Nest being put together', () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    process.env['LOG_LEVEL'] = 'info';
    const logger = processLogger('mailer');
    withinRequest('0af7651916cd43dd8448eb21', () => logger.log({ event: 'ready', checks: { redis: 'ok' } }, 'Start'));
    logger.log('AppModule dependencies initialized', 'InstanceLoader');
    logger.error('from anna.prova@example.com', 'Error: Anna\n    at work (file.ts:1:2)', 'ExceptionsHandler');
    expect(write.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      expect.objectContaining({ event: 'ready', request: '0af7651916cd43dd8448eb21', context: 'Start' }),
      expect.objectContaining({ event: 'error', error: 'from <address>', frames: ['at work (file.ts:1:2)'] }),
    ]);
  });

  it('is written at its level and above', () => {
    const logger = loggerOf('warn');
    logger.debug('a');
    logger.info('b');
    logger.warn('c');
    logger.error('d');
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['c', 'd']);
  });

  it('holds no address, no personal field and no error whole', () => {
    const err = Object.assign(new Error('to anna@example.com'), { parameters: ['Anna'] });
    loggerOf().error({ event: 'failed', err, payload: 'Anna', job: { email: 'Anna', id: 1 } });
    loggerOf().error(err);
    expect(lines.join('')).not.toMatch(/anna/i);
    expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'failed', error: 'to <address>', job: { id: 1 } });
    expect(JSON.parse(lines[1]!)).toMatchObject({ event: 'error', frames: expect.any(Array) });
  });
});
