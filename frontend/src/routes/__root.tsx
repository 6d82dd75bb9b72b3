import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageFrame } from '#src/components/layout/page-frame.tsx';
import { ToastOutlet } from '#src/components/ui/toast/toast-outlet.tsx';
import { CookieNotice } from '#src/features/cookie-consent/cookie-notice.tsx';
import { GaiaOutlet } from '#src/features/gaia/gaia-outlet.tsx';
import { HydrationBoundary } from '#src/components/ui/hydration-boundary.tsx';
import { builtOn } from '#src/lib/today.ts';

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#faf6ee' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  }),
  // Also around error pages.
  shellComponent: SiteDocument,
  component: FramedPage,
});

function FramedPage() {
  return (
    <PageFrame
      notice={<CookieNotice />}
      floating={
        <>
          <HydrationBoundary>
            <GaiaOutlet />
          </HydrationBoundary>
          <HydrationBoundary>
            <ToastOutlet />
          </HydrationBoundary>
        </>
      }
    >
      <Outlet />
    </PageFrame>
  );
}

function SiteDocument({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="it" data-built-on={builtOn}>
      <head>
        <HeadContent />
      </head>
      <body>{children}</body>
    </html>
  );
}
