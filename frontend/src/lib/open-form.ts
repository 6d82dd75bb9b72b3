// Opens the form of a page with what the visitor has told Gaia, or the level test has found. To check it, to accept and
// to send is left to the visitor.
import type { AnyRouter } from '@tanstack/react-router';
import { setValue } from './controls.ts';
import { readHref } from './site-href.ts';

export interface FormOffer {
  /** A page of the site that has a form. */
  readonly href: string;
  /** By the form's field names; what the form does not know is left out. */
  readonly values: Readonly<Record<string, string>>;
}

/** What may be filled for somebody: words and choices, never a consent. */
const FILLABLE = 'input:not([type=checkbox]), select, textarea';

/** Goes to the page, fills its form and puts the focus where the visitor has to go on. */
export async function openForm(router: AnyRouter, { href, values }: FormOffer): Promise<void> {
  await goTo(router, href);
  // Where a receipt has taken its place, the form comes back.
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

/** A longer text that the visitor has written or changed in the form itself is not replaced. */
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
