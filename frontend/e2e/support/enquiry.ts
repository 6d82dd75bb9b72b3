// Forms with validation messages and notifications: those of the courses and of the information pages.
import type { Page } from 'playwright/test';
import { hydrate } from './alive.ts';
import { expect } from './product.ts';

export interface EnquiryForm {
  readonly path: string;
  /** The form's accessible name. */
  readonly name: string;
  readonly button: string;
  /** The entered values, by label. */
  readonly entries: Readonly<Record<string, string>>;
  readonly success: readonly [title: string, description: string];
  readonly failure: readonly [title: string, description: string];
}

export const GDPR_REQUIRED = 'È necessario accettare la Privacy Policy per continuare';

export const formOf = (page: Page, { name }: EnquiryForm) => page.getByRole('form', { name });
export const consentOf = (page: Page, form: EnquiryForm) =>
  formOf(page, form).getByRole('checkbox', { name: /^Accetto/ });
export const send = (page: Page, form: EnquiryForm) =>
  formOf(page, form).getByRole('button', { name: form.button }).click();

export async function fill(page: Page, form: EnquiryForm, email: string): Promise<void> {
  for (const [label, words] of Object.entries({ ...form.entries, 'Email *': email }))
    await formOf(page, form).getByLabel(label, { exact: true }).fill(words);
}

export async function isNotified(page: Page, [title, description]: readonly [string, string]): Promise<void> {
  const notification = page.getByRole('region', { name: /Notifiche/ }).getByRole('listitem');
  await expect(notification.getByText(title, { exact: true })).toBeVisible();
  await expect(notification.getByText(description, { exact: true })).toBeVisible();
}

/** Expects that the entries are kept. */
async function holds(page: Page, form: EnquiryForm, email: string): Promise<void> {
  for (const [label, words] of Object.entries({ ...form.entries, 'Email *': email }))
    await expect(formOf(page, form).getByLabel(label, { exact: true })).toHaveValue(words);
  await expect(consentOf(page, form)).toBeChecked();
}

/** Expects that an empty form shows these messages at its fields, and that the first invalid field has the focus. */
export async function refusesToBeEmpty(
  page: Page,
  form: EnquiryForm,
  messages: Readonly<Record<string, string>>,
): Promise<void> {
  // If hydration takes too long, the browser validates first.
  await hydrate(page);
  await send(page, form);
  for (const [label, message] of Object.entries(messages))
    await expect(formOf(page, form).getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  await expect(consentOf(page, form)).toHaveAccessibleDescription(GDPR_REQUIRED);
  await expect(formOf(page, form).getByLabel(Object.keys(messages)[0]!, { exact: true })).toBeFocused();
  await expect(formOf(page, form).getByRole('group', { name: 'Controlla questi campi' }).getByRole('link')).toHaveText([
    ...Object.values(messages),
    GDPR_REQUIRED,
  ]);
}

/** Expects that a failed request is reported and keeps every entry, and that a retry sends it and shows the receipt. */
export async function survivesFailure(page: Page, form: EnquiryForm, email: string): Promise<void> {
  await page.route('**/api/contact', (route) => route.abort());
  await send(page, form);
  await isNotified(page, form.failure);
  await holds(page, form, email);
  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await isNotified(page, form.success);
  await expect(formOf(page, form)).toHaveCount(0);
}
