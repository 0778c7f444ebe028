import { NOTIFICATION_KINDS } from '@sampan/contract';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '100' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function openPage(person: RegExp, path: string, width: number) {
  const page = await newPage(browser, { width, height: 812, touch: width < 500 });
  const errors = collectPageErrors(page);
  await page.goto(`${server.url}/auth`);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL('**/orders/new');
  await page.goto(`${server.url}${path}`);
  return { page, errors };
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each([1280, 375])('settings at %i px (look.md 3; spec 3, 5)', (width) => {
  test('profile: the save bar comes with the first change and goes with it; wrong input keeps what was typed', async () => {
    const { page, errors } = await openPage(/Maria Cristina/u, '/settings/profile', width);
    const bar = page.getByRole('region', { name: 'You have changes that are not saved' });
    const phone = page.getByRole('textbox', { name: 'Phone number' });
    const before = await phone.inputValue();
    expect(await bar.count()).toBe(0);
    await page.getByText('Verified', { exact: true }).waitFor();
    await page.getByText('Times are those of Philippines: Asia/Manila').waitFor();
    await expectNoAxeViolations(page);

    await phone.fill('12');
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Phone number is invalid').first().waitFor();
    expect(await phone.inputValue()).toBe('12');
    await bar.getByRole('button', { name: 'Discard changes' }).click();
    expect(await bar.count()).toBe(0);
    expect(await phone.inputValue()).toBe(before);

    await phone.fill(width === 375 ? '9171230001' : '9171230002');
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('User setting updated').waitFor();
    expect(await bar.count()).toBe(0);

    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
    const picture = page.locator('main img[src^="/files/people/"]');
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await page.getByRole('button', { name: 'Remove' }).click();
    await picture.waitFor({ state: 'detached' });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('company: required fields, the number of the register, and a document only the owner opens', async () => {
    const { page, errors } = await openPage(/Rachel Tan/u, '/settings/company', width);
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('Company name').fill('');
    await field('UEN').fill('12');
    await page.getByLabel('Date of incorporation').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Company name is required').first().waitFor();
    await page.getByText('UEN does not look like 201912345K').first().waitFor();
    await page.getByText('Date is required').first().waitFor();
    await expectNoAxeViolations(page);
    await field('Company name').fill('Kopi & Kaya Goods');
    await field('Brand name').fill('Kopi & Kaya');
    await field('Website URL').fill('kaya.example');
    await field('Entity type').fill('Private limited company');
    await page.getByLabel('Date of incorporation').fill('2019-05-02');
    await field('UEN').fill('201912345k');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('User setting updated').waitFor();
    expect(await field('UEN').inputValue()).toBe('201912345K');
    expect(await field('Website URL').inputValue()).toBe('https://kaya.example');

    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'evil.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
    await page.getByText('File is not a pdf, png, jpeg or webp file of at most 5 MB').waitFor();
    await file.setInputFiles({ name: 'bizfile.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') });
    await page.getByText('bizfile.pdf').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('registration.pdf');
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No document yet').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('pick-up locations: added, made the default, offered when a parcel is created, removed', async () => {
    const name = `Warehouse ${width}`;
    const { page, errors } = await openPage(/Nur Aisyah/u, '/settings/pick-up-locations', width);
    await page.getByText('Default', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add location' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add location' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Name is required').first().waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await dialog.getByRole('textbox', { name: 'Name of the place' }).fill(name);
    await dialog.getByRole('button', { name: 'Paste address from chat' }).click();
    await dialog
      .getByRole('textbox', { name: 'Paste address from chat' })
      .fill('Farah Iskandar\n013-456 7890\n12 Jalan SS 2/24, 47300 Petaling Jaya, Selangor');
    await dialog.getByRole('button', { name: 'Read address' }).click();
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await dialog.getByRole('textbox', { name: 'Note for the driver' }).fill('Gate B, until 6 pm');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Location saved').waitFor();

    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await page.getByRole('button', { name: `Make default: ${name}` }).click();
    await page.getByText(`New parcels are picked up at ${name}`).waitFor();
    await expect.poll(() => cards.first().textContent()).toContain(`${name} Default`);
    expect(await page.getByText('Default', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('button', { name: `Remove ${name}` }).count()).toBe(0);
    await expectNoAxeViolations(page);

    await page.goto(`${server.url}/orders/create_label/1+customer_address?new=true`);
    await page.getByRole('button', { name: 'Edit sender' }).click();
    await page.getByRole('group', { name: 'Saved pick-up places' }).getByRole('button', { name }).waitFor();

    await page.goto(`${server.url}/settings/pick-up-locations`);
    await page
      .getByRole('button', { name: /^Make default: /u })
      .first()
      .click();
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Location removed').waitFor();
    expect(await page.getByRole('heading', { name }).count()).toBe(0);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('notifications: each choice is kept; what is always on is said', async () => {
    const { page, errors } = await openPage(/Dewi Kartika/u, '/settings/notifications', width);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const boxes = page.getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(NOTIFICATION_KINDS.length);
    const was = await boxes.first().isChecked();
    await boxes.first().click();
    await expect.poll(() => boxes.first().isEnabled()).toBe(true);
    await page.reload();
    await boxes.first().waitFor();
    expect(await boxes.first().isChecked()).toBe(!was);
    await expectNoAxeViolations(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('settings of others', () => {
  test('on a phone /settings is the list, and every page leads back to it (look.md 3)', async () => {
    const { page } = await openPage(/Rachel Tan/u, '/settings', 375);
    const list = page.getByRole('navigation', { name: 'Settings' });
    await list.getByRole('link', { name: 'Notifications' }).click();
    await page.waitForURL('**/settings/notifications');
    await page.getByRole('link', { name: 'All settings' }).click();
    await list.getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL('**/settings/profile');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await list.count()).toBe(0);
    await page.context().close();
  });

  test('staff see the company and cannot change it (spec 6)', async () => {
    const { page } = await openPage(/Marcus Lim/u, '/settings/company', 1280);
    await page.getByText('Only the owner of the company can change this.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Company name' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Choose a file' }).count()).toBe(0);
    await page.context().close();
  });

  test('spec 2 Header and Sidebar: the seller performance message hides while a label is created; the refer box where it is offered', async () => {
    const { page } = await openPage(/Rachel Tan/u, '/home', 1280);
    const message = page
      .getByRole('banner')
      .getByText(/^\d+ of \d+ parcels came without a hitch in the last 30 days$/u);
    await message.waitFor();
    const refer = page.getByRole('region', { name: 'Refer a friend' });
    await refer.getByText('Earn S$ 5.00 credit for you and your friend when they ship their 2nd package.').waitFor();
    const link = refer.getByRole('button', { name: 'Copy invite link' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await link.click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/auth\/register\?ref=[A-Z2-9]{8}$/u);
    await page.goto(`${server.url}/orders/create_label/1+customer_address?new=true`);
    await page.getByRole('region', { name: 'Recipient' }).waitFor();
    expect(await message.count()).toBe(0);
    await page.context().close();

    const other = await openPage(/Maria Cristina/u, '/home', 1280);
    await other.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await other.page.getByRole('region', { name: 'Refer a friend' }).count()).toBe(0);
    await other.page.context().close();
  });

  test('the last link of a mail asks, and one click ends such mails, signed out', async () => {
    const { rows } = await database.pool.query<{ id: string; company_id: string }>(
      `select id, company_id from users where email = 'sg@demo.sampan.test'`,
    );
    const person = rows[0];
    await database.pool.query(
      `insert into notification_choices (user_id, company_id, kind, is_on) values ($1, $2, 'parcel_problem', true)`,
      [person?.id, person?.company_id],
    );
    const page = await newPage(browser, { width: 375 });
    const errors = collectPageErrors(page);
    await page.goto(`${server.url}/auth`);
    const link = await lastLink();
    await page.goto(link);
    await page.getByText('Stop emails about this: parcels with a problem?').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.getByText('Done. You get no more emails about this: parcels with a problem.').waitFor();
    const { rows: after } = await database.pool.query<{ is_on: boolean }>(
      `select is_on from notification_choices where user_id = $1 and kind = 'parcel_problem'`,
      [person?.id],
    );
    expect(after).toEqual([{ is_on: false }]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** Lets a parcel of the demo shop come back, and takes the last link of the mail that says so. */
async function lastLink(): Promise<string> {
  const call = async <T>(path: string, body?: object, token?: string): Promise<T> => {
    const answer = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const person = { email: 'sg@demo.sampan.test', password: 'Sampan#2026' };
  const { token } = await call<{ token: string }>('/api/v1/login', person);
  const order = await call<{ id: string; number: string }>('/api/v1/order', RETURNING, token);
  const { estimated_costs } = await call<{ estimated_costs: { id: string }[] }>(
    `/api/tpl/v1/order/${order.id}/estimated_costs`,
    {},
    token,
  );
  const bought = await call<{ label: { tracking_code: string } }>(
    `/api/v1/order/${order.id}/create_label`,
    { estimated_costs_id: estimated_costs[0]?.id },
    token,
  );
  await call('/api/dev/courier/advance', { tracking_code: bought.label.tracking_code, to: 'end' });
  const { records } = await call<{ records: { subject: string; text: string }[] }>(
    `/api/dev/outbox?to=${encodeURIComponent(person.email)}`,
  );
  const mail = records.find(({ subject }) => subject === `Parcel ${order.number} came back`);
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
