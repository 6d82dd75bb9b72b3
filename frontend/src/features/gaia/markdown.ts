// The subset of Markdown that Gaia may use: bold, lists, line breaks and links to pages of this site. Everything else
// is text.
import { pageTitles } from '#src/content/page-titles.ts';

type Span =
  | { readonly kind: 'text' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };
export type Line = readonly Span[];
export type Block = { readonly kind: 'paragraph' | 'bullets' | 'numbers'; readonly lines: readonly Line[] };

/** Whether an address is a page of this site: `/corso-b1`, `/certificazioni#date-esami`. */
export const isOwnPage = (href: string): boolean =>
  /^\/(?!\/)[^\s\\]*$/.test(href) && Object.hasOwn(pageTitles, new URL(href, 'http://site').pathname);

const SPANS = /\*\*(?<bold>[^*\n]+)\*\*|\[(?<label>[^\][\n]+)\]\((?<href>[^()\s]+)\)/g;

function spansOf(line: string): Line {
  const spans: Span[] = [];
  let from = 0;
  const text = (to: number) => to > from && spans.push({ kind: 'text', text: line.slice(from, to) });
  for (const match of line.matchAll(SPANS)) {
    const { bold, label = '', href = '' } = match.groups!;
    // A link to another site is left as text.
    if (bold === undefined && !isOwnPage(href)) continue;
    text(match.index);
    spans.push(bold === undefined ? { kind: 'link', text: label, href } : { kind: 'bold', text: bold });
    from = match.index + match[0].length;
  }
  text(line.length);
  return spans;
}

const LIST_ITEM = /^\s*(?:(?<bullet>[-*•])|(?<number>\d{1,2}[.)]))\s+(?<words>\S.*)$/;

/** Never throws, whatever the text. */
export function parseMarkdown(source: string): Block[] {
  const blocks: { kind: Block['kind']; lines: Line[] }[] = [];
  let isNewBlock = true;
  for (const line of source.split(/\r?\n/)) {
    const item = LIST_ITEM.exec(line)?.groups;
    const kind = !item ? 'paragraph' : item['bullet'] ? 'bullets' : 'numbers';
    const words = item?.['words'] ?? line.trim();
    if (words === '') {
      isNewBlock = true;
      continue;
    }
    const last = blocks.at(-1);
    if (isNewBlock || last?.kind !== kind) blocks.push({ kind, lines: [spansOf(words)] });
    else last.lines.push(spansOf(words));
    isNewBlock = false;
  }
  return blocks;
}

const mark = (kind: Block['kind'], index: number) =>
  ({ paragraph: '', bullets: '- ', numbers: `${index + 1}. ` })[kind];

/** The text without markup, for copying: links become absolute URLs. */
export function plainText(source: string, origin: string): string {
  const wordsOf = (line: Line) =>
    line.map((span) => (span.kind === 'link' ? `${span.text} (${origin}${span.href})` : span.text)).join('');
  const textOf = ({ kind, lines }: Block) => lines.map((line, index) => mark(kind, index) + wordsOf(line)).join('\n');
  return parseMarkdown(source).map(textOf).join('\n\n');
}
