import { endpoints, type CourierAccounts, type EstimateAnswer, type Order } from '@sampan/contract';
import { startCourierStandIns } from '@sampan/stand-ins';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, TestClock, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { createEgress } from '../../../platform/egress/egress-client.ts';
import { ownAlias } from '../../../ports/courier-account.ts';
import { auditLedger, balanceOf, isBalanced } from '../../ledger/wallet/index.ts';
import { reconcilePurchases } from '../label/index.ts';
import { pollCouriers } from '../tracking/index.ts';

let app: TestApp;
let stand_ins: Awaited<ReturnType<typeof startCourierStandIns>>;
let token: string;
let other: string;

beforeAll(async () => {
  const clock = new TestClock();
  stand_ins = await startCourierStandIns({ now: () => clock.now() });
  const { url } = stand_ins;
  app = await openTestApp({
    clock,
    env: {
      NINJA_VAN_URL: `${url}/ninja-van`,
      JT_MY_URL: `${url}/jt-my`,
      DHL_ECOMMERCE_URL: `${url}/dhl-ecommerce`,
      LALAMOVE_URL: `${url}/lalamove`,
      GRAB_EXPRESS_URL: `${url}/grab-express`,
      EASYPARCEL_URL: `${url}/easyparcel`,
    },
    ports: { egress: createEgress({ allow: [new URL(url).host] }) },
  });
  token = await app.tokenOf('sg@demo.sampan.test');
  other = await app.tokenOf('my@demo.sampan.test');
});
afterAll(async () => {
  await app.close();
  await stand_ins.stop();
});

const ninja = (change: object = {}) => {
  const { client_id, client_secret, prefix } = stand_ins.ninja_van;
  return { courier: 'ninja-van', credentials: { client_id, client_secret, prefix, ...change } };
};
const save = (body: object, as = token) => app.call<CourierAccounts>(endpoints.saveCourierAccount, { token: as, body });
const list = async (as = token) => (await app.call<CourierAccounts>(endpoints.listCourierAccounts, { token: as })).body;
const remove = (id: string, as = token) => app.call(endpoints.deleteCourierAccount, { token: as, params: { id } });
const ownOf = ({ estimated_costs }: EstimateAnswer) =>
  estimated_costs.filter(({ courier }) => courier.is_own_contract === true);
const buy = (order: Order, entry: { id: string; total_fee: number } | undefined, as = token) =>
  app.call<Order>(endpoints.createLabel, {
    token: as,
    params: { id: order.id },
    body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
  });
const companyOf = async (country: 'sg' | 'my') => {
  const { rows } = await app.ctx.db.execute<{ company_id: string }>(
    sql`select company_id from users where email = ${`${country}@demo.sampan.test`}`,
  );
  return rows[0]?.company_id ?? '';
};
const moneyOf = async (company_id: string) => ({
  balance: await balanceOf(app.ctx, company_id),
  entries: (await auditLedger(app.ctx)).entries,
});

