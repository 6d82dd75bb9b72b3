// A health endpoint for rivals without HTTP.
import { createServer } from 'node:http';

export const serveHealth = (): void =>
  void createServer((_request, response) => response.end('ok')).listen(Number(process.env['PORT']), '127.0.0.1');
