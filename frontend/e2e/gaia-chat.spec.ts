// What visitors get from a conversation: answers, quotes, forms.
import { CHAT_ENDPOINT, type ChatReply } from '@school/contracts';
import { openingChips } from '../src/content/gaia.ts';
import { specified } from './specified/routes.ts';
import { answered, calls, log, open, panel, reply, say, sent, sources } from './support/gaia-panel.ts';
import { expect, test } from './support/product.ts';

test('an answer has a link to its source, and the source opens beside the panel', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await say(page, 'Quanto costa il corso B1?');
  await expect(reply(page)).toContainText('680');
  expect(sent(requests[0])).toEqual({ messages: [{ role: 'user', content: 'Quanto costa il corso B1?' }] });
  await sources(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/corso-b1');
  await expect(reply(page)).toContainText('680');
});

test('every question that the panel suggests is answered', async ({ request }) => {
  const chips = [...new Set(specified.flatMap(({ path }) => openingChips(path)))];
  for (const content of chips.filter((chip) => !/preventivo|persona/.test(chip))) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await request.post(CHAT_ENDPOINT, { headers, data: { messages: [{ role: 'user', content }] } });
    const { message, sources } = (await answer.json()) as ChatReply;
    // An answer has sources; that something is not known, or a question back, has none.
    expect(sources ?? [], `${content} ${message}`).not.toEqual([]);
  }
});

test('a complaint leads to its form, and a pressed chip goes along by its id', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await say(page, 'Vorrei fare un reclamo');
  await expect(panel(page).getByRole('button', { name: 'Apri il modulo' })).toBeVisible();
  const chip = panel(page).getByRole('list', { name: 'Suggerimenti' }).getByRole('button').first();
  const content = (await chip.textContent())!;
  await chip.click();
  await answered(page);
  expect(sent(requests[1]).messages.at(-1)).toEqual({ role: 'user', content, chip: expect.stringMatching(/./) });
  await log(page).getByRole('button', { name: 'Apri il modulo' }).click();
  await expect(page).toHaveURL(/\/reclami/);
  await expect(page.locator('main form').getByLabel('Nome *', { exact: true })).toBeFocused();
});
