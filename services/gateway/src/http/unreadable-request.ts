// What never becomes a request: bytes that are not HTTP, headers that never end, addresses that cannot be decoded. Both get the one
// error body of the API and nothing of what was sent; left to themselves, Node and the router would quote or name it.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_CONTENT_TYPE } from '@school/contracts';
import { problemOf } from '@school/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Node's codes for what is wrong with a connection, where 400 says too little. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers on a connection that Node cannot read on, and ends it: whatever else it holds is not read as another request. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status = STATUS[error.code ?? ''] ?? 400;
    const body = JSON.stringify(problemOf(status));
    const headers = {
      'Content-Type': PROBLEM_CONTENT_TYPE,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
    };
    const head = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
  }
  socket.destroy();
}

/** Answers a request whose address the router cannot decode. It comes before all hooks, so the headers are set here. */
export function answerUnroutable(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers({ 'Content-Type': PROBLEM_CONTENT_TYPE, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .send(problemOf(400));
}