describe('what is entered', () => {
  test('the courier is asked first: nothing is kept that it does not take', async () => {
    const wrong = await app.refusal(endpoints.saveCourierAccount, { token, body: ninja({ client_secret: 'wrong' }) });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors?.map(({ param, code }) => [param, code])).toEqual([
      ['credentials', 'validate.courier_account_refused'],
    ]);
    stand_ins.ninja_van.modes.on('down');
    const silent = await app.refusal(endpoints.saveCourierAccount, { token, body: ninja() });
    stand_ins.ninja_van.modes.off('down');
    expect(silent.body.code).toBe('courier_unavailable');
    expect((await list()).records).toEqual([]);
  });

  test('every part is needed, in its form, and no other', async () => {
    const { client_id } = stand_ins.ninja_van;
    const half = { courier: 'ninja-van', credentials: { client_id, prefix: 'a b' } };
    const { body } = await app.refusal(endpoints.saveCourierAccount, { token, body: half });
    expect(body.errors?.map(({ param, code }) => [param, code])).toEqual([
      ['credentials.client_secret', 'validate.required'],
      ['credentials.prefix', 'validate.courier_credential_form'],
    ]);
    const elsewhere = { courier: 'jt-my', credentials: {} };
    expect((await app.refusal(endpoints.saveCourierAccount, { token, body: elsewhere })).body.code).toBe('not_found');
  });

  test('it is sealed and never told again; entering it anew keeps the account', async () => {
    const { client_secret } = stand_ins.ninja_van;
    const saved = await save(ninja());
    expect(saved.status).toBe(200);
    expect(saved.body.records).toMatchObject([{ courier: 'ninja-van', courier_name: 'Ninja Van' }]);
    expect(JSON.stringify([saved.body, await list()])).not.toContain(client_secret);
    const { rows } = await app.ctx.db.execute(sql`select * from courier_accounts`);
    const audits = await app.ctx.db.execute(sql`select details from audit_log where action = 'courier_account.save'`);
    expect(JSON.stringify([rows, audits.rows])).not.toContain(client_secret);
    expect(audits.rows).toHaveLength(1);
    const again = await save(ninja());
    expect(again.body.records.map(({ id }) => id)).toEqual(saved.body.records.map(({ id }) => id));
  });

  test.each(['jt-my', 'dhl-ecommerce', 'lalamove', 'grab-express'] as const)(
    '%s tells right credentials from wrong ones',
    async (courier) => {
      const { jt_my, dhl_ecommerce, lalamove, grab_express } = stand_ins;
      const { api_account, private_key, customer_code, password } = jt_my;
      const { client_id, pickup_account, sold_to_account, prefix } = dhl_ecommerce;
      const right = {
        'jt-my': { api_account, private_key, customer_code, password },
        'dhl-ecommerce': { client_id, password: dhl_ecommerce.password, pickup_account, sold_to_account, prefix },
        lalamove: { api_key: lalamove.api_key, api_secret: lalamove.api_secret },
        'grab-express': {
          client_id: grab_express.client_id,
          client_secret: grab_express.client_secret,
          message_secret: 'made up here',
        },
      }[courier];
      const check = async (credentials: object) => {
        const country = courier === 'lalamove' ? 'SG' : 'MY';
        return (await app.ctx.ports.courier_accounts.check({ courier, country, credentials })).said;
      };
      expect(await check(right)).toBe('accepted');
      const secret = { 'jt-my': 'private_key', lalamove: 'api_secret', 'grab-express': 'client_secret' };
      expect(await check({ ...right, [courier === 'dhl-ecommerce' ? 'password' : secret[courier]]: 'wrong' })).toBe(
        'refused',
      );
      if (courier === 'jt-my') expect(await check({ ...right, customer_code: 'wrong' })).toBe('refused');
    },
  );
});

