// The usual form handler: validate, insert, mail, answer. A contact request is one mail, as in the product.
import { parseLead } from '@school/contracts';
import express from 'express';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { officeMail } from './office-mail.ts';

const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const { hostname: host, port } = new URL(process.env['SMTP_URL']!);
const server = { host, port: Number(port), ignoreTLS: true };
// nodemailer's pool has five connections by default.
const transport =
  process.env['SMTP_POOLED'] === 'yes' ? createTransport({ ...server, pool: true }) : createTransport(server);
const mail = officeMail('contact');

const app = express();
app.use(express.json({ limit: '32kb' }));
app.get('/health/ready', (_request, response) => void response.send('ok'));
app.post('/api/contact', async (request, response) => {
  const parsed = parseLead('contact', request.body);
  if (!parsed.success) return void response.status(400).json({ errors: parsed.errors });
  const { payload } = parsed;
  const [firstName, lastName, course] =
    'name' in payload ? [payload.name, '-', payload.courseType] : [payload.firstName, payload.lastName, payload.course];
  await database.query(
    'INSERT INTO contact_requests (first_name, last_name, email, phone, course, message) VALUES ($1, $2, $3, $4, $5, $6)',
    [firstName, lastName, payload.email, payload.phone ?? null, course ?? null, payload.message ?? null],
  );
  await transport.sendMail({ ...mail, replyTo: { name: `${firstName} ${lastName}`, address: payload.email } });
  response.status(200).json({ ok: true });
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
