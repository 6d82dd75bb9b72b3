// Answers native form submissions with what a person can read: a redirection to the receipt, which a reload does not
// repeat, or a page with the reason for the refusal. Limits, guards, rules and queues before it are those of JSON
// requests.
import type { School } from '@school/catalog';
import { type AcceptedLead, type Problem, leadForm, leadKinds } from '@school/contracts';
import { isLeadId } from '@school/leads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { pageOf } from '../leads/request-headers.js';
import { keyOfNativeForm, nativeForm } from './native-form.js';
import { type RefusedForm, refusalPage } from './refusal-page.js';
import { noReceiptPage, receiptPage, receiptPath, receiptRoute } from './receipt-page.js';

/**
 * The page carries its own content security policy (plain-page.ts). `no-referrer` would make the origin of a form on it
 * `null`.
 */
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const;

/**
 * Adds the routes of receipts, the ways back to forms, and the hook that turns JSON answers into redirections and
 * pages.
 */
export function answerNativeForms(
  server: FastifyInstance,
  school: School,
  { SITE_ORIGINS }: Pick<GatewayEnv, 'SITE_ORIGINS'>,
): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const kind = nativeForm(request);
    if (!kind) return done();
    const { endpoint, page } = leadForm(kind);
    const answer = JSON.parse(String(payload)) as AcceptedLead | Problem;
    if ('ok' in answer) {
      void reply.code(303).removeHeader('Content-Type').header('Location', receiptPath(endpoint!, answer));
      return done(null, '');
    }
    const from = pageOf(request.headers.referer, SITE_ORIGINS) ?? page?.path ?? '/';
    // Kept by the browser that has sent the entries, and by nobody else: its way back leads here after a correction.
    void reply.headers({ ...pageHeaders, 'Cache-Control': 'private, no-cache' });
    done(null, refusalPage(answer, refusedForm(request, kind, from), school));
  });
  for (const kind of leadKinds) {
    const { endpoint, page } = leadForm(kind);
    if (endpoint === null) continue;
    // Opened anew by its address, a refusal's page has no entries to show.
    const form = page?.path ?? '/';
    server.get(endpoint, (_request, reply) => void reply.code(303).header('Location', form).send());
    server.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
      receiptRoute(endpoint),
      ({ params, query }, reply) => {
        const isLead = isLeadId(params.id);
        send(reply, isLead ? 200 : 404, isLead ? receiptPage(kind, params.id, query, school) : noReceiptPage(school));
      },
    );
  }
}

/** The refused form, when its body was read. */
function refusedForm(request: FastifyRequest, kind: RefusedForm['kind'], page: string): RefusedForm | undefined {
  if (typeof request.body !== 'object' || request.body === null) return undefined;
  return { kind, entries: request.body as RefusedForm['entries'], key: keyOfNativeForm(request), page };
}

function send(reply: FastifyReply, status: number, page: string): void {
  void reply.code(status).headers(pageHeaders).send(page);
}
