// The one link of the site: inside, outside, telephone or mail.
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { readHref } from '#src/lib/site-href.ts';

export interface SiteLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Only where the visible words do not tell enough. */
  readonly 'aria-label'?: string;
  /** For a link that does more than lead to its page; it may prevent that. */
  readonly onClick?: (event: MouseEvent) => void;
}

/** `/#contatti` means the contact block of this page where it has one, and of the home page elsewhere. */
function stayIfPresent(hash: string) {
  return (event: MouseEvent) => {
    const target = hash && document.getElementById(hash);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', `#${hash}`);
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  };
}

/** The router calls every link to the page at hand the current one; a part of that page is not it. */
const PageLink = createLink(({ 'aria-current': current, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} {...(current && !rest.href?.includes('#') && { 'aria-current': current })}>
    {rest.children}
  </a>
));

export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const target = readHref(href);
  if (target.kind === 'plain') {
    return (
      <a href={target.href} {...rest}>
        {children}
      </a>
    );
  }
  if (target.kind === 'new-tab') {
    return (
      <a href={target.href} target="_blank" rel={target.external ? 'noopener external' : 'noopener'} {...rest}>
        {children}
        <span className="visually-hidden">{target.external ? ' (sito esterno, nuova scheda)' : ' (nuova scheda)'}</span>
      </a>
    );
  }
  return (
    <PageLink
      to={target.path}
      search={target.search}
      hash={target.hash}
      {...(target.hash && { onClick: stayIfPresent(target.hash) })}
      {...rest}
    >
      {children}
    </PageLink>
  );
}
