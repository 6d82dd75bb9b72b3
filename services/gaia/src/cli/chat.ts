// Talks to Gaia in a terminal, without queue or network: `npm run chat`. Requests are shown, not sent.
import { loadSchool } from '@school/catalog/school-file';
import { type ChatMessage, leadReference } from '@school/contracts';
import { leadId } from '@school/platform';
import { createInterface } from 'node:readline/promises';
import { createEmbeddedGaia } from '../agent/embedded-gaia.js';

const TURN_MS = 20_000;

const school = loadSchool(process.env['SCHOOL_FILE'] ?? new URL('../../../../infra/school.json', import.meta.url).pathname, { production: false });
const gaia = createEmbeddedGaia({
  school,
  acceptLead: {
    accept: async ({ kind, payload, idempotencyKey }) => {
      const id = leadId(kind, payload, idempotencyKey);
      console.log(`\x1b[33m[richiesta] ${JSON.stringify(payload)}\x1b[0m`);
      return { ok: true, id, riferimento: leadReference(kind, id) };
    },
  },
});

const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
const messages: ChatMessage[] = [];
terminal.prompt();
for await (const line of terminal) {
  if (line.trim()) {
    messages.push({ role: 'user', content: line });
    const { reply, facts } = await gaia.answer({ conversation: 'terminal', messages, deadline: Date.now() + TURN_MS });
    messages.push({ role: 'assistant', content: reply.message });
    console.log(`\x1b[36m${reply.message}\x1b[0m\n\x1b[2m${JSON.stringify({ facts, quoteRequest: reply.quoteRequest, sources: reply.sources, chips: reply.chips })}\x1b[0m`);
  }
  terminal.prompt();
}
