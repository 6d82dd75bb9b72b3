// A page in the site's look that needs no script and no other file: the answer to a native form submission, by the
// gateway or, when the gateway cannot be reached, by the edge.
import { createHash } from 'node:crypto';
import type { School } from '@school/catalog';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { STYLE } from './style.js';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

export interface PlainPage {
  readonly title: string;
  readonly content: ReactNode;
  /** Whether it confirms that a request was received. */
  readonly isReceipt?: boolean;
  /** A link in the footer, beside the one to the home page. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** The school whose name and contacts the page shows. */
export type PageOwner = Pick<School, 'name' | 'phone' | 'email'>;

/** The HTML document. It ends with the ways to reach the school. */
export function plainPage({ title, content, isReceipt = false, link }: PlainPage, owner: PageOwner): string {
  const { name, phone, email } = owner;
  const document = (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} | ${name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <header>
          <a href="/">{name}</a>
        </header>
        <main className={isReceipt ? 'ricevuta' : undefined}>
          <h1>{title}</h1>
          {content}
        </main>
        <footer>
          <p>
            Telefono <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            <br />
            E-mail <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>
            {link && (
              <>
                <a href={link.href}>{link.text}</a>
                <br />
              </>
            )}
            <a href="/">Pagina iniziale</a>
          </p>
        </footer>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}
