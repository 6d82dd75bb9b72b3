// The size budget: the build fails when a page exceeds it.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly css: string;
  /** All of them, the first one included. */
  readonly scripts: readonly string[];
}

export interface SharedScripts {
  /** What every page begins with. */
  readonly first: string;
  /** What comes when Gaia is asked, on any page. */
  readonly gaia: readonly string[];
}

/**
 * Transferred bytes (brotli; fonts are compressed already), in kB of 1000. Script is counted three times: what comes
 * before anything is touched; all that a visit transfers on which something is touched, and the form of the page
 * filled, sent and answered; and what Gaia's panel adds when she is asked. e2e/every-page.spec.ts measures in the
 * browser that it is no more.
 */
export const BUDGET = { firstScript: 20, script: 150, gaia: 16, css: 20, fonts: 90, firstView: 300 };

const kilobytes = async (files: readonly string[]) => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** Prints one row for each page and one for the shared fonts. @throws with all exceeded budgets. */
export async function reportSizes(
  dist: string,
  pages: readonly BuiltPage[],
  { first, gaia }: SharedScripts,
): Promise<void> {
  const compressed = (files: readonly string[]) => kilobytes(files.map((file) => join(dist, `${file}.br`)));
  const tooBig: string[] = [];
  const cell = (what: string, size: number, limit: number) => {
    if (size > limit) tooBig.push(`${what}: ${size.toFixed(1)} kB, allowed ${limit}`);
    return `${size.toFixed(1).padStart(8)} / ${String(limit).padEnd(3)}`;
  };

  const titles = ['script', 'css', 'html'].map((title) => title.padStart(8));
  const lines = [`${'kB transferred'.padEnd(38)}${titles.join('      ')}${'first view'.padStart(12)}`];
  const fonts = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.woff2'));
  const fontWeight = await kilobytes(fonts.map((file) => join(dist, file)));
  for (const { path, file, html, css, scripts } of pages) {
    const script = cell(`scripts of ${path}`, await compressed(scripts), BUDGET.script);
    const style = cell(`css of ${path}`, brotliCompressSync(css).length / 1000, BUDGET.css);
    const document = await compressed([file]);
    // Whatever its screen: the first picture in its widest file; the others come when they are near.
    const picture = /<source type="image\/avif" srcSet="(?:[^"]*, )?(\S+) \d+w"/i.exec(html)?.[1];
    const pictures = picture ? await kilobytes([join(dist, picture)]) : 0;
    const firstView = cell(
      `first view of ${path}`,
      document + fontWeight + pictures + (await compressed(scripts)),
      BUDGET.firstView,
    );
    lines.push(`${path.padEnd(38)}${script}${style}${document.toFixed(1).padStart(8)}${firstView}`);
  }
  lines.push(
    `${'– of it untouched'.padEnd(38)}${cell('the first script', await compressed([first]), BUDGET.firstScript)}`,
  );
  lines.push(`${'– with Gaia in addition'.padEnd(38)}${cell('Gaia', await compressed(gaia), BUDGET.gaia)}`);
  lines.push(`${'fonts'.padEnd(38)}${cell('fonts', fontWeight, BUDGET.fonts)}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (tooBig.length > 0) throw new Error(`Over budget:\n${tooBig.join('\n')}`);
}
