// A link to a page, to a part of a page, to another site, to a phone number or to an e-mail address.
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { type SiteHref, readHref } from '#src/lib/site-href.ts';

export interface SiteLinkProps {
  readonly href: SiteHref;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** The text that says that the link opens in a new tab, and its language if it differs from the page's. */
  readonly newTab?: { readonly words: string; readonly lang: string };
  /** Only where the visible text is not sufficient as a name. */
  readonly 'aria-label'?: string;
  /** For a link with an effect besides navigation; it may call `preventDefault`. */
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
    // Only a link to a page is marked as the current one, not a link to a part of it.
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
