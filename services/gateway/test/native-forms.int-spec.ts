// Forms as a browser sends them that runs no script, over HTTP against a real Redis: the same requests, answered with
// pages.
import { createHash, createSecretKey } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import {
  CHAT_ENDPOINT,
  type LeadKind,
  consentsOf,
  labelOf,
  leadForm,
  leadKinds,
  leadReference,
  readLead,
} from '@school/contracts';
import { aBody, aCourseEnquiry } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import type { Queue } from 'bullmq';
import fc from 'fast-check';
import { keyOfNativeForm } from '../src/native-forms/form-entries.js';
import { anyCharacter } from './bodies/any-character.js';
import { naughtyStrings } from './bodies/mutated.js';
import { RUNS } from './bodies/runs.js';
import { LINKS_KEY, SITE, type TestGateway, startGateway } from './start-gateway.js';

const FORM = 'application/x-www-form-urlencoded';

const endpoints = leadKinds.flatMap((kind) =>
  leadForm(kind).endpoint === null ? [] : [[kind, leadForm(kind).endpoint!] as const],
);
const queued = async (queue: Queue) => (await queue.getJobs(['waiting'])).map(({ data }) => readLead(data));

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

beforeEach(async () => {
  for (const queue of [gateway.stores, gateway.mails]) await queue.obliterate({ force: true });
});

afterAll(() => gateway.close());

/** What a browser makes of a filled form: line ends are CR LF, a box that is not ticked is not there. */
function filled(body: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  return Object.entries(body).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
    return [[name, String(value).replaceAll(/\r?\n/g, '\r\n')]];
  });
}

const encoded = (body: Readonly<Record<string, unknown>>) => new URLSearchParams(filled(body)).toString();

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function submit(
  path: string,
  body: Readonly<Record<string, unknown>> | string,
  headers: Readonly<Record<string, string>> = {},
  { port }: Pick<TestGateway, 'port'> = gateway,
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': FORM, Origin: SITE, 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : encoded(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function read(path: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${gateway.port}${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What a page shows, without its markup. */
const words = (html: string) =>
  html
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .replaceAll(' :', ':');

/** The fields of the form in a page, as a browser would send them again. */
function entriesIn(page: string): Record<string, string> {
  const unescape = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const inputs = [...page.matchAll(/<input type="(?!checkbox)\w+"[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g)];
  const texts = [...page.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>\n?([^<]*)<\/textarea>/g)];
  const choices = [...page.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].map(
    ([all, name, options]) => [all, name, /<option value="([^"]*)" selected=""/.exec(options!)?.[1] ?? ''],
  );
  return Object.fromEntries([...inputs, ...texts, ...choices].map(([, name, value]) => [name!, unescape(value!)]));
}

/**
 * A page for people: HTML, not indexed, not framed, with a policy that lets it send forms to this site and load
 * nothing. It is not kept; a refusal by the browser that has sent the entries alone, for its way back.
 */
function expectPage({ status, headers, text }: Answer, isRefusal = status === 400 || status === 429): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isRefusal ? 'private, no-cache' : 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': "frame-ancestors 'none'",
  });
  const style = /<style>([^]*?)<\/style>/.exec(text)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(text).toContain(
    `content="default-src &#x27;none&#x27;; style-src &#x27;sha256-${hash}&#x27;; img-src &#x27;self&#x27;; base-uri ` +
      `&#x27;none&#x27;; form-action &#x27;self&#x27;"`,
  );
  expect(text).toMatch(/^<!doctype html>\n<html lang="it">/);
  expect(text).toContain(`href="tel:${exampleSchool.phone.replaceAll(' ', '')}"`);
  expect(text).not.toContain('<script');
}

