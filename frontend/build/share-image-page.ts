// Share images and icons as HTML pages, to be rendered by a browser: a postage stamp beside a title.
import { readFileSync } from 'node:fs';

/** The motif of the stamp: a vignette of the site's sprite, or the level of a course. */
export type Motif =
  | { readonly vignette: string }
  | { readonly level: string; readonly ink: 'rosso' | 'pino' | 'inchiostro' }
  | 'skyline';

export interface ShareImage {
  /** Text above the title, in red. */
  readonly eyebrow: string;
  readonly title: string;
  /** Smaller text below the title. */
  readonly detail?: string;
  /** The rest of the title, in italics. */
  readonly flourish?: string;
  /** The text of the machine-readable line at the bottom. */
  readonly machine: readonly string[];
  readonly motif: Motif;
}

/** The number of characters of the machine-readable line beside the picture. */
const MACHINE_LENGTH = 36;

const asset = (name: string) => readFileSync(new URL(`../src/assets/${name}`, import.meta.url));
const dataUrl = (type: string, file: Buffer) => `data:${type};base64,${file.toString('base64')}`;
const art = (name: string) => asset(`art/${name}.svg`).toString();
const fontFace = (family: string, file: string) =>
  `@font-face { font-family: '${family}'; font-weight: 400 700; src: url('${dataUrl('font/woff2', asset(`fonts/${file}.woff2`))}') }`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const style = `
${fontFace('Fraunces', 'fraunces')} ${fontFace('Fraunces Italic', 'fraunces-italic')} ${fontFace('Instrument Sans', 'instrument-sans')}
* { box-sizing: border-box; margin: 0 }
body { position: relative; width: 1200px; height: 630px; overflow: hidden }
body { background: #faf6ee; color: #14203a; font: 400 32px/1.3 'Instrument Sans' }
.panel { position: absolute; inset: 0 0 0 660px; overflow: hidden; background: #cfe0ec }
.panel > .rosette { position: absolute; left: -50px; top: -5px; width: 640px }
.words { position: absolute; inset: 62px auto 96px 76px; width: 560px; display: flex; flex-direction: column }
.eyebrow { color: #b3361f; font: 600 25px 'Instrument Sans' }
.fit { flex: 1; min-height: 0; margin-top: 14px; display: flex; flex-direction: column; justify-content: center; font-size: 104px }
h1 { font: 400 1em/1.02 Fraunces; letter-spacing: -0.022em; text-wrap: balance }
em { display: block; font: 400 1em/1.02 'Fraunces Italic' }
.detail { margin-top: 20px; font-size: 32px; color: #4a5468; text-wrap: balance }
.machine { position: absolute; left: 76px; bottom: 28px; white-space: nowrap }
.machine { font: 400 19px 'DejaVu Sans Mono', monospace; letter-spacing: 0.19em }
.stamp { position: absolute; left: 74px; top: 70px; width: 384px; height: 456px; rotate: 3deg; padding: 30px;
  background: radial-gradient(circle, #cfe0ec 7px, #fff 7.5px) -12px -12px / 24px 24px }
.stamp::before { content: ''; position: absolute; inset: 11px; background: #fff }
.field { position: relative; height: 100%; display: grid; place-items: center; align-content: center; background: #f0e8da }
.field > svg { width: 250px }
.field > p { font: 600 21px 'Instrument Sans'; letter-spacing: 0.14em; text-transform: uppercase }
.field > svg + p { margin-top: 26px }
.field[data-ink] { color: #faf6ee }
.field[data-ink=rosso] { background: #b3361f }
.field[data-ink=pino] { background: #1f5b4b }
.field[data-ink=inchiostro] { background: #14203a }
.field > .level { font: 400 210px/1.08 Fraunces; letter-spacing: -0.04em }
.postmark { position: absolute; left: 10px; top: 432px; width: 176px; rotate: -9deg; color: #14203a }
.skyline { width: 100%; height: 100% }
`;

const postmark = `<svg class="postmark" viewBox="0 0 200 200" fill="none" stroke="currentColor" stroke-width="4">
<circle cx="100" cy="100" r="96"/><circle cx="100" cy="100" r="64" stroke-width="2"/>
<path id="ring" stroke="none" d="M100 174a74 74 0 1 1 .1 0"/>
<text fill="currentColor" stroke="none" font-family="Instrument Sans" font-weight="600" font-size="19" textLength="452"
><textPath href="#ring">Roma Prati · Via Tibullo 16 · Roma Prati ·</textPath></text>
<path fill="currentColor" stroke="none" transform="translate(34 34) scale(2.75)" d="M10.5 21.6c.4-4 4.4-6.3 7.4-6 1.5-2.2 4-3 6.2-2.9
2.7 0 4.9 1.1 6.2 3 3.3-.2 6.7 2 7.2 5.9-2.9 1.8-6.3 2-9.3 1.7-.8 1.8-2.1 2.7-3.3 3.3l.5 9.4h-2.9l.4-9.4c-1.4-.7-2.6-1.6-3.3-3.3-3.1.4-6.3
0-9.1-1.7z"/></svg>`;

const rosette = `<img class="rosette" src="${dataUrl('image/svg+xml', asset('art/rosette.svg'))}">`;

function field(motif: Exclude<Motif, 'skyline'>): string {
  if ('level' in motif)
    return `<div class="field" data-ink="${motif.ink}"><p>Corso</p><p class="level">${motif.level}</p><p>Roma Prati</p></div>`;
  return `<div class="field"><svg viewBox="0 0 64 64"><use href="#${motif.vignette}"/></svg><p>Roma Prati</p></div>`;
}

const picture = (motif: Motif) =>
  motif === 'skyline'
    ? art('skyline').replace('<svg', '<svg class="skyline" preserveAspectRatio="xMidYMid slice"')
    : `${rosette}<div class="stamp">${field(motif)}</div>${postmark}`;

/** 1200 × 630 pixels. `fitTitle` sets the size of the title. */
export function shareImagePage({ eyebrow, title, detail, flourish, machine, motif }: ShareImage): string {
  const line = machine
    .map((word) => word.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '<'))
    .join('<<')
    .padEnd(MACHINE_LENGTH, '<')
    .slice(0, MACHINE_LENGTH);
  const heading = `<h1>${escaped(title)}${flourish ? `<em>${escaped(flourish)}</em>` : ''}</h1>`;
  const below = detail ? `<p class="detail">${escaped(detail)}</p>` : '';
  return `<!doctype html><html lang="it"><style>${style}</style><body>
<div class="panel">${picture(motif)}</div>
<div hidden>${art('vignettes')}</div>
<div class="words"><p class="eyebrow">${escaped(eyebrow)}</p><div class="fit"><div>${heading}${below}</div></div></div>
<p class="machine">${escaped(line)}</p></body></html>`;
}

/** The school's icon without margin, for home screens that mask icons. */
export function iconPage(size: number): string {
  const [tree] =
    /<path fill="#faf6ee"[^>]*>/.exec(readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')) ?? [];
  if (!tree) throw new Error('favicon.svg has no tree');
  return `<!doctype html><body style="margin:0"><svg style="display:block" width="${size}" height="${size}" viewBox="0 0 48 48">
<path fill="#b3361f" d="M0 0h48v48H0z"/>${tree}</svg></body>`;
}
