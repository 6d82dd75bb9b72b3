// Contrast is checked, not guessed.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = new Map([...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [one, other].map((name) => luminance(colours.get(name)!)).sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const texts = [
  ...['inchiostro', 'inchiostro-tenue', 'rosso', 'pino'].flatMap((ink) =>
    ['carta', 'carta-scura'].map((paper) => [ink, paper]),
  ),
  ['inchiostro', 'cielo'],
  ['inchiostro-tenue', 'cielo'],
  ['inchiostro', 'ocra'],
  ['inchiostro-tenue', 'linea'],
  ...['rosso', 'rosso-scuro', 'pino', 'inchiostro'].map((ground) => ['carta', ground]),
  ['carta-scura', 'inchiostro'],
  ['ocra', 'inchiostro'],
  ['linea', 'inchiostro'],
] as [string, string][];

const outlines = [
  ['contorno', 'carta'],
  ['contorno', 'carta-scura'],
  ['rosso', 'carta'],
  ['rosso', 'cielo'],
  ['ocra', 'inchiostro'],
] as [string, string][];

/** What cannot be a custom property: the widths at which the site changes its layout. */
const breakpoints = ['30rem', '40rem', '48rem', '60rem', '72rem'];

it('uses the same few breakpoints everywhere', () => {
  const others = globSync('../**/*.css', { cwd: import.meta.dirname }).flatMap((file) =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/@media[^{]*\bwidth\b[^{]*/g)]
      .flatMap(([query]) => query.match(/(?<=width (?:<|>|<=|>=) |\()[\d.]+rem(?= <= width|\)| and)/g) ?? [])
      .filter((width) => !breakpoints.includes(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(others).toEqual([]);
});

describe('the colours of the site', () => {
  it.each(texts)('%s on %s has sufficient contrast for text', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(outlines)('%s on %s has sufficient contrast for outlines', (line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
