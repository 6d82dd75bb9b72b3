/** @jest-environment ./infra/testing/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderOnPage } from '#src/testing/on-page.tsx';
import { MessageText } from './message-text.tsx';

it.each([
  ['en', 'our policy (new tab)', 'en'],
  ['de', 'our policy (neuer Tab)', 'de'],
  ['it', 'our policy (nuova scheda)', 'it'],
  ['ru', 'our policy (nuova scheda)', 'it'],
])('a link that opens in a new tab says so in the language of a reply in "%s"', async (language, name, lang) => {
  await renderOnPage(<MessageText source="See [our policy](/privacy-policy)." language={language} />);
  expect(screen.getByRole('link', { name }).querySelector('[lang]')?.getAttribute('lang')).toBe(lang);
});
