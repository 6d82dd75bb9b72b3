// Every form on the rendered pages, for an owner without photos and links, which no form needs.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HONEYPOT_FIELD, KEY_FIELD, leadForm, leadKinds, parseLead } from '@school/contracts';
import { exampleBody } from '@school/contracts/testing';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isOwnPage } from '#src/features/gaia/markdown.ts';
import { absoluteUrl } from '#src/lib/seo.ts';
import { sitemap } from '../../build/discovery.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(dir, { recursive: true }));

let pages: Readonly<Record<string, string>>;
beforeAll(async () => {
  const school = JSON.parse(readFileSync(fromHere('../../../infra/school.json'), 'utf8')) as Readonly<
    Record<'links' | 'social', object>
  >;
  const without = (values: object) => Object.fromEntries(Object.keys(values).map((key) => [key, null]));
  const bare = { ...school, pictures: [], links: without(school.links), social: without(school.social) };
  const SCHOOL_FILE = join(dir, 'school.json');
  writeFileSync(SCHOOL_FILE, JSON.stringify(bare));
  // In a separate process, because the bundler does not run inside Jest.
  const { stdout } = await promisify(execFile)(process.execPath, [fromHere('../../build/render-pages.ts')], {
    env: { ...process.env, SCHOOL_FILE },
    maxBuffer: 64 * 1024 * 1024,
  });
  pages = JSON.parse(stdout) as typeof pages;
});

interface FormOnPage {
  readonly path: string;
  readonly html: string;
  readonly inputs: readonly string[];
}

/** The place of a form, with the names of its inputs. */
function placesOf(endpoint: string): FormOnPage[] {
  return Object.entries(pages).flatMap(([path, html]) =>
    [...html.matchAll(/<form [^>]*>.*?<\/form>/gs)]
      .map(([form]) => form)
      .filter((form) => form.includes(`action="${endpoint}"`))
      .map((form) => ({
        path,
        html: form,
        inputs: [...form.matchAll(/<(?:input|select|textarea) [^>]*\bname="([^"]+)"/g)].map(([, name]) => name!),
      })),
  );
}

const withPage = leadKinds.flatMap((kind) => {
  const { endpoint, page } = leadForm(kind);
  return endpoint === null ? [] : [{ kind, endpoint, path: page?.path ?? 'no page' }];
});

describe.each(withPage)('the $kind form', ({ kind, endpoint, path }) => {
  it('is on its page', () => expect(placesOf(endpoint).map((place) => place.path)).toContain(path));

  it('has all required fields on every page', () => {
    const examples = exampleBody(kind);
    for (const place of placesOf(endpoint)) {
      const body = Object.fromEntries(place.inputs.map((name) => [name, examples[name]]));
      expect([place.path, parseLead(kind, body)]).toEqual([place.path, expect.objectContaining({ success: true })]);
    }
  });

  it('can be sent without scripts: nothing is disabled, each control has its name, and the browser validates required fields', () => {
    const { fields } = leadForm(kind);
    for (const { html } of placesOf(endpoint)) {
      expect(html).toMatch(/^<form [^>]*method="post"/);
      expect(html).not.toMatch(/\bdisabled\b|\bnovalidate\b/i);
      const controls = [...html.matchAll(/<(?:input|select|textarea) [^>]*>/g)].map(([control]) => control);
      for (const control of controls) {
        const name = /\bname="([^"]+)"/.exec(control)?.[1] ?? '';
        expect([KEY_FIELD, HONEYPOT_FIELD, ...Object.keys(fields)]).toContain(name);
        if (fields[name]?.required && !control.includes('type="hidden"')) expect(control).toMatch(/\brequired\b/);
      }
      expect(controls.find((control) => control.includes(`name="${KEY_FIELD}"`))).toContain('type="hidden"');
    }
  });

  it('has a page with a title and a description, in the site map and among those that Gaia links to', () => {
    const html = pages[path]!;
    expect(html).toMatch(/<title>[^|<]+ \| /);
    expect(html).toMatch(/<meta name="description" content="[^"]{60,}"/);
    expect(sitemap([{ html }])).toContain(`<loc>${absoluteUrl(path)}</loc>`);
    expect(isOwnPage(path)).toBe(true);
  });
});

it('each form has an id that no other form of the site has, so that a draft fills no other form', () => {
  const ids = Object.values(pages).flatMap((html) =>
    [...html.matchAll(/<form [^>]*\bid="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
});

it.each([
  ['/corso-a2', 'Corso A2 Key (KET)'],
  ['/corso-b1', 'Corso B1 Preliminary (PET)'],
  ['/corso-c1', 'Corso C1 Advanced (CAE)'],
  ['/corso-c2', 'Corso C2 Proficiency (CPE)'],
])('the form of %s says which course it is about, although no field shows it', (path, course) => {
  const form = placesOf(leadForm('contact').endpoint!).find((place) => place.path === path)!;
  const hidden = form.html.match(/<input [^>]*name="courseType"[^>]*>/)![0];
  expect([hidden.includes('type="hidden"'), hidden.includes(`value="${course}"`)]).toEqual([true, true]);
});

it('an owner without photos and links gets no picture, no space for one, and plain text for a link', () => {
  const footer = pages['/gdpr']!.slice(pages['/gdpr']!.lastIndexOf('<footer'));
  for (const words of ['Bando ITACA', 'Italiano per Stranieri', 'Carta della Qualità'])
    expect(footer).toContain(`<li><span>${words}</span></li>`);
  expect(footer).not.toMatch(/Facebook|Instagram|LinkedIn|YouTube/);
  for (const [path, html] of Object.entries(pages)) {
    expect([path, html.match(/href="(?:#|null|undefined|https:\/\/example[^"]*)"/)]).toEqual([path, null]);
    expect([path, html.includes('<picture')]).toEqual([path, false]);
  }
  expect(pages['/corsi-inglese']).not.toContain('Chi trovi in aula');
});
