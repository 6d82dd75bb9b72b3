// Renders a component within a page at a URL.
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';

export interface Rendered extends RenderResult {
  readonly router: AnyRouter;
}

/** Resolves once the page is rendered. */
export async function renderOnPage(part: ReactNode, address = '/'): Promise<Rendered> {
  const root = createRootRoute();
  const anyPage = createRoute({ getParentRoute: () => root, path: '$', component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([anyPage]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  return Object.assign(render(<RouterProvider router={router as never} />), { router });
}
