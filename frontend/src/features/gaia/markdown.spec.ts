import { describe, expect, it } from '@jest/globals';
import { isOwnPage, parseMarkdown } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('what Gaia writes', () => {
  it('may have bold words, lists and line breaks', () => {
    expect(parseMarkdown('Ecco **i dati**:\n- Nome: Anna\n- Email: a@example.com\nConfermi?\nDimmi.')).toEqual([
      { kind: 'paragraph', lines: [[text('Ecco '), { kind: 'bold', text: 'i dati' }, text(':')]] },
      { kind: 'bullets', lines: [[text('Nome: Anna')], [text('Email: a@example.com')]] },
      { kind: 'paragraph', lines: [[text('Confermi?')], [text('Dimmi.')]] },
    ]);
    expect(parseMarkdown('1. uno\n2) due').map(({ kind }) => kind)).toEqual(['numbers']);
    expect(parseMarkdown('uno\n\ndue')).toHaveLength(2);
  });

  it('links to pages of the site', () => {
    expect(parseMarkdown('Vedi [B1](/corso-b1) e [date](/certificazioni#date-esami).')[0]!.lines[0]).toEqual([
      text('Vedi '),
      { kind: 'link', text: 'B1', href: '/corso-b1' },
      text(' e '),
      { kind: 'link', text: 'date', href: '/certificazioni#date-esami' },
      text('.'),
    ]);
  });

  it.each([
    'https://example.com',
    '//example.com/corso-b1',
    '/\\example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'corso-b1',
    '/inventata',
    '/toString',
    'mailto:a@example.com',
  ])('never links to %s: it stays text', (href) => {
    expect(isOwnPage(href)).toBe(false);
    const written = `[qui](${href})`;
    expect(
      parseMarkdown(written)[0]!
        .lines[0]!.map(({ text: words }) => words)
        .join(''),
    ).toBe(written);
    expect(parseMarkdown(written)[0]!.lines[0]!.some(({ kind }) => kind === 'link')).toBe(false);
  });

  it('has no other markup: HTML, headings, images and code are text', () => {
    for (const written of [
      '<img src=x onerror=alert(1)>',
      '# Titolo',
      '`codice`',
      '2 * 3 * 4',
      '**',
      '[](/corso-b1)',
    ]) {
      expect(parseMarkdown(written)).toEqual([{ kind: 'paragraph', lines: [[text(written)]] }]);
    }
  });
});
