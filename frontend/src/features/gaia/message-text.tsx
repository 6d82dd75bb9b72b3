// Gaia's words with their little markup. Text reaches the page as text, whatever it holds.
import { Fragment } from 'react';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import type { SiteHref } from '#src/lib/site-href.ts';
import { type Line, type Span, parseMarkdown } from './markdown.ts';

export function MessageText({ source }: { readonly source: string }) {
  return parseMarkdown(source).map(({ kind, lines }, index) => {
    if (kind === 'paragraph') {
      return (
        <p key={index}>
          {lines.map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              <Words line={line} />
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
            <Words line={line} />
          </li>
        ))}
      </List>
    );
  });
}

function Words({ line }: { readonly line: Line }) {
  return line.map((span, index) => <Word key={index} span={span} />);
}

function Word({ span }: { readonly span: Span }) {
  if (span.kind === 'link') return <SiteLink href={span.href as SiteHref}>{span.text}</SiteLink>;
  return span.kind === 'bold' ? <strong>{span.text}</strong> : span.text;
}