describe('a parcel under the own contract', () => {
  test('is offered beside the others, at nothing from the wallet, and never praised for its price', async () => {
    await save(ninja());
    const order = await newOrder(app, token);
    const quote = await quoteOf(app, token, order.id);
    const own = ownOf(quote);
    expect(own.map(({ delivery_service }) => delivery_service.name).toSorted()).toEqual([
      'Express',
      'Next day',
      'Standard',
    ]);
    for (const entry of own)
      expect(entry).toMatchObject({
        courier: { name: 'Ninja Van', is_own_contract: true },
        contract_price: null,
        shipping_fee: 0,
        tax: 0,
        total_fee: 0,
        recommended: false,
        cheapest: false,
        fastest: false,
      });
    expect(quote.estimated_costs.filter(({ cheapest }) => cheapest)).toHaveLength(1);
    const with_cash = await newOrder(app, token, { expected_cod_collection: 20 });
    expect(ownOf(await quoteOf(app, token, with_cash.id))).toEqual([]);
  });

  test('is bought, followed and cancelled at the courier; the ledger has nothing of it', async () => {
    const company_id = await companyOf('sg');
    const before = await moneyOf(company_id);
    const order = await newOrder(app, token);
    const [entry] = ownOf(await quoteOf(app, token, order.id));
    const bought = await buy(order, entry);
    expect(bought.body).toMatchObject({ status: 'ready_to_ship', price: 0, courier: { name: 'Ninja Van' } });
    const number = bought.body.label?.tracking_code ?? '';
    expect(stand_ins.ninja_van.parcels.has(number)).toBe(true);
    stand_ins.ninja_van.scan(number, 'Successful Pickup');
    app.clock.advance(700);
    await pollCouriers(app.ctx);
    const { body: moved } = await app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } });
    expect(moved.status).toBe('in_transit');

    const second = await newOrder(app, token);
    const [again] = ownOf(await quoteOf(app, token, second.id));
    const { body: label } = await buy(second, again);
    const cancelled = await app.call<Order>(endpoints.cancelOrder, {
      token,
      params: { id: second.id },
      body: { reason: 'Out of stock' },
    });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', label_state: 'refunded' });
    expect(stand_ins.ninja_van.parcels.get(label.label?.tracking_code ?? '')?.is_cancelled).toBe(true);
    expect(await moneyOf(company_id)).toEqual(before);
    expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
    const refunds = await app.call<{ records: { amount: number }[] }>(endpoints.listRefunds, { token });
    expect(refunds.body.records.filter(({ amount }) => amount === 0)).toEqual([]);
  });

  test('an answer that was lost is found, and the wallet is not asked', async () => {
    const before = await moneyOf(await companyOf('sg'));
    const order = await newOrder(app, token);
    const [entry] = ownOf(await quoteOf(app, token, order.id));
    stand_ins.ninja_van.modes.on('answer_lost');
    expect((await buy(order, entry)).body).toMatchObject({ code: 'label_pending' });
    const { records } = await list();
    const refused = await app.refusal(endpoints.deleteCourierAccount, { token, params: { id: records[0]?.id ?? '' } });
    expect(refused.body.code).toBe('label_pending');
    app.clock.advance(60);
    await reconcilePurchases(app.ctx);
    const { body } = await app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } });
    expect(body.label_state).toBe('bought');
    expect(await moneyOf(await companyOf('sg'))).toEqual(before);
  });

  test('what its messages say is asked of the courier: whoever holds the secret cannot make it true', async () => {
    const order = await newOrder(app, token);
    const [entry] = ownOf(await quoteOf(app, token, order.id));
    const { body } = await buy(order, entry);
    const [account] = (await list()).records;
    stand_ins.ninja_van.push_url = account?.message_url ?? '';
    stand_ins.ninja_van.takePushes();
    stand_ins.ninja_van.scan(body.label?.tracking_code ?? '', 'Completed');
    const [push] = stand_ins.ninja_van.takePushes();
    const path = new URL(push?.url ?? '').pathname;
    const answer = await app.app.request(`http://sampan.test${path}`, {
      method: 'POST',
      headers: push?.headers ?? {},
      body: push?.body ?? '',
    });
    expect(answer.status).toBe(200);
    const { rows } = await app.ctx.db.execute(
      sql`select event from courier_messages where courier_alias like '%-own-%'`,
    );
    expect(rows).toEqual([{ event: null }]);
  });

  test('is claimed from the courier, not from Sampan', async () => {
    const order = await newOrder(app, token);
    const [entry] = ownOf(await quoteOf(app, token, order.id));
    await buy(order, entry);
    const { body } = await app.call<{ obstacle: string }>(endpoints.getOrderClaim, { token, params: { id: order.id } });
    expect(body.obstacle).toBe('own_contract');
  });
});

describe('whose contract it is', () => {
  test('another company sees nothing of it, and neither buys by it nor ends it', async () => {
    const [account] = (await list()).records;
    expect((await list(other)).records).toEqual([]);
    const theirs = await newOrder(app, other, {}).catch(() => null);
    if (theirs !== null) expect(ownOf(await quoteOf(app, other, theirs.id))).toEqual([]);
    const ours = await newOrder(app, token);
    const [entry] = ownOf(await quoteOf(app, token, ours.id));
    expect((await buy(ours, entry, other)).body).toMatchObject({ code: 'not_found' });
    expect((await remove(account?.id ?? '', other)).body).toMatchObject({ code: 'not_found' });
    expect((await list()).records).toHaveLength(1);
  });

  test('a quote that another company got hold of by a fault is still not bought by it', async () => {
    const order = await newOrder(app, token);
    const [entry] = ownOf(await quoteOf(app, token, order.id));
    await app.ctx.db.execute(sql`update courier_accounts set company_id = ${await companyOf('my')}`);
    expect((await buy(order, entry)).body).toMatchObject({ code: 'quote_expired' });
    await app.ctx.db.execute(sql`update courier_accounts set company_id = ${await companyOf('sg')}`);
  });

  test('once it is disconnected, what was entered is deleted, quotes end and the courier is asked no more', async () => {
    const order = await newOrder(app, token);
    const [entry] = ownOf(await quoteOf(app, token, order.id));
    const [account] = (await list()).records;
    expect((await remove(account?.id ?? '')).status).toBe(200);
    expect((await list()).records).toEqual([]);
    const { rows } = await app.ctx.db.execute(sql`select credentials from courier_accounts`);
    expect(rows).toEqual([{ credentials: null }]);
    expect((await buy(order, entry)).body).toMatchObject({ code: 'quote_expired' });
    expect(ownOf(await quoteOf(app, token, order.id))).toEqual([]);
    const polls = await app.ctx.db.execute(sql`select 1 from tracking_polls where courier_alias like '%-own-%'`);
    expect(polls.rows).toEqual([]);
  });
});

