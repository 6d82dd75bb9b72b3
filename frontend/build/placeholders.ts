// Placeholders, which only a development build may contain: values of the owner's file that are not filled in,
// testimonials without a name.
import type { School } from '@school/catalog';
import { ownersFile, readOwnersFile } from './public-school-values.ts';
import type { ServerEntry } from './document.ts';

/** @throws with a list of all remaining placeholders. */
export async function refusePlaceholders({ schoolPlaceholders, testimonials }: ServerEntry): Promise<void> {
  const values = (await readOwnersFile()) as School;
  const left = [
    ...schoolPlaceholders(values).map((path) => `${ownersFile}: ${path}`),
    ...testimonials
      .filter(({ name }) => /^\[.*\]$/.test(name))
      .map(({ name }) => `frontend/src/content/testimonials.ts: testimonial of ${name}`),
  ];
  if (left.length > 0)
    throw new Error(
      `The site is not built for production while placeholders are left:\n${left.map((line) => `  - ${line}`).join('\n')}`,
    );
}
