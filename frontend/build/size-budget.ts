// The size budget: the build fails when a page exceeds it.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly css: string;
  readonly scripts: readonly string[];
}

/** Transferred bytes (brotli; fonts are compressed already), in kB of 1000. */
const BUDGET = { contentScripts: 100, formScripts: 125, css: 20, fonts: 90, firstView: 300 };

const kilobytes = async (files: readonly string[]) => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** Prints one row for each page and one for the shared fonts. @throws with all exceeded budgets. */
export async function reportSizes(dist: string, pages: readonly BuiltPage[]): Promise<void> {
  const compressed = (files: readonly string[]) => kilobytes(files.map((file) => join(dist, `${file}.br`)));
  const tooBig: string[] = [];
  const cell = (what: string, size: number, limit: number) => {
    if (size > limit) tooBig.push(`${what}: ${size.toFixed(1)} kB, allowed ${limit}`);
    return `${size.toFixed(1).padStart(8)} / ${String(limit).padEnd(3)}`;
  };

  const lines = [
    `${'kB transferred'.padEnd(38)}${'script'.padStart(8)}      ${'css'.padStart(8)}      ${'html'.padStart(8)}${'first view'.padStart(12)}`,
  ];
  const fonts = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.woff2'));
  const fontWeight = await kilobytes(fonts.map((file) => join(dist, file)));
  for (const { path, file, html, css, scripts } of pages) {
    const hasForm = html.includes('<form');
    const script = cell(`scripts of ${path}`, await compressed(scripts), hasForm ? BUDGET.formScripts : BUDGET.contentScripts);
    const style = cell(`css of ${path}`, brotliCompressSync(css).length / 1000, BUDGET.css);
    const document = await compressed([file]);
    // Whatever its screen: the first picture in its widest file; the others come when they are near.
    const picture = /<source type="image\/avif" srcSet="(?:[^"]*, )?(\S+) \d+w"/i.exec(html)?.[1];
    const pictures = picture ? await kilobytes([join(dist, picture)]) : 0;
    const firstView = cell(`first view of ${path}`, document + fontWeight + pictures + (await compressed(scripts)), BUDGET.firstView);
    lines.push(`${`${path}${hasForm ? ' (form)' : ''}`.padEnd(38)}${script}${style}${document.toFixed(1).padStart(8)}${firstView}`);
  }
  lines.push(`${'fonts'.padEnd(38)}${cell('fonts', fontWeight, BUDGET.fonts)}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (tooBig.length > 0) throw new Error(`Over budget:\n${tooBig.join('\n')}`);
}
