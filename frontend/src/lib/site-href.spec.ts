import { describe, expect, it } from '@jest/globals';
import { readHref } from './site-href.ts';

describe('readHref', () => {
  it('keeps search and anchor of a page of the site', () => {
    expect(readHref('/contatti?servizio=certificazioni#contatti')).toEqual({
      kind: 'page',
      path: '/contatti',
      search: { servizio: 'certificazioni' },
      hash: 'contatti',
    });
  });

  it.each(['/privacy-policy', '/gdpr'])('opens %s in a new tab', (href) => {
    expect(readHref(href)).toEqual({ kind: 'new-tab', href, external: false });
  });

  it('marks another site as external', () => {
    expect(readHref('https://example.com/test')).toEqual({
      kind: 'new-tab',
      href: 'https://example.com/test',
      external: true,
    });
  });

  it.each(['tel:+390600000016', 'mailto:a@example.it', '#servizi'])('leaves %s to the browser', (href) => {
    expect(readHref(href)).toEqual({ kind: 'plain', href });
  });
});
