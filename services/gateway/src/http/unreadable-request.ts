// Answers what never becomes a request: malformed HTTP, endless headers, URLs that cannot be decoded. The body is the
// problem of the API and quotes nothing of the request, as the defaults of Node and the router would.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_CONTENT_TYPE } from '@school/contracts';
import { problemOf } from '@school/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Node's error codes with a more specific status than 400. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers on a connection whose input cannot be parsed, and closes it: the rest of the input is not parsed as another
 * request.
 */
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

/** Answers a request whose URL the router cannot decode. No hook has run yet, so the headers are set here. */
export function answerUnroutable(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers({ 'Content-Type': PROBLEM_CONTENT_TYPE, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .send(problemOf(400));
}
