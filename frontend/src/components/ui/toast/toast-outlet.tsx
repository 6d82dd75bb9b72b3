// The place of the notifications in the page: empty until the first one, which fetches the code that draws it.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

const none = () => false;
const any = () => toastStore.list().length > 0;

export function ToastOutlet() {
  const needed = useSyncExternalStore(toastStore.subscribe, any, none);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
