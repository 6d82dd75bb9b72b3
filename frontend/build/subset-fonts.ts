// Subsets the published variable fonts: Latin letters of five languages, one weight of Fraunces with its optical sizes,
// one italic, and the text weights of Instrument Sans. Run by hand: `npm run fonts`.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont, { type Axes } from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../src/assets/fonts/', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accented = 'àáâäãèéêëìíîïòóôöõùúûüçñßœæÀÁÂÄÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜÇÑŒÆ';
const signs = '\u00a0‘’“”«»–—…·•€£°ªº©®™×−→←↑↓≥≤½¿¡§';
/** Of titles: they are Italian, and names and languages in them begin with letters that have no accent. */
const ofTitles = 'àáâäãèéêëìíîïòóôöõùúûüçñßœæÀÈÉÌÒÙ\u00a0‘’“”«»–—…·€°';
/** The OpenType features that the site uses and those that are on by default; no alternates. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'tnum'];

const cuts: readonly { source: string; file: string; characters: string; axes: Axes }[] = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    file: 'fraunces.woff2',
    characters: ofTitles,
    axes: { opsz: { min: 24, max: 144 }, wght: 420, SOFT: 60, WONK: 0 },
  },
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    file: 'fraunces-italic.woff2',
    characters: ofTitles,
    axes: { opsz: 120, wght: 400, SOFT: 60, WONK: 0 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans.woff2',
    characters: accented + signs,
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, file, characters, axes } of cuts) {
  const original = await readFile(require.resolve(source));
  const cut = await subsetFont(original, ascii + characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  });
  await writeFile(new URL(file, target), cut);
  process.stdout.write(`${file} ${(cut.length / 1000).toFixed(1)} kB\n`);
}
