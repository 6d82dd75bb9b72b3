// The one link of the site: to a page of it, to a part of a page, outside, telephone or mail.
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { type SiteHref, readHref } from '#src/lib/site-href.ts';

export interface SiteLinkProps {
  readonly href: SiteHref;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** What tells that it opens in a new tab, and the language of these words, where it is not that of the page. */
  readonly newTab?: { readonly words: string; readonly lang: string };
  /** Only where the visible words do not tell enough. */
  readonly 'aria-label'?: string;
  /** For a link that does more than lead to its page; it may prevent that. */
  readonly onClick?: (event: MouseEvent) => void;
}

export function SiteLink({ href, children, newTab, ...rest }: SiteLinkProps) {
  const target = readHref(href);
  if (target.kind === 'new-tab') {
    return (
      <a href={target.href} target="_blank" rel={target.external ? 'noopener external' : 'noopener'} {...rest}>
        {children}
        <span className="visually-hidden" lang={newTab?.lang}>
          {` (${target.external ? 'sito esterno, ' : ''}${newTab?.words ?? 'nuova scheda'})`}
        </span>
      </a>
    );
  }
  if (target.kind === 'plain') {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const { path, search, hash } = target;
  return (
    // A link to a page is the current one there; a link to a part of it is not.
    <Link
      to={path}
      search={search}
      {...(hash && { hash })}
      activeOptions={{ exact: true, includeSearch: href.includes('?'), includeHash: Boolean(hash) }}
      activeProps={{}}
      {...rest}
    >
      {children}
    </Link>
  );
}
