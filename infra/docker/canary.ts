// Run in the container of a gateway, by standard input (infra/docker/roll-out.sh). Without an argument: asks what visitors ask, and
// prints each wrong answer. With `errors`: prints how many of their requests this gateway has answered with an error.
const { PORT = '3000', METRICS_PORT = '9464', SITE_ORIGINS = '' } = process.env;
const ERRORS = /^school_http_request_duration_seconds_count\{(?=.*route="\/api)(?=.*status="5).*\} (\d+)/gm;

async function ask(what: string, path: string, status: number, request: RequestInit = {}): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/${path}`, request).catch((error: Error) => error);
  const got = answer instanceof Error ? `no answer (${answer.message})` : answer.status;
  if (got !== status) console.log(`${what}: ${got}, must be ${status}`);
}

const origin = SITE_ORIGINS.split(',')[0]!;
const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { origin, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

if (process.argv.includes('errors')) {
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  console.log([...metrics.matchAll(ERRORS)].reduce((sum, [, count]) => sum + Number(count), 0));
} else {
  const page = { method: 'POST', headers: { origin }, body: new URLSearchParams({ nome: '' }) };
  const turn = { messages: [{ role: 'user', content: 'Quanto costa il corso B2?' }] };
  await Promise.all([
    ask('A form without its fields', 'reclami', 400, json({})),
    ask('A form without its fields, and without JavaScript', 'reclami', 400, page),
    ask('A receipt that nobody has', 'ricevute/00000000-0000-4000-8000-000000000000', 404),
    ask('A question to Gaia', 'gaia-chat', 200, json(turn)),
  ]);
}
