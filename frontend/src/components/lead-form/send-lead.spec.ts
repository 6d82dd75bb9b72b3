import { afterEach, describe, expect, it } from '@jest/globals';
import { contact } from '@school/contracts';
import { sendLead } from './send-lead.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answerWith(body: string, type = 'application/json', status = 202): void {
  globalThis.fetch = async () => new Response(body, { status, headers: { 'Content-Type': type } });
}

const filled = { form: contact, entries: {}, signals: {} };
const receipt = { ok: true, id: '0193b7a0-5c1e-8f00-a000-000000000001', riferimento: 'CON-7K3Q-F2MX' };

describe('sendLead', () => {
  it('returns the receipt of the gateway', async () => {
    answerWith(JSON.stringify({ ...receipt, confirmation: 'promised', later: 'a field of a newer gateway' }));
    await expect(sendLead(filled, 'key')).resolves.toEqual({ ...receipt, confirmation: 'promised' });
  });

  it.each([
    ['the login page of a proxy', '<!doctype html><title>Accesso alla rete</title>', 'text/html', 200],
    ['an empty body', '', 'text/plain', 200],
    ['other JSON', '{"ok":true}', 'application/json', 200],
    ['the receipt of something else', JSON.stringify({ ...receipt, id: 7 }), 'application/json', 202],
    ['a refusal with a status of success', JSON.stringify({ ...receipt, ok: false }), 'application/json', 200],
    ['JSON cut in the middle', JSON.stringify(receipt).slice(0, 40), 'application/json', 202],
    ['null', 'null', 'application/json', 202],
    ['a list', JSON.stringify([receipt]), 'application/json', 202],
  ])('takes %s for a failure', async (_what, body, type, status) => {
    answerWith(body, type, status);
    await expect(sendLead(filled, 'key')).rejects.toThrow('no receipt');
  });
});
