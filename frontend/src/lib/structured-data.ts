// JSON-LD that several pages share.
import { school } from '#src/content/school.ts';
import { absoluteUrl } from './seo.ts';

/** The `@id` of the school, which the home page describes and the other pages refer to. */
export const schoolId = absoluteUrl('/#scuola');

/** The provider of what a page describes. */
export const provider = {
  '@type': 'EducationalOrganization',
  '@id': schoolId,
  name: school.name,
  url: absoluteUrl('/'),
} as const;

/** The breadcrumb trail from the home page to this one. */
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
