// The specified content of each page as an accessibility tree. Everything listed must be there with these texts in this
// order; a page may contain more.

export interface SpecifiedRoute {
  readonly path: string;
  /** Playwright's aria snapshot of the required content of `main`. */
  readonly main: string;
  /** The accessible name of the page's form, if it has one. */
  readonly form?: string | RegExp;
  /** Metadata is specified, with keywords, for ten pages. */
  readonly hasKeywords?: boolean;
  /** Excluded from search engines. */
  readonly isHidden?: boolean;
}

export const phone = '+39 06 0000 0016';
export const phoneHref = 'tel:+390600000016';
export const email = 'didattica@settepini.example';
export const emailHref = `mailto:${email}`;
export const address = 'Via Tibullo 16, 00193 Roma';

/** Indents a block, to be nested in another. */
export const within = (depth: number, block: string): string =>
  block.trim().replaceAll('\n', `\n${'  '.repeat(depth)}`);

/** A link with its target. */
export const link = (words: string | RegExp, href: string | RegExp): string =>
  `- link ${matched(words)}:\n  - /url: ${matched(href)}`;

const matched = (words: string | RegExp) => (words instanceof RegExp ? String(words) : `"${words}"`);

/** Links to the school's phone number and e-mail address. */
export const phoneLink = link(phone, phoneHref);
export const emailLink = link(email, emailHref);
