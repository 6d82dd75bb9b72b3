/** @jest-environment ./infra/testing/browser-environment.mjs */
import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { queryClient } from '#src/lib/query-client.tsx';
import { renderOnPage } from '#src/testing/on-page.tsx';
import { SentRequest } from './sent-request.tsx';

const receipt = { ok: true, id: '0193b7a0-5c1e-8f00-a000-000000000001', riferimento: 'PRE-7K3Q-F2MX' } as const;
const state = {
  riferimento: receipt.riferimento,
  title: 'Richiesta dalla chat',
  receivedAt: '2026-11-28T16:00:00.000Z',
  deliveredAt: '2026-11-28T16:01:00.000Z',
  office: 'Ufficio traduzioni',
  confirmedAt: '2026-11-28T16:01:00.000Z',
  refusedAt: null,
  takenAt: null,
  answeredAt: null,
  dismissedAt: null,
  due: 'lunedì 30 novembre 2026 alle ore 09:00',
  dueAt: '2026-11-30T08:00:00.000Z',
};

afterEach(() => queryClient().clear());

it.each([
  ['it', /^Consegnata all’ufficio traduzioni/, 'Risposta entro lunedì 30 novembre 2026 alle ore 09:00.'],
  ['en', /^Delivered to the office/, 'Answer by November 30, 2026 at 9:00 AM.'],
  ['fr', /^Remise au service/, 'Réponse avant le 30 novembre 2026 à 09:00.'],
  ['es', /^Entregada a la oficina/, 'Respuesta antes del 30 de noviembre de 2026 a las 9:00.'],
  ['de', /^Dem Büro zugestellt/, 'Antwort bis 30. November 2026 um 09:00.'],
])('the receipt of a card tells state and time of the answer in the language of the talk: %s', async (...told) => {
  const [language, delivered, due] = told;
  globalThis.fetch = async () => Response.json(state);
  await renderOnPage(<SentRequest receipt={receipt} language={language} takesFocus={false} />);
  await screen.findByText(delivered);
  expect(screen.getByText((_text, { tagName, textContent }) => tagName === 'P' && textContent === due)).not.toBeNull();
  expect(screen.getByRole('group').parentElement!.lang).toBe(language === 'it' ? '' : language);
});
