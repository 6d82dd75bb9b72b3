// Talks to Gaia in a terminal, without a queue: `npm run chat`. Requests are shown, not sent. The language models are
// those of a worker.
import { loadSchool } from '@school/catalog/school-file';
import { type ChatMessage, leadReference } from '@school/contracts';
import { leadId } from '@school/leads';
import { loadEnv } from '@school/platform';
import { createInterface } from 'node:readline/promises';
import { assembleGaia } from '../agent/gaia.agent.js';
import { terminalEnv } from '../env.js';
import { languageModels } from '../model/model-env.js';
import { MemoryRequestStore } from '../request/draft.js';
import { noLimits } from '../request/limits.js';

const TURN_MS = 20_000;

const env = loadEnv(terminalEnv);
const school = loadSchool(env.SCHOOL_FILE ?? new URL('../../../../infra/school.json', import.meta.url).pathname, {
  production: false,
});
const gaia = assembleGaia({
  school,
  languageModels: await languageModels(env),
  store: new MemoryRequestStore(),
  limits: noLimits,
  acceptLead: {
    accept: async ({ kind, payload, identity = payload, idempotencyKey }) => {
      const id = leadId(kind, identity, idempotencyKey);
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
    const { reply, facts, model, failed } = await gaia.answer({
      conversation: 'terminal',
      messages,
      deadline: Date.now() + TURN_MS,
    });
    messages.push({ role: 'assistant', content: reply.message });
    const { message, quoteRequest, sources, chips } = reply;
    console.log(
      `\x1b[36m${message}\x1b[0m\n\x1b[2m${JSON.stringify({ model, failed, facts, quoteRequest, sources, chips })}\x1b[0m`,
    );
  }
  terminal.prompt();
}
