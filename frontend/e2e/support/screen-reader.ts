// A virtual screen reader in the page: it reads a part of the page from start to end, and records announcements while
// the page is used.
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, type Locator, type Page } from 'playwright/test';

const source = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
/** Served from the site's origin, as its content security policy requires. */
const ADDRESS = '/virtual-screen-reader.js';

/** A spoken phrase, of an element or a text. */
interface Phrase {
  readonly words: string;
  readonly isText: boolean;
}

type Reader = typeof globalThis & { reader?: Virtual };

/** Starts a screen reader for a part of the page. */
async function startAt(part: Locator): Promise<void> {
  await part.page().route(`**${ADDRESS}`, (route) => route.fulfill({ path: source, contentType: 'text/javascript' }));
  await part.evaluate(async (container, address) => {
    const { Virtual: VirtualReader } = (await import(address)) as { Virtual: new () => Virtual };
    const here = globalThis as Reader;
    await here.reader?.stop();
    here.reader = new VirtualReader();
    await here.reader.start({ container });
  }, ADDRESS);
}

/** The phrases since the reader started, or since the last call. */
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const reader = (globalThis as Reader).reader!;
    // The change is in the DOM; the screen reader is notified before the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const phrases = await reader.spokenPhraseLog();
    await reader.clearSpokenPhraseLog();
    // An emptied live region is not announced.
    return phrases.filter((words) => !/^(polite|assertive): $/.test(words));
  });

/** Waits until the screen reader has spoken it. */
export const hears = (page: Page, wanted: string) =>
  expect
    .poll(async () => (await page.evaluate(() => (globalThis as Reader).reader!.spokenPhraseLog())).join('\n'))
    .toContain(wanted);

/** One step of a visitor, in words; it resolves when its effects are visible. */
type Step = readonly [what: string, act: () => Promise<unknown>];

/** The announcements after each step: focused elements and live regions. */
export async function heardAfter(page: Page, steps: readonly Step[]): Promise<string> {
  await startAt(page.locator('body'));
  await said(page);
  const lines: string[] = [];
  for (const [what, act] of steps) {
    await act();
    lines.push(`> ${what}`, ...(await said(page)));
  }
  return lines.join('\n');
}

/** The spoken phrases of a part of the page, read from start to end, one per line. */
export async function readAloud(part: Locator): Promise<string> {
  await startAt(part);
  const phrases = await part.page().evaluate(async () => {
    const reader = (globalThis as Reader).reader!;
    const all: Phrase[] = [];
    const end = `end of ${await reader.lastSpokenPhrase()}`;
    await reader.next();
    for (let words = await reader.lastSpokenPhrase(); words !== end; words = await reader.lastSpokenPhrase()) {
      const { activeNode } = reader;
      // It would read <noscript>, which a browser with JavaScript does not show.
      if (activeNode?.parentElement?.localName !== 'noscript')
        all.push({ words, isText: activeNode?.nodeType === Node.TEXT_NODE });
      await reader.next();
    }
    return all;
  });
  return linesOf(asTree(phrases)).join('\n');
}

/** Compares with the stored text of that name, without what differs between runs. */
export const isKept = (name: string, ...parts: readonly string[]): void =>
  expect(`${parts.join('\n\n').replace(/\b[A-Z]{3}-[\w-]+/g, 'XXX-0000')}\n`).toMatchSnapshot([
    'read-aloud',
    `${name}.txt`,
  ]);

interface Said {
  readonly words: string;
  readonly isText: boolean;
  readonly inside: Said[];
}

const END = 'end of ';

/** The screen reader speaks the end of an element, so the phrases before it are its content. */
function asTree(phrases: readonly Phrase[]): Said[] {
  const ends: string[] = [];
  const containers = new Set<number>();
  for (const [index, { words }] of [...phrases.entries()].toReversed()) {
    if (words.startsWith(END)) ends.push(words.slice(END.length));
    else if (ends.at(-1) === words) {
      ends.pop();
      containers.add(index);
    }
  }
  const root: Said = { words: '', isText: false, inside: [] };
  const open = [root];
  for (const [index, { words, isText }] of phrases.entries()) {
    if (words.startsWith(END)) {
      if (open.length > 1) open.pop();
      continue;
    }
    const node: Said = { words, isText, inside: [] };
    open.at(-1)!.inside.push(node);
    if (containers.has(index)) open.push(node);
  }
  return root.inside;
}

const tidy = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)])|(?<=\() /g, '')
    .replace(/^listitem, level \d+, position (\d+), set size (\d+)/, 'item $1 of $2')
    .trim();

/** Generic containers get no line of their own. */
const QUIET = /^(paragraph|strong|emphasis|term|definition|subscript|superscript|code|time|mark|generic)$/;
const isWords = ({ words, isText }: Said): boolean => isText || QUIET.test(words);

/** Within a sentence. */
const inline = (node: Said): string =>
  node.isText ? node.words : QUIET.test(node.words) ? node.inside.map(inline).join(' ') : `[${node.words}]`;

function linesOf(nodes: readonly Said[]): string[] {
  const lines: string[] = [];
  let wasText = false;
  for (const node of nodes) {
    // Adjacent texts are read as one.
    if (node.isText && wasText) lines.push(tidy(`${lines.pop()} ${node.words}`));
    else lines.push(...linesOfOne(node));
    wasText = node.isText;
  }
  return lines;
}

function linesOfOne(node: Said): string[] {
  if (isWords(node)) return [tidy(inline(node))];
  const name = tidy(node.words);
  // The content of a button is its name, or a drawing.
  const inside = name.startsWith('button,') ? [] : linesOf(node.inside);
  const [first = ''] = inside;
  // A name computed from the content is read once.
  if (inside.length <= 1 && name.includes(first)) return [name];
  if (inside.length === 1 && name.startsWith('item ')) return [`${name}: ${first}`];
  return [name, ...inside.map((line) => `  ${line}`)];
}
