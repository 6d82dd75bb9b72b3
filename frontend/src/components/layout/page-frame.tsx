// The frame of every page.
import type { ReactNode } from 'react';
import { HydrationBoundary } from '#src/components/ui/hydration-boundary.tsx';
import styles from './page-frame.module.css';
import { QuickBar } from './quick-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageFrameProps {
  /** Between the header and the page. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
  /** Floats over every page. */
  readonly floating: ReactNode;
}

export function PageFrame({ notice, children, floating }: PageFrameProps) {
  return (
    <>
      <HydrationBoundary>
        <a className={`${styles.skip} visually-hidden`} href="#contenuto">
          Vai al contenuto
        </a>
      </HydrationBoundary>
      <HydrationBoundary>
        <SiteHeader />
      </HydrationBoundary>
      <HydrationBoundary>{notice}</HydrationBoundary>
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
