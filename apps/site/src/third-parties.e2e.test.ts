import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startChatStandIn } from '#test/chat-service.fixtures.ts';
import { startCountingService } from '#test/counting-service.fixtures.ts';

const service = await startCountingService();
const chat = await startChatStandIn();
const demo = useDemo({
  env: {
    SAMPAN_PAGE_VIEWS: 'umami',
    SAMPAN_PAGE_VIEWS_SITE: 'b-7',
    SAMPAN_PAGE_VIEWS_URL: service.url,
    SAMPAN_CHAT: 'chatwoot',
    SAMPAN_CHAT_SITE: 'token-1',
    SAMPAN_CHAT_SECRET: 'a-secret-of-the-stand-in',
    SAMPAN_CHAT_URL: chat.url,
  },
});
beforeEach(() => {
  service.views.splice(0);
  chat.calls.splice(0);
});
afterAll(() => {
  service.close();
  chat.close();
});
const told = () => service.views.map(({ body }) => body.payload['url']);

test('spec 7 Third-party: where the law asks, a page view is told after consent, and no more once it is taken back', async () => {
  const { page, errors } = await demo.open({ fresh: true, path: '/id/about' });
  const choices = page.getByRole('region', { name: 'Privacy choices' });
  await choices.getByText('Can we count your visits?').waitFor();
  await expectNoAxeViolations(page);
  await expectFits(page);
  await choices.getByRole('button', { name: "Don't count me" }).click();
  await choices.waitFor({ state: 'detached' });

  await page.goto(`${demo.url}/id/services`);
  const link = page.getByRole('button', { name: 'Privacy choices' });
  await link.click();
  await choices.getByText('Counting is off in this browser.').waitFor();
  await choices.getByRole('button', { name: 'Allow counting' }).click();
  await expect.poll(told).toEqual(['/id/services']);

  await link.click();
  await choices.getByText('Counting is on in this browser.').waitFor();
  await choices.getByRole('button', { name: "Don't count me" }).click();
  await page.goto(`${demo.url}/id/partners`);
  await link.waitFor();
  // The next one that is told is the one allowed again: nothing was between.
  await page.goto(`${demo.url}/id/insurance`);
  await link.click();
  await choices.getByRole('button', { name: 'Allow counting' }).click();
  await expect.poll(told).toEqual(['/id/services', '/id/insurance']);
  expect(service.views.map(({ cookie, referer }) => [cookie, referer])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(errors).toEqual([]);
});

test('elsewhere a visit is counted unasked, in the console without IDs, until somebody says no', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/settings/profile' });
  await expect.poll(told).toEqual(['/settings/profile']);
  const choice = page.getByRole('checkbox', { name: 'Count my visits with Umami' });
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.uncheck();
  // The public site reads the same answer.
  await page.goto(`${demo.url}/sg`);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByText('Counting is off in this browser.').waitFor();
  expect(told()).toEqual(['/settings/profile']);
  expect(errors).toEqual([]);
});

test('a blocked service breaks nothing', async () => {
  const { page } = await demo.open({ fresh: true, stay: true });
  let was_blocked = false;
  await page.route(`${service.url}/**`, async (route) => {
    was_blocked = true;
    await route.abort('blockedbyclient');
  });
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.goto(`${demo.url}/sg`);
  await page.locator('.hero sampan-calculator').getByText('S$ 3.03').first().waitFor();
  await expect.poll(() => was_blocked).toBe(true);
  expect([told(), thrown]).toEqual([[], []]);
});

const commands = () => chat.calls.map(([name]) => name);

test('spec 7 Third-party: the chat loads after consent, knows who writes by the word of the server, and forgets', async () => {
  const { page, errors } = await demo.open({ as: 'sg', path: '/settings/profile' });
  const panel = page.getByRole('dialog', { name: 'Chat with us' });
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await panel.getByText('The chat is run by Chatwoot.', { exact: false }).waitFor();
  await expectNoAxeViolations(page);
  expect(chat.calls).toEqual([]);
  await panel.getByRole('button', { name: 'Start chat' }).click();
  await panel.frameLocator('iframe').getByText('Hello from the chat').waitFor();
  await expect.poll(commands).toEqual(['run', 'setUser', 'toggle']);
  expect(chat.calls[0]).toEqual(['run', { websiteToken: 'token-1', baseUrl: chat.url }]);
  expect(chat.calls[1]).toEqual([
    'setUser',
    expect.any(String),
    {
      name: 'Rachel Tan Hui Min',
      email: 'sg@demo.sampan.test',
      phone_number: expect.any(String),
      identifier_hash: expect.stringMatching(/^[\da-f]{64}$/u),
    },
  ]);

  // Withdrawn in the settings: the service forgets, the panel closes, and the next chat asks again.
  await page.getByRole('checkbox', { name: 'Allow the chat with Chatwoot' }).uncheck();
  await expect.poll(commands).toEqual(['run', 'setUser', 'toggle', 'reset']);
  await panel.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await panel.getByRole('button', { name: 'Start chat' }).waitFor();
  expect(errors).toEqual([]);
});

test('a visitor of the site chats without a name; a refused or blocked chat breaks nothing', async () => {
  const { page } = await demo.open({ fresh: true, path: '/sg/about' });
  const panel = page.getByRole('dialog', { name: 'Chat with us' });
  const open = page.getByRole('button', { name: 'Chat with us' });
  await open.click();
  await expectFits(page);
  await panel.getByRole('button', { name: 'Close chat' }).click();
  await panel.waitFor({ state: 'hidden' });
  expect(chat.calls).toEqual([]);

  await page.route(`${chat.url}/**`, (route) => route.abort('blockedbyclient'));
  await open.click();
  await panel.getByRole('button', { name: 'Start chat' }).click();
  await panel.getByText("We couldn't load the chat.", { exact: false }).waitFor();
  await page.unroute(`${chat.url}/**`);
  await page.reload();
  await open.click();
  await panel.frameLocator('iframe').getByText('Hello from the chat').waitFor();
  await expectNoAxeViolations(page);
  await expect.poll(commands).toEqual(['run', 'toggle']);
  await panel.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect.poll(commands).toEqual(['run', 'toggle', 'reset']);
  await panel.waitFor({ state: 'hidden' });
});
