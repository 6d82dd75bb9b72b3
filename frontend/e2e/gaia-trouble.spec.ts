// Gaia's panel in failures: failed requests, invalid replies, limits.
import { CALL, calls, input, log, notification, open, panel, reply, say, sent } from './support/gaia-panel.ts';
import { expect, test } from './support/product.ts';

test('a failed request is reported, keeps the message, and can be retried by one click', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await page.route(CALL, (route) => route.abort());
  await say(page, 'Dove siete?');
  await expect(notification(page, 'Errore')).toContainText('Problemi di connessione con Gaia. Riprova tra poco.');
  await expect(log(page).locator('[data-role]').last()).toContainText('Dove siete?');
  await expect(input(page)).toBeFocused();
  await page.unroute(CALL);
  await panel(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await expect(log(page).getByText('Dove siete?')).toHaveCount(1);
  await expect(panel(page).getByRole('button', { name: 'Riprova' })).toBeHidden();
  expect(sent(requests[1])).toEqual(sent(requests[0]));
});

test('the reason of a refusal by the gateway is shown beside the message', async ({ page }) => {
  await open(page);
  const problem = {
    type: 'about:blank',
    title: 'Troppe richieste',
    status: 429,
    detail: 'Hai scritto molti messaggi: riprova tra un minuto.',
  };
  await page.route(CALL, (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await say(page, 'Dove siete?');
  await expect(panel(page).getByText(problem.detail)).toBeVisible();
});

test('a reload before the reply keeps the question, which can be sent again', async ({ page }) => {
  await open(page);
  await page.route(CALL, () => undefined);
  await say(page, 'Dove siete?');
  await page.reload();
  await page.unroute(CALL);
  await panel(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(reply(page)).toContainText('Via Tibullo 16');
});

test('the character limit is shown when it is near, and cannot be exceeded', async ({ page }) => {
  await open(page);
  await input(page).fill('a'.repeat(1500));
  await expect(panel(page).getByText(/Caratteri ancora disponibili/)).toBeHidden();
  await input(page).fill('a'.repeat(1990));
  await expect(panel(page).getByText('Caratteri ancora disponibili: 10.')).toBeVisible();
  await input(page).press('End');
  await page.keyboard.type('bbbbbbbbbbbb');
  expect(await input(page).inputValue()).toHaveLength(2000);
});

test('after forty messages a new conversation is required', async ({ page }) => {
  await page.addInitScript(() => {
    const turns = Array.from({ length: 40 }, (_, index) => ({
      role: index % 2 ? 'assistant' : 'user',
      content: `Messaggio ${index}`,
      at: 0,
    }));
    const conversation = { startedAt: 0, turns, chips: [{ id: 'a', text: 'Ancora' }] };
    localStorage.setItem('gaia', JSON.stringify({ conversation, until: Date.now() + 60_000 }));
  });
  await open(page);
  await expect(panel(page).getByText(/arrivata al limite/)).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(panel(page).getByRole('button', { name: 'Ancora' })).toBeHidden();
  await panel(page).getByRole('button', { name: 'Nuova conversazione' }).click();
  await expect(input(page)).toBeEnabled();
});

test('a reply is inserted as text, with links to the site only', async ({ page }) => {
  await open(page);
  const message =
    '**Attento** <img src=x onerror="document.title=1"> [fuori](https://example.com) [dentro](/corso-b1) [script](javascript:alert(1))';
  const sources = [
    { title: 'Altrove', href: 'https://example.com' },
    { title: 'Contatti', href: '/contatti' },
  ];
  await page.route(CALL, (route) => route.fulfill({ json: { message, quoteRequest: false, sources } }));
  await say(page, 'Ciao');
  await expect(reply(page).locator('strong')).toHaveText('Attento');
  await expect(reply(page)).toContainText('<img src=x onerror="document.title=1"> [fuori](https://example.com)');
  expect(
    await reply(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/corso-b1', '/contatti']);
});

test('an invalid stored conversation is replaced by a new one', async ({ page }) => {
  await page.addInitScript(() => {
    const conversation = { startedAt: 0, turns: [{}], chips: [] };
    localStorage.setItem('gaia', JSON.stringify({ conversation, until: Date.now() + 60_000 }));
  });
  await open(page);
  await expect(log(page)).toContainText('Sto ancora imparando');
});
