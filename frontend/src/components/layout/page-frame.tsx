// What every page stands in.
import type { ReactNode } from 'react';
import { delivered } from '#src/lib/delivered.tsx';
import styles from './page-frame.module.css';
import cookieNotice from '#src/components/cookie/cookie-notice.module.css';
import machineLine from './machine-line.module.css';
import quickBar from './quick-bar.module.css';
import siteFooter from './site-footer.module.css';
import siteHeader from './site-header.module.css';
import siteMenu from './site-menu.module.css';

const CookieNotice = import.meta.env.SSR
  ? (await import('#src/components/cookie/cookie-notice.tsx')).CookieNotice
  : delivered('#avviso-cookie', [cookieNotice]);
const SiteHeader = import.meta.env.SSR
  ? (await import('./site-header.tsx')).SiteHeader
  : delivered('body > header', [siteHeader, siteMenu]);
const SiteFooter = import.meta.env.SSR
  ? (await import('./site-footer.tsx')).SiteFooter
  : delivered('body > footer', [siteFooter, machineLine]);
const QuickBar = import.meta.env.SSR ? (await import('./quick-bar.tsx')).QuickBar : delivered('body > nav', [quickBar]);

interface PageFrameProps {
  readonly children: ReactNode;
  /** What floats over every page. */
  readonly floating: ReactNode;
}

export function PageFrame({ children, floating }: PageFrameProps) {
  return (
    <>
      <a className={`${styles.skip} visually-hidden`} href="#contenuto">
        Vai al contenuto
      </a>
      {/* First, so that the keyboard meets it before the page. */}
      <CookieNotice />
      <SiteHeader />
      <main id="contenuto" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <QuickBar />
      {floating}
    </>
  );
}
