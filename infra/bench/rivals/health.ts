// Says that a rival without a web side of its own is there.
import { createServer } from 'node:http';

export const serveHealth = (): void =>
  void createServer((_request, response) => response.end('ok')).listen(Number(process.env['PORT']), '127.0.0.1');