describe.each(endpoints)('a %s sent to %s by a browser without a script', (kind: LeadKind, path) => {
  it('is answered 303 with the address of a receipt, and is the lead that the same entries are in JSON', async () => {
    const { status, headers, text } = await submit(path, { ...aBody(kind), referente2: '', chiave: '' });
    expect([status, text, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      303,
      '',
      null,
      'no-store',
    ]);
    const [lead] = await queued(gateway.stores);
    expect(lead).toMatchObject({
      kind,
      payload: aBody(kind),
      suspicion: [],
      consent: { given: consentsOf(leadForm(kind)) },
    });
    expect(headers.get('location')).toBe(`${path}/ricevuta/${lead!.id}?conferma=promised`);
    expect(await queued(gateway.mails)).toEqual([expect.objectContaining({ id: lead!.id })]);
    const receipt = await read(headers.get('location')!);
    expect(receipt.status).toBe(200);
    expectPage(receipt);
    expect(words(receipt.text)).toContain(`Riferimento ${leadReference(kind, lead!.id)} Che cosa succede adesso`);
    expect(receipt.text).not.toContain(String(aBody(kind)['email']));
  });

  it('twice at once, as by two clicks, is one lead with one receipt', async () => {
    const answers = await Promise.all([
      submit(path, aBody(kind)),
      submit(path, aBody(kind)),
      submit(path, aBody(kind)),
    ]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await gateway.waiting()).toEqual({ stores: 1, mails: 1 });
  });

  it('by two people from one page is two leads, also behind one address', async () => {
    await submit(path, aBody(kind));
    await submit(path, aBody(kind, { email: 'altra.persona@example.com' }));
    expect(await gateway.stores.getWaitingCount()).toBe(2);
  });

  it('under the token of its page is one lead from wherever it comes, and under another one another', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    await submit(path, { ...aBody(kind), chiave: 'gettone-1' }, from('203.0.113.1'));
    await submit(path, { ...aBody(kind), chiave: 'gettone-1' }, from('203.0.113.2'));
    expect(await gateway.stores.getWaitingCount()).toBe(1);
    await submit(path, { ...aBody(kind), chiave: 'gettone-2' }, from('203.0.113.2'));
    expect(await gateway.stores.getWaitingCount()).toBe(2);
  });

  it('empty is answered 400 with a page that names each field and what is wrong, and leaves nothing', async () => {
    const names = Object.keys(aBody(kind));
    const blank = Object.fromEntries(
      names.map((name) => [name, consentsOf(leadForm(kind)).includes(name) ? false : '']),
    );
    const answer = await submit(path, blank);
    expect(answer.status).toBe(400);
    expectPage(answer);
    const { errors } = (await gateway.post(path, blank)).body as { errors: Record<string, string[]> };
    expect(Object.keys(errors).length).toBeGreaterThan(0);
    for (const [name, [message]] of Object.entries(errors)) {
      expect(words(answer.text)).toContain(`${labelOf(leadForm(kind), name)}: ${message}`);
      expect(answer.text).toContain(`id="campo-${name}"`);
    }
    expect(await gateway.stores.getWaitingCount()).toBe(0);
  });

  it('with words beside the number or a blank symbol for a name is answered in the words that JSON is answered in', async () => {
    const { fields } = leadForm(kind);
    const [name] = Object.keys(fields).filter((field) => fields[field]!.autoComplete === 'given-name');
    const [phone] = Object.keys(fields).filter((field) => fields[field]!.type === 'tel');
    const body = aBody(kind, { [name!]: '\u2800', [phone!]: '333 0000000 (ore pasti)' });
    const { text } = await submit(path, body);
    expect(words(text)).toContain('Nome: Il nome è obbligatorio');
    expect(words(text)).toContain('Telefono: Numero di telefono non valido: scrivi solo il numero');
    const { errors } = (await gateway.post(path, body)).body as { errors: Record<string, string[]> };
    for (const [field, [message]] of Object.entries(errors))
      expect(words(text)).toContain(`${labelOf(leadForm(kind), field)}: ${message}`);
  });

  it('with one wrong field comes back with all its entries, and is taken once that one is mended', async () => {
    const refused = await submit(path, { ...aBody(kind), email: 'nessuna' });
    expect(refused.status).toBe(400);
    expect(words(refused.text)).toContain('Email: Email non valida');
    const entries = entriesIn(refused.text);
    for (const [name, value] of filled({ ...aBody(kind), email: 'nessuna' }))
      expect([name, entries[name]?.replaceAll('\r\n', '\n')]).toEqual([name, value.replaceAll('\r\n', '\n')]);
    const { status } = await submit(path, { ...entries, email: aBody(kind)['email'] });
    expect(status).toBe(303);
    expect(await queued(gateway.stores)).toEqual([expect.objectContaining({ payload: aBody(kind) })]);
  });

  it('with the hidden field filled is accepted and marked as suspect, also after a correction', async () => {
    expect((await submit(path, { ...aBody(kind), referente2: 'x' })).status).toBe(303);
    const refused = await submit(path, { ...aBody(kind), email: 'nessuna', referente2: 'x' });
    await submit(path, { ...entriesIn(refused.text), email: 'altra.prova@example.com' });
    expect((await queued(gateway.mails)).map(({ suspicion }) => suspicion)).toEqual([['honeypot'], ['honeypot']]);
  });

  it('from a page of another site, or without a known page, is refused with a page without its entries', async () => {
    for (const headers of [
      { Origin: 'https://altrove.example' },
      { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null', 'Sec-Fetch-Site': '' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: '', 'Sec-Fetch-Site': '' },
      { Origin: '', 'Sec-Fetch-Site': '', Referer: 'https://altrove.example/modulo' },
    ]) {
      const given = { Origin: SITE, 'Sec-Fetch-Site': 'same-origin', ...headers };
      const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
      const answer = await gateway
        .request()
        .post(path)
        .set({ 'Content-Type': FORM, ...sent })
        .send(encoded(aBody(kind)));
      expect([answer.status, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
      expect(answer.text).not.toContain('<form');
      expect(answer.text).not.toContain(String(aBody(kind)['email']));
    }
    expect(await gateway.waiting()).toEqual({ stores: 0, mails: 0 });
  });

  it('by a browser that tells its page alone, as old ones do, is taken', async () => {
    const answer = await gateway
      .request()
      .post(path)
      .set({ 'Content-Type': FORM, Referer: `${SITE}${leadForm(kind).page!.path}` })
      .send(encoded(aBody(kind)));
    expect(answer.status).toBe(303);
    expect(await queued(gateway.stores)).toEqual([expect.objectContaining({ origin: leadForm(kind).page!.path })]);
  });

  it.each([
    ['what is no UTF-8', 'nome=%E8', 400],
    ['broken escapes', 'nome=%zz&cognome=%', 400],
    ['more than 192 KiB', `x=${'%C3%A8'.repeat(33_000)}`, 413],
    ['nothing', '', 400],
  ])('as %s is refused with a page', async (_what, body, status) => {
    const answer = await gateway.request().post(path).set({ 'Content-Type': FORM, Origin: SITE }).send(body);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.text).not.toMatch(/node_modules|\bat \w+:|Error:/);
    expect(await gateway.stores.getWaitingCount()).toBe(0);
  });
});

describe('a form sent by a browser without a script', () => {
  it('may hold as many letters with accents as one that a script sends', async () => {
    const message = 'è'.repeat(4900);
    expect(
      (await submit('/api/reclami', aBody('complaint', { descrizione: message, documentazione: message }))).status,
    ).toBe(303);
  });

  it('may come from a course page, with the course that no input shows', async () => {
    expect((await submit('/api/contact', aCourseEnquiry())).status).toBe(303);
    expect(await queued(gateway.stores)).toEqual([expect.objectContaining({ payload: aCourseEnquiry() })]);
    const refused = await submit('/api/contact', aCourseEnquiry({ name: '' }));
    expect(words(refused.text)).toContain('Nome e cognome: Il nome è obbligatorio');
    expect(refused.text).not.toContain('name="firstName"');
  });

  it('asks for a consent that lacks, and keeps one that was given', async () => {
    const refused = await submit('/api/reclami', aBody('complaint', { privacyConsent: false }));
    expect(refused.text).toMatch(
      /<input type="checkbox" id="campo-privacyConsent"[^>]* required="" name="privacyConsent"\/>/,
    );
    expect(refused.text).toContain('<input type="hidden" name="gdprConsent" value="on"/>');
    expect((await submit('/api/reclami', { ...entriesIn(refused.text), privacyConsent: true })).status).toBe(303);
  });

  it('gives no consent with other words than those of a ticked box', async () => {
    for (const value of ['true', '1', 'off', 'false', ''])
      expect((await submit('/api/contact', { ...aBody('contact'), gdprAccepted: value })).status).toBe(400);
  });

  it('with a field twice counts the last one, and one that it does not know not at all', async () => {
    const body = `email=prima%40example.com&${encoded(aBody('contact'))}&constructor=x&toString=x&sconosciuto=x`;
    expect((await submit('/api/contact', body)).status).toBe(303);
    expect(await queued(gateway.stores)).toEqual([expect.objectContaining({ payload: aBody('contact') })]);
    expect({}).not.toHaveProperty('x');
  });

  it('beyond the limit of a visitor is answered 429 with a page, the time to come back, and its entries', async () => {
    const strict = await startGateway({ LEADS_PER_10_MINUTES: '1' });
    try {
      expect((await submit('/api/contact', aBody('contact'), {}, strict)).status).toBe(303);
      const refused = await submit('/api/contact', aBody('contact'), {}, strict);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expectPage(refused);
      expect(entriesIn(refused.text)).toMatchObject({ email: aBody('contact')['email'] });
    } finally {
      await strict.close();
    }
  });

  it('has what the address of its page has chosen beforehand, of the fields left blank', async () => {
    const from = (query: string) => ({ Referer: `${SITE}/contatti?${query}` });
    const chosen = new URLSearchParams({
      servizio: 'certificazioni',
      corso: 'Corso B2 First Certificate (FCE)',
      avvisami: 'si',
    });
    const { course: _course, ...blank } = aBody('contact');
    const about = { course: 'certificazioni', courseType: 'Corso B2 First Certificate (FCE)', notify: true };
    await submit('/api/contact', { ...blank, course: '', courseType: '', chiave: '' }, from(chosen.toString()));
    expect(await queued(gateway.stores)).toEqual([expect.objectContaining({ payload: { ...blank, ...about } })]);
    const refused = await submit('/api/contact', { ...blank, course: '', email: 'nessuna' }, from(chosen.toString()));
    expect(entriesIn(refused.text)).toMatchObject({ course: about.course, courseType: about.courseType });
    expect(refused.text).toMatch(/<input type="checkbox" id="campo-notify" name="notify" checked="" value="on"/);
  });

  it.each([
    [
      'what a visitor has chosen',
      { course: 'traduzioni', courseType: 'Altro corso' },
      '/contatti',
      'servizio=certificazioni&corso=B2',
    ],
    ['anything where no such choice exists', { course: '' }, '/contatti', `servizio=tutto&corso=${'x'.repeat(201)}`],
    ['anything on another page', { course: '' }, '/corsi-inglese', 'servizio=certificazioni&avvisami=si'],
  ])('does not have its address put in the place of %s', async (_what, entries, path, query) => {
    const { course: _course, ...blank } = aBody('contact');
    await submit('/api/contact', { ...blank, ...entries }, { Referer: `${SITE}${path}?${query}` });
    const [lead] = await queued(gateway.stores);
    expect(lead?.payload).toEqual({ ...blank, ...entries });
  });

  it.each(endpoints)('in another form of HTML is refused with a page: %s', async (_kind, path) => {
    const answer = await submit(path, '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' });
    expect(answer.status).toBe(415);
    expectPage(answer, true);
    expect(words(answer.text)).toContain('La richiesta non è partita');
  });

  it('is no way to Gaia, and nothing elsewhere', async () => {
    const answer = await submit(CHAT_ENDPOINT, 'messages=ciao');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
    expect((await submit('/api/altro', 'a=b')).status).toBe(404);
  });

  it.each(endpoints)('%s: its address, opened anew after a refusal, leads back to the form', async (kind, path) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${gateway.port}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, leadForm(kind).page!.path]);
  });

  it('has no receipt at an address that no request has, and an invented answer changes nothing', async () => {
    for (const id of ['x', '..%2f..', '%3Cscript%3E', '0'.repeat(36)]) {
      const answer = await read(`/api/contact/ricevuta/${id}`);
      expect(answer.status).toBe(404);
      expectPage(answer);
      expect(answer.text).not.toMatch(/<script|&lt;script/);
    }
    const id = crypto.randomUUID();
    const answer = await read(`/api/reclami/ricevuta/${id}?conferma=%3Cb%3E&conferma=__proto__`);
    expect([answer.status, words(answer.text).includes('e-mail arriva')]).toEqual([200, false]);
    expectPage(answer);
  });

  it('shows what was entered as text, whatever it is: the whole list of naughty strings in every field', async () => {
    for (let from = 0; from < naughtyStrings.length; from += 20)
      await Promise.all(
        naughtyStrings.slice(from, from + 20).map(async (text, index) => {
          const [kind, path] = endpoints[index % endpoints.length]!;
          const body = Object.fromEntries(Object.keys(aBody(kind)).map((name) => [name, text]));
          const answer = await submit(path, new URLSearchParams(body).toString());
          expect(answer.status).toBe(400);
          expectOnlyOurMarkup(answer.text);
        }),
      );
  });

  it('is answered decently whatever bytes it is made of', async () => {
    const bytes = fc.oneof(
      fc.string({
        unit: fc.constantFrom('%', '=', '&', '+', 'a', '0', 'è', '\u0000', ';', '[', ']', '<', '"'),
        maxLength: 200,
      }),
      fc
        .array(
          fc.tuple(
            fc.constantFrom(...Object.keys(aBody('contact')), '__proto__', 'chiave', ''),
            fc.string({ unit: anyCharacter }),
          ),
        )
        .map((pairs) => new URLSearchParams(pairs).toString()),
    );
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(bytes, async (body) => {
        const answer = await submit('/api/contact', body);
        expect([303, 400, 413]).toContain(answer.status);
        if (answer.status === 303) sent += 1;
        else expectOnlyOurMarkup(answer.text);
      }),
      { numRuns: RUNS * 5 },
    );
    await eventually(async () => expect((await gateway.waiting()).stores).toBe(sent));
    expect(await gateway.live()).toBe(200);
  });
});

/** No tag and no attribute that the page itself does not have. */
function expectOnlyOurMarkup(page: string): void {
  const tags = [...page.replace(/<style>[^]*?<\/style>/, '').matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)];
  const foreign = tags.filter(
    ([, name, attributes]) => !OUR_TAGS.has(name!) || /\bon\w+|style|src/i.test(attributes!.replaceAll(/"[^"]*"/g, '')),
  );
  expect(foreign).toEqual([]);
}

const OUR_TAGS = new Set(
  (
    'html head meta title link style body header a main h1 h2 p div ul ol li form input label select option ' +
    'textarea button strong footer br'
  ).split(' '),
);

describe('the key of a form whose page has no token', () => {
  const keyOf = (ip: string, secret = LINKS_KEY) => keyOfNativeForm({ body: {}, ip }, secret);

  it('cannot be guessed from address and day, because it leads to the receipt', () =>
    expect(keyOf('203.0.113.1', createSecretKey(Buffer.alloc(32, 8)))).not.toBe(keyOf('203.0.113.1')));

  it('is another one for another visitor', () => expect(keyOf('203.0.113.2')).not.toBe(keyOf('203.0.113.1')));
});
