// The HTTP server of the inbox: web pages for developers, an API for tests.
import Fastify, { type FastifyInstance } from 'fastify';
import { type Behaviour, behaviourSchema } from './behaviour.ts';
import type { MailFilter, MailStore } from './mail-store.ts';
import { listPage, mailPage, notFoundPage } from './pages.ts';
import type { SmtpInbox } from './smtp.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";
/** The HTML of a mail may have styles and inline images, but no scripts and no external requests. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

interface ById {
  Params: { id: string };
}

/**
 * - `GET /api/messages?to=&subject=&since=` → Mail[], newest first (MailFilter says how the filters match)
 * - `GET /api/messages/:id` → Mail; `GET /api/messages/:id/raw` → the .eml; both 404 when unknown
 * - `DELETE /api/messages` → 204; deletes all mails
 * - `GET /api/behaviour`, `POST /api/behaviour` → Behaviour; valid until the next POST or a restart
 * - `GET /health/live`, `GET /health/ready` → 200
 */
export function inboxHttp(store: MailStore, smtp: SmtpInbox): FastifyInstance {
  const app = Fastify();
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', PAGE_POLICY);
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  });

  const search = {
    querystring: {
      type: 'object',
      properties: {
        to: { type: 'string' },
        subject: { type: 'string' },
        since: { type: 'string', format: 'date-time' },
      },
    },
  };
  app.get<{ Querystring: MailFilter }>('/api/messages', { schema: search }, (request) => store.list(request.query));
  app.get<ById>(
    '/api/messages/:id',
    async ({ params }, reply) => (await store.get(params.id)) ?? reply.code(404).send({ message: 'no such mail' }),
  );
  app.get<ById>('/api/messages/:id/raw', async ({ params }, reply) => {
    const raw = await store.raw(params.id);
    return raw ? reply.type('text/plain; charset=utf-8').send(raw) : reply.code(404).send({ message: 'no such mail' });
  });
  app.delete('/api/messages', async (_request, reply) => {
    await store.clear();
    return reply.code(204).send();
  });
  app.get('/api/behaviour', () => smtp.behaviour);
  app.post<{ Body: Behaviour }>('/api/behaviour', { schema: { body: behaviourSchema } }, async ({ body }) => {
    await smtp.behave(body);
    return smtp.behaviour;
  });

  app.get<{ Querystring: MailFilter }>('/', { schema: search }, async ({ query }, reply) => {
    const to = query.to?.trim() ?? '';
    return reply.type('text/html; charset=utf-8').send(listPage(await store.list(to ? { to } : {}), to));
  });
  app.get<ById>('/messages/:id', async ({ params }, reply) => {
    const mail = await store.get(params.id);
    return reply
      .code(mail ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(mail ? mailPage(mail) : notFoundPage());
  });
  app.get<ById>('/messages/:id/html', async ({ params }, reply) => {
    const mail = await store.get(params.id);
    reply.code(mail?.html ? 200 : 404).header('content-security-policy', MAIL_POLICY);
    return reply.type('text/html; charset=utf-8').send(mail?.html ?? '');
  });
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', () => ({ status: 'ok' }));
  return app;
}
