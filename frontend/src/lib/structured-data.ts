// JSON-LD that several pages share.
import { school } from '#src/content/school.ts';
import { absoluteUrl } from './seo.ts';

/** The name by which every page means the school that the home page describes. */
export const schoolId = absoluteUrl('/#scuola');

/** Who offers what a page describes. */
export const provider = {
  '@type': 'EducationalOrganization',
  '@id': schoolId,
  name: school.name,
  url: absoluteUrl('/'),
} as const;

/** The way from the home page to this one. */
export const breadcrumbList = (trail: readonly { readonly name: string; readonly path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});
