// A reply of Gaia with its simple markup. All of it is rendered as text, never as HTML.
import { Fragment } from 'react';
import { SiteLink, type SiteLinkProps } from '#src/components/ui/site-link.tsx';
import type { SiteHref } from '#src/lib/site-href.ts';
import { type Line, parseMarkdown } from './markdown.ts';
import { newTabIn } from './panel-words.ts';

interface MessageTextProps {
  readonly source: string;
  /** ISO 639-1. */
  readonly language: string;
}

export function MessageText({ source, language }: MessageTextProps) {
  const newTab = newTabIn(language);
  return parseMarkdown(source).map(({ kind, lines }, index) => {
    if (kind === 'paragraph') {
      return (
        <p key={index}>
          {lines.map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              <Words line={line} newTab={newTab} />
            </Fragment>
          ))}
        </p>
      );
    }
    const List = kind === 'bullets' ? 'ul' : 'ol';
    return (
      <List key={index}>
        {lines.map((line, at) => (
          <li key={at}>
            <Words line={line} newTab={newTab} />
          </li>
        ))}
      </List>
    );
  });
}

const Words = ({ line, newTab }: Pick<SiteLinkProps, 'newTab'> & { readonly line: Line }) =>
  line.map((span, index) => {
    if (span.kind === 'link')
      return (
        <SiteLink key={index} href={span.href as SiteHref} newTab={newTab}>
          {span.text}
        </SiteLink>
      );
    return span.kind === 'bold' ? <strong key={index}>{span.text}</strong> : span.text;
  });
