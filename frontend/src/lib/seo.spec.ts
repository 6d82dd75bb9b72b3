import { describe, expect, it } from '@jest/globals';
import { school } from '#src/content/school.ts';
import { absoluteUrl, pageHead } from './seo.ts';

const page = { title: 'Contatti', description: 'Dove siamo', path: '/contatti', noindex: false };
const named = (head: ReturnType<typeof pageHead>, key: string) =>
  head.meta.find((entry) => ('name' in entry && entry.name === key) || ('property' in entry && entry.property === key));

describe('pageHead', () => {
  it('has the same title, description and URL in all formats', () => {
    const head = pageHead(page);
    const title = `Contatti | ${school.name}`;
    expect(head.meta).toContainEqual({ title });
    for (const key of ['og:title', 'twitter:title']) expect(named(head, key)).toMatchObject({ content: title });
    for (const key of ['description', 'og:description', 'twitter:description'])
      expect(named(head, key)).toMatchObject({ content: 'Dove siamo' });
    expect(head.links).toContainEqual({ rel: 'canonical', href: absoluteUrl('/contatti') });
    expect(named(head, 'og:url')).toMatchObject({ content: absoluteUrl('/contatti') });
  });

  it('gives a page without a URL no canonical link, and noindex', () => {
    const head = pageHead({ ...page, path: null, noindex: true });
    expect(head.links).toEqual([]);
    expect(named(head, 'og:url')).toBeUndefined();
    expect(named(head, 'robots')).toMatchObject({ content: 'noindex' });
  });

  it('has its own share image; a page without a URL has that of the home page', () => {
    expect(named(pageHead(page), 'og:image')).toMatchObject({ content: absoluteUrl('/condivisione/contatti.jpg') });
    for (const path of ['/', null])
      expect(named(pageHead({ ...page, path }), 'og:image')).toMatchObject({
        content: absoluteUrl('/condivisione/home.jpg'),
      });
  });

  it('hands structured data to the router as JSON-LD', () => {
    const data = { '@context': 'https://schema.org', '@type': 'Course' };
    expect(pageHead({ ...page, structuredData: [data] }).meta).toContainEqual({ 'script:ld+json': data });
  });
});

describe('absoluteUrl', () => {
  it('has no trailing slash', () => {
    expect(absoluteUrl('/')).toBe(new URL(school.siteUrl).origin);
    expect(absoluteUrl('/reclami')).toBe(`${new URL(school.siteUrl).origin}/reclami`);
  });
});
