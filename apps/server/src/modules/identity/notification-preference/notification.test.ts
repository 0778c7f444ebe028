import { endpoints, type NotificationChoices, type Order, type User } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder, newShareLink, RECIPIENT, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { users } from '../account/account.table.ts';
import { mailsTo } from '#test/setting/setting.fixtures.ts';

const OWNER = 'sg@demo.sampan.test';
const STAFF = 'staff@demo.sampan.test';
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf(OWNER);
});
afterAll(() => app.close());

const choose = async (choices: Partial<NotificationChoices>, who = token) =>
  (await app.call<NotificationChoices>(endpoints.saveNotificationChoices, { token: who, body: choices })).body;
const subjects = async (email: string) => (await mailsTo(app, email)).map((mail) => mail.subject);

async function troubled(name: string): Promise<Order> {
  const order = await shippedOrder(app, token, { shipping_address: { ...RECIPIENT, name } });
  const tracking_code = order.label?.tracking_code;
  // A delay is over at the end: its parcel goes step by step.
  const steps = name === 'TEST_DELAYED' ? Array.from({ length: 12 }, () => 'next') : ['end'];
  for (const to of steps) await app.call(endpoints.advanceParcel, { body: { tracking_code, to } });
  return order;
}

async function confirmed(): Promise<Order> {
  const order = await newOrder(app, token);
  const link = await newShareLink(app, token, order.id);
  const open = await app.call<{ confirm_token: string }>(endpoints.parseShareLink, {
    params: { id: link.secret },
    body: { proof: RECIPIENT.phone.slice(-4) },
  });
  await app.call(endpoints.confirmShareLink, {
    params: { id: link.secret },
    body: { confirm_token: open.body.confirm_token, address: RECIPIENT.coordinate },
  });
  return order;
}

describe('notification choices (spec 7 Settings)', () => {
  test('until somebody chooses, the owner is told everything and staff nothing', async () => {
    const all = {
      sale: true,
      address_confirmed: true,
      parcel_problem: true,
      cod_settled: true,
      adjustment: true,
      invoice: true,
      referral: true,
      low_balance: true,
    };
    const none = {
      sale: false,
      address_confirmed: false,
      parcel_problem: false,
      cod_settled: false,
      adjustment: false,
      invoice: false,
      referral: false,
      low_balance: false,
    };
    expect((await app.call(endpoints.getNotificationChoices, { token })).body).toEqual(all);
    const staff = await app.tokenOf(STAFF);
    expect((await app.call(endpoints.getNotificationChoices, { token: staff })).body).toEqual(none);
  });

  test.each([
    ['TEST_RETURNED', (number: string) => `Parcel ${number} was returned`],
    ['TEST_LOST', (number: string) => `Parcel ${number} is lost`],
    ['TEST_DELAYED', (number: string) => `Parcel ${number} has a problem`],
    ['TEST_MISSED_PICKUP', (number: string) => `Parcel ${number} was not picked up`],
  ])('%s is told to those who want it, and not to those who turned it off', async (name, subject) => {
    await choose({ parcel_problem: true });
    const order = await troubled(name);
    expect((await subjects(OWNER)).filter((line) => line === subject(order.number))).toHaveLength(1);
    expect(await subjects(STAFF)).not.toContain(subject(order.number));
    await choose({ parcel_problem: false });
    const quiet = await troubled(name);
    expect((await subjects(OWNER)).filter((line) => line.includes(quiet.number))).toEqual([]);
  });

  test('a confirmed address is told, in the language of each reader, and names nobody', async () => {
    const staff = await app.tokenOf(STAFF);
    await choose({ address_confirmed: true });
    await choose({ address_confirmed: true }, staff);
    const me = (await app.call<User>(endpoints.getMe, { token: staff })).body;
    await app.ctx.db.update(users).set({ language: 'vi' }).where(eq(users.id, me.id));
    const order = await confirmed();
    expect(await subjects(OWNER)).toContain(`Address confirmed for parcel ${order.number}`);
    const mail = (await mailsTo(app, STAFF)).at(-1);
    expect(mail?.subject).toBe(`Địa chỉ của ${order.number} đã được xác nhận`);
    expect(mail?.text).not.toContain(RECIPIENT.name);
    await choose({ address_confirmed: false });
    const quiet = await confirmed();
    expect((await subjects(OWNER)).filter((line) => line.includes(quiet.number))).toEqual([]);
  });

  test('a mailbox that nobody proved gets nothing', async () => {
    const staff = await app.tokenOf(STAFF);
    await choose({ parcel_problem: true }, staff);
    const me = (await app.call<User>(endpoints.getMe, { token: staff })).body;
    await app.ctx.db.update(users).set({ is_mail_verified: false }).where(eq(users.id, me.id));
    const order = await troubled('TEST_RETURNED');
    expect((await subjects(STAFF)).filter((line) => line.includes(order.number))).toEqual([]);
    await app.ctx.db.update(users).set({ is_mail_verified: true }).where(eq(users.id, me.id));
  });
});

describe('the last link of a mail (RFC 8058)', () => {
  const pathOf = (url: string) => new URL(url).pathname;
  const visit = (path: string, method = 'GET') =>
    app.app.request(`http://sampan.test${path}`, {
      method,
      ...(method === 'POST'
        ? { body: 'List-Unsubscribe=One-Click', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
        : {}),
    });
  const isOn = async () =>
    (await app.call<NotificationChoices>(endpoints.getNotificationChoices, { token })).body.parcel_problem;

  test('asks when opened and changes nothing; one POST ends this kind of mail, signed out, and no other', async () => {
    await choose({ parcel_problem: true, address_confirmed: true });
    await troubled('TEST_RETURNED');
    const mail = (await mailsTo(app, OWNER)).at(-1);
    const link = mail?.list_unsubscribe ?? '';
    expect(mail?.text).toContain(`Unsubscribe from: delivery problems\n${link}`);
    const page = await visit(pathOf(link));
    expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'noindex, nofollow',
      'no-referrer',
    ]);
    expect(await page.text()).toContain('Unsubscribe from: delivery problems?');
    expect(await isOn()).toBe(true);
    for (const _ of [1, 2]) expect((await visit(pathOf(link), 'POST')).status).toBe(200);
    expect(await isOn()).toBe(false);
    expect(
      (await app.call<NotificationChoices>(endpoints.getNotificationChoices, { token })).body.address_confirmed,
    ).toBe(true);
  });

  test('a changed link, and a signed link to something else, do nothing', async () => {
    await choose({ parcel_problem: true });
    await troubled('TEST_RETURNED');
    const path = pathOf((await mailsTo(app, OWNER)).at(-1)?.list_unsubscribe ?? '');
    const label = await app.call<{ link: string }>(endpoints.downloadLabel, {
      token,
      params: { id: (await shippedOrder(app, token)).id },
    });
    for (const wrong of [
      `${path.slice(0, -3)}AAA`,
      '/unsubscribe/x.y',
      `/unsubscribe/${label.body.link.split('/')[4]}`,
    ])
      expect((await visit(wrong, 'POST')).status).toBe(404);
    expect(await isOn()).toBe(true);
  });
});
