// Smoke test of a running `docker compose up`: checks the answers of the edge, then sends a request of each kind and
// waits for its row and mail. For trials with the profile `dev` only: otherwise the requests would be mailed to the
// offices.
import { leadForm, leadKinds } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import { confirmQuote, startVisitors } from '../drill/visitors.ts';
import { mailedIds, siteUrl, storedIds } from './running.ts';

const HASHED_SCRIPT = /assets\/[\w-]+\.js/;
const NEVER_EXPIRES = 'public, max-age=31536000, immutable';

const problems: string[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Requests a path and checks status and headers, the latter by pattern. @returns the body. */
async function check(
  path: string,
  status: number,
  headers: Readonly<Record<string, RegExp>> = {},
  init: RequestInit = {},
): Promise<string> {
  const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual', ...init });
  const wrong = Object.entries(headers)
    .filter(([name, pattern]) => !pattern.test(response.headers.get(name) ?? ''))
    .map(([name]) => `${name}: ${response.headers.get(name) ?? 'none'}`);
  if (response.status !== status) wrong.unshift(`status ${response.status}`);
  if (wrong.length > 0) problems.push(`${init.method ?? 'GET'} ${path}: ${wrong.join(', ')}`);
  say(`${wrong.length === 0 ? 'ok    ' : 'WRONG '} ${init.method ?? 'GET'} ${path} ${status}`);
  return response.text();
}

const page = {
  'cache-control': /^no-cache$/,
  'content-type': /^text\/html; charset=utf-8$/i,
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /frame-ancestors 'none'/,
  server: /^$/,
};
const problem = { 'content-type': /^application\/problem\+json/, 'cache-control': /no-store/ };
const form = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(siteUrl).origin },
  body,
});
const json = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

const home = await check('/', 200, {
  ...page,
  ...(siteUrl.startsWith('https') ? { 'strict-transport-security': /max-age/ } : {}),
});
await check(
  '/contatti?servizio=altro',
  200,
  { ...page, 'content-encoding': /^br$/ },
  { headers: { 'accept-encoding': 'gzip, br' } },
);
await check('/contatti', 200, { ...page, 'content-encoding': /^gzip$/ }, { headers: { 'accept-encoding': 'gzip' } });
await check(`/${HASHED_SCRIPT.exec(home)?.[0] ?? 'no script'}`, 200, {
  'cache-control': new RegExp(`^${NEVER_EXPIRES}$`),
  'content-type': /javascript/,
});
await check('/contatti/', 301, { location: /^\/contatti$/ });
await check('/privacy', 301, { location: /^\/privacy-policy$/ });
for (const path of ['/niente', '/niente/', '/assets/niente.js', '/assets/', '/health/live', '/%2e%2e/package.json'])
  await check(path, 404, page);
await check('//example.com/', 404, { location: /^$/ });
await check('/contatti', 405, {}, { method: 'POST' });
await check('/site.webmanifest', 200, { 'content-type': /^application\/manifest\+json/ });
await check('/.well-known/security.txt', 200, { 'content-type': /^text\/plain; charset=utf-8/ });
await check('/robots.txt', 200, { 'content-type': /^text\/plain/ });
await check('/api/niente', 404, problem);
await check('/api/reclami', 400, { ...problem, 'strict-transport-security': /^(?!.*includeSubDomains)/ }, json('{}'));
await check('/api/reclami', 413, problem, json(JSON.stringify({ descrizione: 'a'.repeat(80_000) })));
await check('/api/reclami', 413, problem, json(JSON.stringify({ descrizione: 'a'.repeat(1_000_000) })));
/** The gateway's page holds the visitor's entries, for their own way back; the edge's holds none. */
const refusal = { ...page, 'cache-control': /^private, no-cache$/ };
const tooLarge = { ...page, 'cache-control': /no-store/ };
await check('/api/reclami', 400, refusal, form('nome=Anna'));
await check('/api/reclami', 400, refusal, form(`descrizione=${'a'.repeat(80_000)}`));
await check('/api/reclami', 413, tooLarge, form(`descrizione=${'a'.repeat(1_000_000)}`));
await check('/api/reclami', 403, problem, {
  ...json('{}'),
  headers: { 'content-type': 'application/json', origin: 'https://example.com' },
});
const before = (await mailedIds()).length;
const kinds = leadKinds.filter((kind) => leadForm(kind).endpoint !== null);
// One visitor for each kind, with one request each.
const visitors = startVisitors([siteUrl], { size: kinds.length, until: kinds.length });
await visitors.finish();
const sent = visitors.acknowledged;
await confirmQuote(siteUrl);
await eventually(
  async () => {
    const [rows, mails] = await Promise.all([storedIds(), mailedIds()]);
    for (const id of sent)
      if (!rows.includes(id) || !mails.includes(id))
        throw new Error(
          `${id} ${rows.includes(id) ? '' : 'is not stored '}${mails.includes(id) ? '' : 'is not mailed'}`,
        );
    if (mails.length < before + sent.length + 1) throw new Error('the quote is not mailed');
  },
  30_000,
  500,
).then(
  () => say(`ok     ${kinds.join(', ')}, quote: stored and mailed`),
  (error: Error) => problems.push(error.message),
);

say(problems.length === 0 ? 'All checks passed.' : `Failed:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
process.exit(problems.length === 0 ? 0 : 1);
