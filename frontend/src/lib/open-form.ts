// Opens a page's form with values from the chat with Gaia or from the level test. The visitor checks the values, gives
// the consents and submits the form.
import type { AnyRouter } from '@tanstack/react-router';
import { setValue } from './controls.ts';
import { readHref } from './site-href.ts';

export interface FormOffer {
  /** A page of the site that has a form. */
  readonly href: string;
  /** By field name; unknown names are ignored. */
  readonly values: Readonly<Record<string, string>>;
}

/** Controls that may be filled automatically: text and choices, never a consent. */
const FILLABLE = 'input:not([type=checkbox]), select, textarea';

/** Navigates to the page, fills its form, and focuses the first required field that is still empty. */
export async function openForm(router: AnyRouter, { href, values }: FormOffer): Promise<void> {
  await goTo(router, href);
  // If the form was replaced by a receipt, show the form again.
  document.querySelector<HTMLElement>('main [data-another]')?.click();
  const form = document.querySelector<HTMLFormElement>('main form[method=post]');
  if (!form) return;
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof Element && field.matches(FILLABLE) && !isOwnText(field, value))
      setValue(field as HTMLInputElement, value);
  }
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLElement && (field.matches(':required') || field.ariaRequired === 'true'),
  );
  const next =
    fields.find((field) => (field.type === 'checkbox' ? !field.checked : field.value === '')) ??
    form.querySelector<HTMLElement>('[type=submit]');
  next?.focus();
}

/** A text that the visitor wrote or changed in the form is not replaced. */
const isOwnText = (field: Element, value: string): boolean =>
  field instanceof HTMLTextAreaElement && !value.startsWith(field.value);

async function goTo(router: AnyRouter, href: string): Promise<void> {
  const target = readHref(href);
  if (target.kind !== 'page') return;
  const { promise: rendered, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe('onRendered', () => resolve());
  const isHere = target.path === location.pathname;
  await router.navigate({ to: target.path, search: target.search, hash: target.hash });
  if (!isHere) await rendered;
  stop();
}
