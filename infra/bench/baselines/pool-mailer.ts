// nodemailer's pool without a queue: `GET /send?mails=300` sends so many.
import { createServer } from 'node:http';
import { createTransport } from 'nodemailer';
import { aMail } from './a-mail.ts';

const { hostname: host, port } = new URL(process.env['SMTP_URL']!);
const pool = createTransport({ host, port: Number(port), ignoreTLS: true, pool: true, maxMessages: 1000 });

createServer(async ({ url }, response) => {
  const mails = Number(new URL(url!, 'http://localhost').searchParams.get('mails') ?? 0);
  await Promise.all(Array.from({ length: mails }, () => pool.sendMail(aMail)));
  response.end('ok');
}).listen(Number(process.env['PORT']), '127.0.0.1');
