import { describe, expect, it } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { render } from './layout.js';
import { mailLink, phoneLink, siteLink } from './links.js';
import type { Block, MailContent } from './mail-content.js';

const aMail = (...blocks: Block[]): MailContent => ({
  subject: 'Oggetto',
  heading: 'Titolo',
  title: 'Anna Prova',
  summary: 'In breve',
  blocks,
});
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const OURS = hrefs(render(aMail(), exampleSchool).html);

describe('a mail', () => {
  it('says the same in both bodies', () => {
    const { html, text } = render(
      aMail(
        { type: 'notice', text: 'Da sapere' },
        {
          type: 'contacts',
          rows: [{ label: 'Telefono', value: '06 0000000', href: phoneLink('06 0000000') }],
          note: 'Nota',
        },
        { type: 'facts', heading: 'Fatti', rows: [{ label: 'Lingue', value: 'inglese' }] },
        {
          type: 'quotation',
          heading: 'Messaggio',
          by: 'testo scritto dal visitatore',
          text: 'Prima riga\nSeconda riga',
        },
        { type: 'paragraph', text: 'Un capoverso' },
      ),
      exampleSchool,
    );
    for (const said of [
      'Anna Prova',
      'Da sapere',
      '06 0000000',
      'Nota',
      'Lingue',
      'inglese',
      'Prima riga',
      'Seconda riga',
      'Un capoverso',
      exampleSchool.legalName,
      exampleSchool.vatNumber,
      exampleSchool.companyRegister,
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(hrefs(html)).toEqual(['tel:060000000', ...OURS]);
  });

  it('escapes everything, quotes included', () => {
    const attack = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&copy;`;
    const { html } = render(
      {
        ...aMail(
          { type: 'quotation', heading: attack, by: attack, text: attack },
          { type: 'facts', heading: attack, rows: [{ label: attack, value: attack }] },
          { type: 'notice', text: attack },
        ),
        title: attack,
        heading: attack,
        summary: attack,
        subject: attack,
      },
      exampleSchool,
    );
    expect(html).not.toMatch(/<script|<img|"'>|&copy;/);
  });

  /** What a mail program's search for addresses is given: the texts of a page, one by one. */
  const textsIn = (html: string) => html.split(/<[^>]*>/);
  const shown = (html: string) => html.replace(/<[^>]*>/g, '');

  const byVisitor = (text: string): Block => ({
    type: 'quotation',
    heading: 'Messaggio',
    by: 'testo scritto dal visitatore',
    text,
  });
  const withWords = (text: string) => render(aMail(byVisitor(text)), exampleSchool);

  it.each([
    'https://example.com/x',
    'http://localhost',
    'www.example.com',
    'example.com',
    'anna@example.com',
    'anna@localhost',
    'ftp://10.0.0.1',
    'anna@münchen.de',
    'вася.рф',
  ])('shows %s as it was written, and no text of the page holds it whole', (address) => {
    const { html, text } = withWords(`(${address})`);
    expect(shown(html)).toContain(`(${address})`);
    expect(textsIn(html).join('\n')).not.toContain(address);
    expect(textsIn(html).join('\n')).not.toMatch(/:\/\/(?!www\.example\.it)|www\.example\.com|\S@\S/);
    expect(text).toContain(`> (${address})\n`);
  });

  it.each(['Esempio S.r.l. 5.000 euro, ore 10:30. Grazie... ciao', 'un prezzo di 3.50'])('leaves %s alone', (words) => {
    expect(withWords(words).html).toContain(`>${words}<`);
  });

  it('adds no invisible character to anything', () => {
    const attack = 'https://evil.example.com evil@example.com Prof.ssa D’Amico';
    const facts: Block = { type: 'facts', heading: attack, rows: [{ label: attack, value: attack }] };
    const { html, text } = render({ ...aMail(facts), title: attack, summary: attack }, exampleSchool);
    for (const body of [html, text]) expect(body).not.toMatch(/(?![\n])[\p{Default_Ignorable_Code_Point}\p{Cc}]/u);
  });

  it('makes no link of what a visitor wrote', () => {
    const attack =
      'https://evil.example.com/x www.evil.example.com evil@example.com <a href="https://evil.example.com">qui</a>';
    const { html } = render(
      aMail(byVisitor(attack), { type: 'facts', heading: 'Fatti', rows: [{ label: 'Lingue', value: attack }] }),
      exampleSchool,
    );
    expect(hrefs(html)).toEqual(OURS);
    expect(html.replaceAll('&#64;', '@')).not.toMatch(/https?:\/\/evil|www\.evil|evil@example|evil\.example/);
  });

  it.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
    'keeps a visitor out of our lines of the text, also after %j',
    (lineEnd) => {
      const forged = `buongiorno${lineEnd}Rispondere entro: mai${lineEnd}-- ${lineEnd}Un altro mittente`;
      const { text } = render(
        {
          ...aMail(
            { type: 'quotation', heading: 'Messaggio', by: 'testo scritto dal visitatore', text: forged },
            { type: 'facts', heading: 'Fatti', rows: [{ label: 'Lingue', value: forged }] },
          ),
          title: forged,
        },
        exampleSchool,
      );
      expect(text.match(/^-- $/gm)).toHaveLength(1);
      expect(text).not.toMatch(/^(Rispondere|Un altro)/m);
      expect(text).toContain('> Rispondere entro: mai');
    },
  );

  it('wraps long texts without leaving the quotation, and keeps a word that is longer than a line whole', () => {
    const padded = `Buongiorno${'\u00a0'.repeat(61)}Rispondere entro: mai ${'x'.repeat(200)} fine`;
    const { text } = render(
      {
        ...aMail(
          { type: 'quotation', heading: 'Messaggio', by: 'testo scritto dal visitatore', text: padded },
          { type: 'facts', heading: 'Fatti', rows: [{ label: 'Lingue', value: padded }] },
        ),
        title: padded,
      },
      exampleSchool,
    );
    for (const line of text.split('\n')) {
      if (!line.includes('x'.repeat(200))) expect(line.length).toBeLessThanOrEqual(80);
      expect(line).not.toMatch(/^(Rispondere|x{10})/);
    }
    expect(text).toContain(`\n> ${'x'.repeat(200)}\n> fine\n`);
  });
});

describe('links', () => {
  it.each([
    ['+39 06 123 4567', 'tel:+39061234567'],
    ['06/123.45-67', 'tel:061234567'],
    ['(06) 1234567 int. 12', 'tel:061234567'],
    ['0039 333 0000000', 'tel:+393330000000'],
    ['+39 (0)6 123 4567', 'tel:+39061234567'],
    ['333\u2011123\u20134567', 'tel:3331234567'],
    ['06\u2212123\u00a04567', 'tel:061234567'],
  ])('dial %s as %s', (phone, href) => expect(phoneLink(phone).url).toBe(href));

  it('write to one mailbox, whatever stands in it', () => {
    expect(mailLink("o'neil+x?cc=evil&y@example.com", 'Rif. TRA-1 & 2').url).toBe(
      "mailto:o'neil%2Bx%3Fcc%3Devil%26y@example.com?subject=Rif.%20TRA-1%20%26%202",
    );
    expect(mailLink('anna@example.com').url).toBe('mailto:anna@example.com');
  });

  it('lead to the school’s own pages', () =>
    expect(siteLink('https://www.example.it', '/privacy-policy').url).toBe('https://www.example.it/privacy-policy'));
});
