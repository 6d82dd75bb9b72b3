// What every page stands in.
import type { ReactNode } from 'react';
import { CookieOutlet } from '#src/components/cookie/cookie-outlet.tsx';
import { GaiaOutlet } from '#src/components/gaia/gaia-outlet.tsx';
import { ToastOutlet } from '#src/components/ui/toast/toast-outlet.tsx';
import { QuickBar } from './quick-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './page-frame.module.css';

export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className={`${styles.skip} visually-hidden`} href="#contenuto">
        Vai al contenuto
      </a>
      {/* First, so that the keyboard meets it before the page. */}
      <CookieOutlet />
      <SiteHeader />
      <main id="contenuto" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <QuickBar />
      <GaiaOutlet />
      <ToastOutlet />
    </>
  );
}
