// nodemailer's own pool, with mails as large as ours and nothing else to do.
import { createServer } from 'node:http';
import { createTransport } from 'nodemailer';

const { hostname: host, port } = new URL(process.env['SMTP_URL']!);
const pool = createTransport({ host, port: Number(port), ignoreTLS: true, pool: true, maxConnections: Number(process.env['SMTP_POOL']), maxMessages: 1000 });
const text = 'Perché così? Vorrei più informazioni. '.repeat(20);
const html = `<p>${'Perché così? Vorrei più informazioni. '.repeat(80)}</p>`;

const send = (number: number) =>
  pool.sendMail({
    messageId: `<${number}.${process.pid}@example.com>`,
    from: { name: 'Scuola', address: 'sito@example.com' },
    to: { name: 'Ufficio', address: 'ufficio@example.com' },
    replyTo: { name: 'Anna Prova', address: 'anna.prova@example.com' },
    subject: 'Nuova richiesta',
    text,
    html,
  });

createServer(async (request, response) => {
  const mails = Number(new URL(request.url!, 'http://localhost').searchParams.get('mails') ?? 0);
  await Promise.all(Array.from({ length: mails }, (_, number) => send(number)));
  response.end('ok');
}).listen(Number(process.env['PORT']), '127.0.0.1');
