import { copiedText, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type NewCompany } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { settingsOfOwner } from '#test/features/settings/settings.suite.ts';

const demo = useDemo();

settingsOfOwner(demo, 375);

describe('settings of others', () => {
  test('on a phone /settings is the list, and every page leads back to it (look.md 3)', async () => {
    const { page } = await demo.open({ as: 'sg', path: '/settings', width: 375 });
    const list = page.getByRole('navigation', { name: 'Settings' });
    await list.getByRole('link', { name: 'Notifications' }).click();
    await page.waitForURL('**/settings/notifications');
    await page.getByRole('link', { name: 'All settings' }).click();
    await list.getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL('**/settings/profile');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect.poll(() => list.count()).toBe(0);
  });

  test('staff see the company and cannot change it (spec 6)', async () => {
    const { page } = await demo.open({ as: 'staff', path: '/settings/company' });
    await page.getByText('Only an owner can change this.').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Company name' }).isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Upload file' }).count()).toBe(0);
  });

  test('spec 2 Header and Sidebar: the seller performance message hides while a label is created; the refer box where it is offered', async () => {
    const { page } = await demo.open({
      as: 'sg',
      path: '/home',
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const message = page
      .getByRole('banner')
      .getByText(/^\d+ of \d+ parcels delivered without problems in the last 30 days$/u);
    await message.waitFor();
    const refer = page.getByRole('region', { name: 'Refer a friend' });
    await refer.getByText('Earn S$ 5.00 credit for you and your friend when they ship their 2nd package.').waitFor();
    const link = refer.getByRole('button', { name: 'Copy invite link' });
    const copied = await copiedText(link);
    expect(copied).toMatch(/\/auth\/register\?ref=[A-Z2-9]{8}$/u);
    await page.goto(`${demo.url}/orders/create_label/1+customer_address?new=true`);
    await page.getByRole('region', { name: 'Recipient' }).waitFor();
    await expect.poll(() => message.count()).toBe(0);

    const other = await demo.open({ as: 'ph', path: '/home' });
    await other.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => other.page.getByRole('region', { name: 'Refer a friend' }).count()).toBe(0);
  });

  test('the last link of a mail asks, and one click ends such mails, signed out', async () => {
    const owner = await demo.newCompany({ money: 100 });
    await demo.database.pool.query(
      `insert into notification_choices (user_id, company_id, kind, is_on)
       select id, company_id, 'parcel_problem', true from users where id = $1`,
      [owner.user.id],
    );
    const { page, errors } = await demo.open({ path: '/auth', width: 375 });
    await page.goto(await lastLink(owner));
    await page.getByText('Unsubscribe from: delivery problems?').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText("You've unsubscribed from: delivery problems.").waitFor();
    const { rows: after } = await demo.database.pool.query<{ is_on: boolean }>(
      `select is_on from notification_choices where user_id = $1 and kind = 'parcel_problem'`,
      [owner.user.id],
    );
    expect(after).toEqual([{ is_on: false }]);
    expect(errors).toEqual([]);
  });
});

/** Lets a parcel of the company come back, and takes the last link of the mail that says so. */
async function lastLink({ api, email }: NewCompany): Promise<string> {
  const order = await api.call<{ id: string; number: string }>('POST', '/api/v1/order', RETURNING);
  const { estimated_costs } = await api.call<{ estimated_costs: { id: string }[] }>(
    'POST',
    `/api/tpl/v1/order/${order.id}/estimated_costs`,
    {},
  );
  const { label } = await api.call<{ label: { tracking_code: string } }>(
    'POST',
    `/api/v1/order/${order.id}/create_label`,
    { estimated_costs_id: estimated_costs[0]?.id },
  );
  await api.call('POST', '/api/dev/courier/advance', { tracking_code: label.tracking_code, to: 'end' });
  const { records } = await api.call<{ records: { subject: string; text: string }[] }>(
    'GET',
    `/api/dev/outbox?to=${encodeURIComponent(email)}`,
  );
  const mail = records.find(({ subject }) => subject === `Parcel ${order.number} was returned`);
  return /http\S+\/unsubscribe\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
}

/** A parcel that its courier brings back. */
const RETURNING = {
  shipping_address: {
    name: 'TEST_RETURNED',
    phone: '91234567',
    coordinate: {
      unit_number: '#08-212',
      street: 'Blk 145 Toa Payoh Lorong 2',
      post_code: '310145',
      city: 'Singapore',
      country: 'SG',
    },
  },
  package_type: 'satchel',
  package_content: 'Book',
  total_package_value: 20,
};
