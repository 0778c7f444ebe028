import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

/** Limits as they are shipped; other browser tests share a server that has none. */
const demo = useDemo({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' } });

test('too many address searches are told to wait, never that there is no such address (trust 5)', async () => {
  const owner = await demo.newCompany({ country: 'ID' });
  const { page } = await demo.open({ as: owner, path: '/orders/create_label/1+customer_address?new=true' });
  const card = page.getByRole('region', { name: 'Recipient' });
  await card.waitFor();

  const url = `${demo.url}/api/v1/common/search_addresses?address=zz&country_code=ID`;
  const headers = { Authorization: `Bearer ${owner.token}` };
  const searchOften = () => Promise.all(Array.from({ length: 60 }, () => fetch(url, { headers })));
  let refused: Response | undefined;
  while (!refused) refused = (await searchOften()).find(({ status }) => status === 429);
  // The page gets this answer for as long as it asks: its own searches may come after the limit's seconds are over.
  // How long the client waits for Retry-After before it asks again is proved beside it: here it need not.
  const headers_now = { ...Object.fromEntries(refused.headers), 'retry-after': '0' };
  const answer = { status: 429, headers: headers_now, body: await refused.text() };
  await page.route('**/common/search_addresses?*', (route) => route.fulfill(answer));

  await card.getByRole('combobox', { name: 'Search for an address' }).pressSequentially('Jalan Merdeka');
  await page
    .getByRole('paragraph')
    .filter({ hasText: 'Too many searches. Wait a few seconds, then type on.' })
    .waitFor();
  await expect.poll(() => page.getByText('No addresses found').count()).toBe(0);
});
