// Renders the share image of each page for social networks, and the icons for home screens. Run by hand when a title or
// the owner's name changes: `npm run share-images`.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import upng from 'upng-js';
import { chromiumPath } from '../../infra/stack/browsers/chromium.ts';
import type { PageMetadata, shareImage } from '../src/lib/seo.ts';
import { readOwnersFile } from './public-school-values.ts';
import { iconPage, shareImagePage, type Motif, type ShareImage } from './share-image-page.ts';
import { siteModule } from './site-module.ts';

/** Small enough to load at once in a messenger. */
const LIMIT_KB = 60;
const COLOURS = 24;

const motifs: Readonly<Record<string, Motif>> = {
  '/': 'skyline',
  '/progetti-europei': { vignette: 'europa' },
  '/corsi-inglese': { vignette: 'lingue' },
  '/certificazioni': { vignette: 'cambridge' },
  '/certificazioni-toefl': { vignette: 'toefl' },
  '/interpretariato-traduzioni': { vignette: 'traduzioni' },
  '/formazione-aziendale': { vignette: 'aziende' },
  '/servizi-scuole': { vignette: 'scuole' },
  '/certificazione-languagecert': { vignette: 'languagecert' },
  '/contatti': { vignette: 'indirizzo' },
  '/reclami': { vignette: 'procedura' },
  '/privacy-policy': { vignette: 'riservatezza' },
  '/gdpr': { vignette: 'riservatezza' },
  '/termini-condizioni': { vignette: 'procedura' },
  '/preparazione-individuale': { vignette: 'consulenza' },
  '/viaggistudio': { vignette: 'viaggi' },
};

const file = (path: string) => fileURLToPath(new URL(`../public${path}`, import.meta.url));
const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const { pageMetadata } = await siteModule<{ pageMetadata: Readonly<Record<string, PageMetadata>> }>(
  source('content/metadata.ts'),
);
const { shareImage: imageOf } = await siteModule<{ shareImage: typeof shareImage }>(source('lib/seo.ts'));
const { levelInk } = await siteModule<{ levelInk: Readonly<Record<string, 'rosso' | 'pino' | 'inchiostro'>> }>(
  source('content/level-ink.ts'),
);
const { demo, name } = await readOwnersFile();
// The demonstration's name stays out, so that no real school shares it by mistake.
const eyebrow = demo ? 'Scuola di lingue e centro esami, Roma Prati' : `${String(name)}, Roma Prati`;

function contentOf(path: string, wholeTitle: string): ShareImage {
  const level = /^\/corso-(..)$/.exec(path)?.[1]?.toUpperCase();
  const motif = level ? { level, ink: levelInk[level] ?? 'rosso' } : (motifs[path] ?? 'skyline');
  if (path === '/')
    return {
      eyebrow,
      title: 'Impara. Certifica.',
      flourish: 'Conquista il Mondo.',
      machine: ['P', 'ITA', 'Roma Prati'],
      motif,
    };
  // The place is above the title; a preposition stays on the line of its word.
  const [whole = '', detail] = wholeTitle.split(': ');
  const title = whole.replace(/ a Roma( Prati)?$/, '').replaceAll(/ (a|e|di|per) /g, ' $1\u00a0');
  return {
    eyebrow,
    title,
    ...(detail && { detail: detail[0]!.toUpperCase() + detail.slice(1) }),
    machine: ['V', 'ITA', title],
    motif,
  };
}

/** Sets the largest size at which the title fits its box without breaking a word. */
const fitTitle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const box = document.querySelector<HTMLElement>('.fit')!;
    const words = box.firstElementChild as HTMLElement;
    for (
      let size = 104;
      size > 40 && (words.offsetHeight > box.clientHeight || words.scrollWidth > box.clientWidth);
      size -= 2
    )
      box.style.fontSize = `${size}px`;
  });

async function draw(page: Page, target: string): Promise<void> {
  const drawn = upng.decode(await page.screenshot());
  const png = Buffer.from(upng.encode(upng.toRGBA8(drawn), drawn.width, drawn.height, COLOURS));
  if (png.length > LIMIT_KB * 1000) throw new Error(`${target} has ${png.length} bytes, allowed ${LIMIT_KB} kB`);
  await writeFile(file(target), png);
  process.stdout.write(`${target.padEnd(52)}${(png.length / 1000).toFixed(1)} kB\n`);
}

await mkdir(file('/condivisione'), { recursive: true });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  for (const { path, title } of Object.values(pageMetadata)) {
    if (path === null) continue;
    await page.setViewportSize({ width: 1200, height: 630 });
    await page.setContent(shareImagePage(contentOf(path, title)));
    await fitTitle(page);
    await draw(page, imageOf(path));
  }
  for (const size of [192, 512]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(iconPage(size));
    await draw(page, `/icona-${size}.png`);
  }
} finally {
  await browser.close();
}
