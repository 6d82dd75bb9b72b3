// The plain-text alternative, with the same content.
import type { SchoolContacts } from '@school/catalog';
import type { Block, MailContent, Row } from './mail-content.js';
import { LINE_END } from './markup.js';
import { signature } from './signature.js';

const WIDTH = 76;
/** The prefix of a wrapped line, so that its rest cannot be taken for a line of the mail itself. */
const INDENT = '    ';
const QUOTE = '> ';

export function renderText(content: MailContent, school: SchoolContacts): string {
  const parts = [
    [
      content.heading.toUpperCase(),
      line(content.title),
      ...(content.due ? [`${content.due.label}: ${content.due.value}`] : []),
    ].join('\n'),
    ...content.blocks.map(block),
    // The usual signature delimiter: mail programs leave the signature out of a reply.
    ['-- ', ...signature(school).map(({ label, value }) => (label ? `${label}: ${value}` : value))].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function block(block: Block): string {
  switch (block.type) {
    case 'notice':
      return ours(`ATTENZIONE. ${block.text}`);
    case 'contacts':
      return `${rows(block.rows)}\n${ours(block.note)}`;
    case 'action':
      return `${block.label}: ${block.href.url}\n${ours(block.note)}`.trimEnd();
    case 'heading':
      return block.text.toUpperCase();
    case 'facts':
      return `${block.heading.toUpperCase()}\n${rows(block.rows)}`;
    case 'quotation':
      return `${block.heading.toUpperCase()} (${block.by})\n${quote(block.text)}`;
    case 'paragraph':
      return ours(block.text);
  }
}

const rows = (rows: readonly Row[]) =>
  rows.map(({ label, value, href }) => (href ? `${label}: ${value}` : line(`${label}: ${value}`))).join('\n');

const ours = (text: string) => wrap(text, WIDTH).join('\n');

/** One line, whatever a visitor's value in it. */
const line = (text: string) => wrap(text.split(LINE_END).join(' '), WIDTH - INDENT.length).join(`\n${INDENT}`);

const quote = (text: string) =>
  text
    .split(LINE_END)
    .flatMap((part) => wrap(part, WIDTH - QUOTE.length))
    .map((part) => `${QUOTE}${part}`.trimEnd())
    .join('\n');

/** Breaks at spaces. A word that is longer than a line, an address perhaps, stays whole: it can be copied. */
function wrap(text: string, width: number): string[] {
  const found = text.match(new RegExp(`\\S{${width},}|.{1,${width}}(?=\\s|$)`, 'gu'));
  return found?.map((part) => part.trim()) ?? [''];
}
