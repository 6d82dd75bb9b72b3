// The one link of the site: inside, outside, telephone or mail. A click on one to a page is served by
// bootstrap/links.ts, before and after the page is alive.
import { createContext, type MouseEvent, type ReactNode, use } from 'react';
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

/** The path of the page at hand: a link to it is the current one, a link to a part of it is not. */
export const CurrentPath = createContext('');

export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const here = use(CurrentPath);
  const target = readHref(href);
  if (target.kind === 'new-tab') {
    return (
      <a href={target.href} target="_blank" rel={target.external ? 'noopener external' : 'noopener'} {...rest}>
        {children}
        <span className="visually-hidden">{target.external ? ' (sito esterno, nuova scheda)' : ' (nuova scheda)'}</span>
      </a>
    );
  }
  return (
    <a href={href} aria-current={href === here ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
