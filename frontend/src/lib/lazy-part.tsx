import { type ComponentType, lazy } from 'react';
import { withStyles } from './styles.ts';

/**
 * A part of a page that the build delivers in the HTML and whose code comes last. Where it does not come, the delivered
 * part simply stays as it is; a page that was drawn in the browser says what is missing.
 * @param selector finds the part in the document.
 */
export function lazyPart<P>(selector: string, load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() =>
    withStyles(load).catch(() =>
      document.querySelector(selector) ? new Promise<never>(() => undefined) : { default: MissingPart },
    ),
  );
}

const MissingPart = () => <p>Questa parte non si è caricata.</p>;
