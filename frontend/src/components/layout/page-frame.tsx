// What every page stands in.
import type { ReactNode } from 'react';
import { CookieNotice } from '#src/components/cookie/cookie-notice.tsx';
import { HydrationBoundary } from '#src/components/ui/hydration-boundary.tsx';
import styles from './page-frame.module.css';
import { QuickBar } from './quick-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageFrameProps {
  readonly children: ReactNode;
  /** What floats over every page. */
  readonly floating: ReactNode;
}

export function PageFrame({ children, floating }: PageFrameProps) {
  return (
    <>
      <HydrationBoundary>
        <a className={`${styles.skip} visually-hidden`} href="#contenuto">
          Vai al contenuto
        </a>
      </HydrationBoundary>
      {/* First, so that the keyboard meets it before the page. */}
      <HydrationBoundary>
        <CookieNotice />
      </HydrationBoundary>
      <HydrationBoundary>
        <SiteHeader />
      </HydrationBoundary>
      <main id="contenuto" tabIndex={-1} className={styles.main}>
        <HydrationBoundary>{children}</HydrationBoundary>
      </main>
      <HydrationBoundary>
        <SiteFooter />
      </HydrationBoundary>
      <HydrationBoundary>
        <QuickBar />
      </HydrationBoundary>
      {floating}
    </>
  );
}
