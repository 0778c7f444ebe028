import { endpoints, SERVICE_BASES, type Order } from '@sampan/contract';
import { startCourierStandIns } from '@sampan/stand-ins';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { afterAll, expect, test } from 'vitest';
import { RECIPIENT, SENDER } from '#test/app/full-draft.fixtures.ts';

// It has to listen before the server is told where.
const { easyparcel, lalamove, url, stop } = await startCourierStandIns({ now: () => Date.now() });
afterAll(() => stop());

const ACCOUNT = endpoints.saveCourierAccount;

const demo = useDemo({
  env: {
    SAMPAN_EGRESS_ALLOW: new URL(url).host,
    LALAMOVE_URL: `${url}/lalamove`,
    EASYPARCEL_URL: `${url}/easyparcel`,
  },
});

test.each([320, 375, 1280])('at %i px a price under the own contract lies on nothing, and is bought', async (width) => {
  const owner = await demo.newCompany({ money: 20 });
  const { api_key, api_secret } = lalamove;
  await owner.api.call(ACCOUNT.method, SERVICE_BASES[ACCOUNT.service] + ACCOUNT.path, {
    courier: 'lalamove',
    credentials: { api_key, api_secret },
  });
  const order = await owner.api.call<Order>('POST', '/api/v1/order', {
    shipping_address: RECIPIENT,
    billing_address: SENDER,
    package_type: 'satchel',
    package_content: 'Kaya jam',
    total_package_value: 20,
  });
  const balance = async () => (await owner.api.call<{ balance: number }>('GET', '/api/v1/me/wallet_balance')).balance;
  const before = await balance();
  const { page, errors } = await demo.open({
    as: owner,
    width,
    path: `/orders/create_label/3+delivery_service?order_id=${order.id}`,
  });
  const service = page.locator('.c-service').filter({ hasText: 'Lalamove' }).first();
  await service.getByText(/^The courier bills you S\$ \d/u).waitFor();
  await service.getByText('Your contract').waitFor();
  await expectFits(page);
  await expectNoAxeViolations(page);
  const boxes = await service
    .locator('.c-service__name, .c-service__tags, .c-service__detail, .c-service__price > *')
    .evaluateAll((parts) =>
      parts.map((part) => {
        // Where the words are, not the box that they may run out of.
        const range = document.createRange();
        range.selectNodeContents(part);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  expect(boxes.length).toBe(5);
  const crossing = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
  );
  expect(crossing).toEqual([]);
  await service.getByRole('radio').check({ force: true });
  await page.locator('.c-create__go:visible').click();
  await page.waitForURL('**/4+create_label_confirmation*');
  await page.locator('.c-create__go:visible').click();
  const number = page.getByRole('status', { name: 'Tracking number' });
  await number.waitFor();
  expect(lalamove.parcels.has((await number.textContent()) ?? '')).toBe(true);
  expect(await balance()).toBe(before);
  expect(errors).toEqual([]);
});

test.each([375, 1280])('at %i px EasyParcel is connected with what it handed out, which works once', async (width) => {
  const owner = await demo.newCompany({ country: 'MY' });
  const { page, errors } = await demo.open({ as: owner, width, path: '/settings/courier-accounts' });
  await page.getByRole('button', { name: 'Connect EasyParcel' }).click();
  const dialog = page.getByRole('dialog');
  const { client_id, client_secret, refresh_token, message_secret } = easyparcel;
  const typed = [client_id, client_secret, refresh_token, message_secret, 'demo'];
  const labels = [/^Client ID/u, /^Client secret/u, /^Refresh token/u, /^Message secret/u, /^Account type/u];
  for (const [at, label] of labels.entries()) await dialog.getByLabel(label).fill(typed[at] ?? '');
  await expectFits(page);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Check and connect' }).click();
  const card = page.getByRole('region', { name: 'EasyParcel' });
  await card.getByText('Add your message secret to the end of this address').waitFor();
  await expectFits(page);
  expect(easyparcel.refresh_token).not.toBe(refresh_token);
  expect(errors).toEqual([]);
});
