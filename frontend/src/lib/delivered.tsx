import { createElement } from 'react';

/**
 * A part of the document that no state changes: the build draws it, and in the browser it stays as it was delivered, so
 * that its code is not needed there. What it does is done by the first script.
 * @param selector finds the part in the document.
 * @param _looks its stylesheets: named here, they come with the page although the code that uses them does not.
 */
export function delivered(selector: string, _looks: readonly CSSModuleClasses[] = []) {
  const { localName, id, className, innerHTML } = document.querySelector(selector)!;
  // React leaves alone what is within; it draws this anew only where the whole document has to be.
  const props = { ...(id && { id }), ...(className && { className }), dangerouslySetInnerHTML: { __html: innerHTML } };
  return () => createElement(localName, { ...props, suppressHydrationWarning: true });
}