describe('what works once', () => {
  const easyparcel = (change: object = {}) => {
    const { client_id, client_secret, refresh_token, message_secret } = stand_ins.easyparcel;
    const credentials = { client_id, client_secret, refresh_token, message_secret, account_kind: 'demo', ...change };
    return { courier: 'easyparcel', country: 'MY', credentials } as const;
  };
  const check = (change: object = {}) => app.ctx.ports.courier_accounts.check(easyparcel(change));

  test('EasyParcel tells right credentials from wrong ones, and its answer to the right ones is kept', async () => {
    expect(await check({ client_secret: 'wrong' })).toEqual({ said: 'refused', tokens: null });
    expect(await check({ refresh_token: 'wrong' })).toEqual({ said: 'refused', tokens: null });
    stand_ins.easyparcel.modes.on('down');
    expect(await check()).toEqual({ said: 'no_answer', tokens: null });
    const { said, tokens } = await check();
    expect(said).toBe('accepted');
    expect(JSON.parse(tokens ?? '{}')).toMatchObject({ refresh_token: stand_ins.easyparcel.refresh_token });
  });

  test('a courier that falls silent after it gave tokens has taken the account', async () => {
    stand_ins.easyparcel.modes.on('throttle');
    const { said, tokens } = await check();
    expect([said, tokens !== null]).toEqual(['accepted', true]);
    expect(stand_ins.easyparcel.modes.met.has('throttle')).toBe(true);
  });

  test('it is sealed with the account, renewed there, and deleted with it', async () => {
    const body = easyparcel({ account_kind: 'live' });
    const { courier } = body;
    const live = await app.refusal(endpoints.saveCourierAccount, {
      token: other,
      body: { courier, credentials: body.credentials },
    });
    expect(live.body.errors?.map(({ param, code }) => [param, code])).toEqual([
      ['credentials.account_kind', 'validate.courier_credential_form'],
    ]);
    const saved = await save({ courier, credentials: easyparcel().credentials }, other);
    const [account] = saved.body.records;
    expect(account?.message_url).toMatch(/\/easyparcel-my-own-[0-9a-f]{32}\?secret=$/u);
    const first = stand_ins.easyparcel.refresh_token;
    const track = () => app.ctx.ports.couriers.track(ownAlias('easyparcel-my', account?.id ?? ''), 'ES-1');
    const { length: asked } = stand_ins.easyparcel.calls;
    await track();
    // The check renewed them, and they are good for ten hours.
    expect(stand_ins.easyparcel.calls.slice(asked).map(({ path }) => path)).not.toContain('/oauth/token');
    app.clock.advance(36_000);
    await track();
    expect(stand_ins.easyparcel.refresh_token).not.toBe(first);
    app.clock.advance(36_000);
    expect(await track()).toMatchObject({ status: 'not_found' });
    const { rows } = await app.ctx.db.execute(
      sql`select credentials from courier_accounts where courier = 'easyparcel'`,
    );
    expect(JSON.stringify(rows)).not.toContain(stand_ins.easyparcel.refresh_token);
    // Ten hours end a session as well.
    const login = { body: { email: 'my@demo.sampan.test', password: DEMO_PASSWORD } };
    const { token: again } = (await app.call<{ token: string }>(endpoints.login, login)).body;
    expect((await remove(account?.id ?? '', again)).status).toBe(200);
    const left = await app.ctx.db.execute(sql`select credentials from courier_accounts where courier = 'easyparcel'`);
    expect(left.rows).toEqual([{ credentials: null }]);
  });
});
