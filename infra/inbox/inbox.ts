// The mail server of a developer's machine: SMTP that keeps every mail, pages to read them, and an API for tests.
import { type Refusal, type TestMailServer, startMailServer } from '@school/platform/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { MailFolder, type MailFilter } from './mails.ts';
import { listPage, mailPage } from './pages.ts';

export interface Inbox {
  /** The web pages and the API. */
  readonly url: string;
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** The fault that the mail server simulates until another is set; with an empty one it accepts every mail. */
export interface MailFault {
  /** Nothing listens on the SMTP port. */
  readonly unavailable?: boolean;
  readonly refuse?: Refusal;
  /** The delay before the answer to each mail, in milliseconds. */
  readonly delayMs?: number;
  /** Mails are kept and never answered. */
  readonly hold?: boolean;
  /** So many mails are kept, and the connection is reset instead of an answer. */
  readonly loseAnswers?: number;
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'";
/** The HTML of a mail may have styles and inline images, but no scripts and no external requests. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const HTML = 'text/html; charset=utf-8';

/** Starts the inbox on 127.0.0.1. @param dir the folder of the mails. Port 0 is any free one. */
export async function startInbox(dir: string, { smtpPort = 0, httpPort = 0 } = {}): Promise<Inbox> {
  const mails = new MailFolder(dir);
  await mails.open();
  const smtp = await startMailServer({ port: smtpPort, onMail: (mail) => mails.add(mail) });
  const app = inboxHttp(mails, smtp);
  const url = await app.listen({ host: '127.0.0.1', port: httpPort });
  return {
    url,
    smtpUrl: smtp.url,
    close: async () => void (await Promise.all([app.close(), smtp.stop()])),
  };
}

/** Applies a fault. Open connections are closed, so that the client's pool meets it too. */
function faults(smtp: TestMailServer): (fault: MailFault) => Promise<void> {
  let release = () => undefined as void;
  return async ({ unavailable, refuse = null, delayMs = 0, hold, loseAnswers = 0 }) => {
    release();
    release = hold ? smtp.hold() : release;
    smtp.refuse(refuse);
    smtp.answerAfter(delayMs);
    smtp.loseAnswers(loseAnswers);
    if (unavailable) return smtp.stop();
    await smtp.start();
    if (refuse?.at === 'connect') smtp.disconnect();
  };
}

function inboxHttp(mails: MailFolder, smtp: TestMailServer): FastifyInstance {
  const app = Fastify();
  const setFault = faults(smtp);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': PAGE_POLICY, 'x-content-type-options': 'nosniff' });
  });
  app.get<{ Querystring: MailFilter }>('/api/messages', ({ query }, reply) => reply.send(mails.list(query)));
  app.delete('/api/messages', (_request, reply) => {
    mails.clear();
    return reply.code(204).send();
  });
  app.get<{ Params: { id: string } }>('/api/messages/:id/raw', ({ params }, reply) => {
    const raw = mails.raw(params.id);
    return raw ? reply.type('text/plain; charset=utf-8').send(raw) : reply.callNotFound();
  });
  app.put<{ Body: MailFault }>('/api/fault', async ({ body }, reply) => {
    await setFault(body);
    return reply.code(204).send();
  });
  app.get<{ Querystring: { to?: string } }>('/', ({ query: { to = '' } }, reply) =>
    reply.type(HTML).send(listPage(mails.list({ to: to.trim() }), to.trim())),
  );
  app.get<{ Params: { id: string } }>('/messages/:id', ({ params }, reply) => {
    const mail = mails.get(params.id);
    return mail ? reply.type(HTML).send(mailPage(mail)) : reply.callNotFound();
  });
  app.get<{ Params: { id: string } }>('/messages/:id/html', ({ params }, reply) => {
    const html = mails.get(params.id)?.html;
    return html ? reply.header('content-security-policy', MAIL_POLICY).type(HTML).send(html) : reply.callNotFound();
  });
  for (const path of ['/health/live', '/health/ready'])
    app.get(path, (_request, reply) => reply.send({ status: 'ok' }));
  return app;
}
