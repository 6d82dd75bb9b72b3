// What the specification demands of each screen, as the accessibility tree a visitor meets: in its order, with its words.
// Everything listed must be there, in this order; what a page says besides is its own.

export interface SpecifiedRoute {
  readonly path: string;
  /** Playwright's aria snapshot of what `main` must hold. */
  readonly main: string;
  /** The accessible name of the screen's form, where it has one. */
  readonly form?: string | RegExp;
  /** Metadata is specified, with keywords, for ten pages. */
  readonly hasKeywords?: boolean;
  /** Kept out of search engines. */
  readonly isHidden?: boolean;
}

export const phone = '+39 06 000 0000';
export const phoneHref = 'tel:+39060000000';
export const email = 'didattica@scuola.invalid';
export const emailHref = `mailto:${email}`;
export const address = 'Via Tibullo 16, 00193 Roma';

/** Sets a block deeper, to stand within another. */
export const within = (depth: number, block: string): string => block.trim().replaceAll('\n', `\n${'  '.repeat(depth)}`);

/** A link and where it leads. */
export const link = (words: string | RegExp, href: string): string =>
  `- link ${words instanceof RegExp ? String(words) : `"${words}"`}:\n  - /url: "${href}"`;

/** A link that calls the school, one that writes to it. */
export const phoneLink = link(phone, phoneHref);
export const emailLink = link(email, emailHref);
