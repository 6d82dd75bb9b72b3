// What a new gateway is asked, by the program that runs in its container.
import { execFile } from 'node:child_process';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { CHAT_ENDPOINT, RECEIPT_ENDPOINT, leadForm } from '@school/contracts';

const METRICS = `school_http_request_duration_seconds_count{route="/api/reclami",method="POST",status="500"} 2
school_http_request_duration_seconds_count{route="/api/gaia-chat",method="POST",status="504"} 1
school_http_request_duration_seconds_count{route="/api/reclami",method="POST",status="400"} 5
school_http_request_duration_seconds_count{route="/health/ready",method="GET",status="503"} 7
school_http_request_duration_seconds_sum{route="/api/reclami",method="POST",status="500"} 9
`;

/** As a good gateway answers. */
const statusOf = ({ url = '', method }: IncomingMessage): number => {
  if (url === leadForm('complaint').endpoint && method === 'POST') return 400;
  return url === CHAT_ENDPOINT && method === 'POST' ? 200 : 404;
};

async function ask(answer: (request: IncomingMessage, response: ServerResponse) => void, ...args: readonly string[]) {
  const gateway = createServer(answer);
  await new Promise<void>((done) => void gateway.listen(0, '127.0.0.1', done));
  const port = String((gateway.address() as AddressInfo).port);
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'canary.ts'), ...args], {
    env: { PORT: port, METRICS_PORT: port, SITE_ORIGINS: 'https://www.example.it' },
  });
  const { stdout } = await run.finally(() => gateway.close());
  return stdout;
}

it('a gateway that answers as it must has no fault', async () => {
  const asked: string[] = [];
  const said = await ask((request, response) => {
    asked.push(`${request.headers['content-type']?.split(';')[0] ?? ''} ${request.url}`);
    response.writeHead(statusOf(request)).end();
  });
  expect([said, asked.length]).toEqual(['', 4]);
  expect(asked).toContain(`application/x-www-form-urlencoded ${leadForm('complaint').endpoint}`);
  expect(asked).toContainEqual(expect.stringContaining(RECEIPT_ENDPOINT));
});

it('each wrong answer is named, with what it must be', async () => {
  const said = await ask((_, response) => response.writeHead(500).end());
  expect(said.trim().split('\n').sort()).toEqual([
    'A form without its fields, and without JavaScript: 500, must be 400',
    'A form without its fields: 500, must be 400',
    'A question to Gaia: 500, must be 200',
    'A receipt that nobody has: 500, must be 404',
  ]);
});

it('only answers to visitors count as errors', async () => {
  expect(await ask((_, response) => void response.end(METRICS), 'errors')).toBe('3\n');
});
