// nodemailer's pool, with the product's mails.
import { createServer } from 'node:http';
import { createTransport } from 'nodemailer';
import { officeMail } from './office-mail.ts';

const { hostname: host, port } = new URL(process.env['SMTP_URL']!);
const pool = createTransport({
  host,
  port: Number(port),
  ignoreTLS: true,
  pool: true,
  maxConnections: Number(process.env['SMTP_POOL']),
  maxMessages: 1000,
});
const mail = officeMail('translation');

const send = (number: number) => pool.sendMail({ ...mail, messageId: `<${number}.${process.pid}@example.com>` });

createServer(async (request, response) => {
  const mails = Number(new URL(request.url!, 'http://localhost').searchParams.get('mails') ?? 0);
  await Promise.all(Array.from({ length: mails }, (_, number) => send(number)));
  response.end('ok');
}).listen(Number(process.env['PORT']), '127.0.0.1');
