// The site is laid out by the direction of its text, which a translator may turn.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** A position that names a side of the screen. Insets of the device itself are on that side in every language. */
const PHYSICAL = /^\s*((margin|padding|border|scroll-margin|scroll-padding)-)?(left|right)\b[^:]*:|: (left|right);/gm;

const root = new URL('..', import.meta.url);

it.each(globSync('**/*.css', { cwd: root }))('%s names no left and no right', (file) => {
  const css = readFileSync(new URL(file, root), 'utf8');
  expect([...css.matchAll(PHYSICAL)].map(([text]) => text.trim())).toEqual([]);
});
