import { endpoints, type Order, type Session, type User } from '@sampan/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { companies, users } from '../../identity/account/account.table.ts';
import { mailsTo, newOwner, SG_PLACE } from '#test/setting/setting.fixtures.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { rewardReferral } from './reward-referral.ts';
import { selfReferral, type ReferralParty } from './self-referral.ts';

let app: TestApp;
let inviter: Session;

const SHOP = (phone: string) => ({
  name: 'Owner',
  phone,
  coordinate: SG_PLACE,
  is_same_billing_and_delivery_address: true,
});
const balance = async (token: string) => (await app.call<User>(endpoints.getMe, { token })).body.balance;
let count = 0;

/** A company that somebody invited, ready to ship. */
async function invited(email: string, change: { phone?: string; name?: string } = {}): Promise<Session> {
  count += 1;
  const session = await newOwner(app, email, {
    name: change.name ?? `Friend ${count}`,
    referral_code: inviter.user.invite_code.toLowerCase(),
  });
  await app.call(endpoints.saveSetting, { token: session.token, body: SHOP(change.phone ?? `8${1_000_000 + count}`) });
  return session;
}

async function ship({ token }: Session): Promise<Order> {
  const order = await shippedOrder(app, token);
  await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'picked_up' } });
  return order;
}

beforeAll(async () => {
  app = await openTestApp();
  inviter = await newOwner(app, 'inviter@example.test', { name: 'Mei Lin' });
  await app.call(endpoints.saveSetting, { token: inviter.token, body: SHOP('91234567') });
});
afterAll(() => app.close());

describe('referral (spec 9 Referral text, trust 4.34)', () => {
  test('with the 2nd parcel that a courier took over, both get S$ 5 once, and a mail each', async () => {
    const friend = await invited('friend@example.test');
    const [before, friend_before] = [await balance(inviter.token), await balance(friend.token)];
    const first = await ship(friend);
    expect(await balance(inviter.token)).toBe(before);
    // Bought but not taken over, then cancelled: no parcel of the two.
    const cancelled = await shippedOrder(app, friend.token);
    await app.call(endpoints.cancelOrder, {
      token: friend.token,
      params: { id: cancelled.id },
      body: { reason: 'no' },
    });
    expect(await balance(inviter.token)).toBe(before);

    const second = await ship(friend);
    expect(await balance(inviter.token)).toBeCloseTo(before + 5, 2);
    const spent = [first, second].reduce((sum, order) => sum + (order.price ?? 0), 0);
    expect(await balance(friend.token)).toBeCloseTo(friend_before - spent + 5, 2);
    for (const [email, said] of [
      ['inviter@example.test', /shipped parcel number 2, so you've both earned S\$ 5\.00 credit/u],
      ['friend@example.test', /You shipped parcel number 2, .* have each earned S\$ 5\.00 credit/u],
    ] as const) {
      const mail = (await mailsTo(app, email)).find(({ subject }) => subject === 'You earned S$ 5.00 credit');
      expect(mail?.text).toMatch(said);
    }

    // Delivered, a third parcel, and the same report again: nothing more.
    await app.call(endpoints.advanceParcel, { body: { tracking_code: second.label?.tracking_code, to: 'end' } });
    await ship(friend);
    await app.ctx.db.transaction((tx) => rewardReferral({ ...app.ctx, db: tx }, friend.user.id));
    expect(await balance(inviter.token)).toBeCloseTo(before + 5, 2);
    const { rows } = await app.ctx.db.execute(
      sql`select 1 from journals where kind = 'promotion' and reference like 'referral:%'`,
    );
    expect(rows).toHaveLength(2);
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });
  });

  test('both parcels picked up in the same moment still earn it, once', async () => {
    const friend = await invited('hasty@example.test');
    const before = await balance(inviter.token);
    const parcels = [await shippedOrder(app, friend.token), await shippedOrder(app, friend.token)];
    await Promise.all(
      parcels.map((order) =>
        app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'picked_up' } }),
      ),
    );
    expect(await balance(inviter.token)).toBeCloseTo(before + 5, 2);
  });

  test('inviting oneself earns nothing: the same phone', async () => {
    const self = await invited('other-mailbox@example.test', { phone: '+65 9123 4567' });
    const before = await balance(inviter.token);
    await ship(self);
    await ship(self);
    expect(await balance(inviter.token)).toBe(before);
    const { rows } = await app.ctx.db.execute(
      sql`select r.refusal from referrals r join users u on u.company_id = r.referred_company_id where u.id = ${self.user.id}`,
    );
    expect(rows).toEqual([{ refusal: 'same_phone' }]);
  });

  test('where the box is hidden (PH, ID, VN) nothing is promised and nothing is booked', async () => {
    const friend = await invited('moved@example.test');
    await app.ctx.db
      .update(companies)
      .set({ country_code: 'PH' })
      .where(
        eq(companies.id, app.ctx.db.select({ id: users.company_id }).from(users).where(eq(users.id, friend.user.id))),
      );
    const before = await balance(inviter.token);
    const [row] = await app.ctx.db.select().from(users).where(eq(users.id, friend.user.id));
    await app.ctx.db.execute(
      sql`insert into orders (company_id, id, number, origin_country_code, currency, status, created_at, updated_at)
       select ${row?.company_id}, gen_random_uuid(), 'SP-' || n, 'PH', 'PHP', 'in_transit', 1, 1 from generate_series(1, 2) n`,
    );
    await app.ctx.db.transaction((tx) => rewardReferral({ ...app.ctx, db: tx }, row?.company_id ?? ''));
    expect(await balance(inviter.token)).toBe(before);
  });
});

describe('the same person, phone or company', () => {
  const side = (change: Partial<ReferralParty> = {}, email = 'a@shop.example', phone = ''): ReferralParty => ({
    country_code: 'SG',
    name: 'Kaya Toast',
    business_number: null,
    people: [{ email, phone, login_phone: null }],
    ...change,
  });
  const other = (change: Partial<ReferralParty> = {}, email = 'b@shop.example', phone = '') =>
    side({ name: 'Laksa House', ...change }, email, phone);

  test.each([
    ['an alias of one mailbox', side(), other({}, 'A+friend@Shop.example'), 'same_person'],
    ['dots at Gmail', side({}, 'mei.lin@gmail.com'), other({}, 'meilin@googlemail.com'), 'same_person'],
    [
      'one phone, written in two ways',
      side({}, 'a@x.co', '+65 9123 4567'),
      other({}, 'b@x.co', '91234567'),
      'same_phone',
    ],
    [
      'one business number',
      side({ business_number: '201912345K' }),
      other({ business_number: '201912345K' }),
      'same_company',
    ],
    ['one name', side(), other({ name: 'KAYA-TOAST' }), 'same_company'],
    ['two people of one mail provider', side(), other(), null],
    ['no phone on either side', side({}, 'a@x.co', ''), other({}, 'b@x.co', ''), null],
  ])('%s', (_, referrer, friend, refusal) => {
    expect(selfReferral(referrer, friend)).toBe(refusal);
  });
});
