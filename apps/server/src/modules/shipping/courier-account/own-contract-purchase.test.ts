import { endpoints, type CourierAccounts, type EstimateAnswer, type Order } from '@sampan/contract';
import { startCourierStandIns } from '@sampan/stand-ins';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MY_RECIPIENT } from '#test/adapters/ninja-van.fixtures.ts';
import { newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, TestClock, type TestApp } from '#test/app/test-app.fixtures.ts';
import { createEgress } from '../../../platform/egress/egress-client.ts';
import { auditLedger, isBalanced } from '../../ledger/wallet/index.ts';
import { auditLabels, reconcilePurchases } from '../label/index.ts';

type StandIns = Awaited<ReturnType<typeof startCourierStandIns>>;

let app: TestApp;
let stand_ins: StandIns;

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
});
afterAll(async () => {
  await app.close();
  await stand_ins.stop();
});

interface Contract {
  courier: string;
  name: string;
  /** Whose company has the contract, and where its parcels go. */
  country: 'sg' | 'my';
  credentials: (its: StandIns) => Record<string, string>;
  parcels: (its: StandIns) => ReadonlyMap<string, { is_cancelled: boolean }>;
  /** The courier says itself what a parcel costs; the others' prices stand in a contract that we do not know. */
  names_prices: boolean;
}

const CONTRACTS: Contract[] = [
  {
    courier: 'ninja-van',
    name: 'Ninja Van',
    country: 'sg',
    credentials: ({ ninja_van: { client_id, client_secret, prefix } }) => ({ client_id, client_secret, prefix }),
    parcels: ({ ninja_van }) => ninja_van.parcels,
    names_prices: false,
  },
  {
    courier: 'jt-my',
    name: 'J&T Express',
    country: 'my',
    credentials: ({ jt_my: { api_account, private_key, customer_code, password } }) => ({
      api_account,
      private_key,
      customer_code,
      password,
    }),
    parcels: ({ jt_my }) => jt_my.parcels,
    names_prices: false,
  },
  {
    courier: 'dhl-ecommerce',
    name: 'DHL eCommerce',
    country: 'my',
    credentials: ({ dhl_ecommerce: { client_id, password, pickup_account, sold_to_account, prefix } }) => ({
      client_id,
      password,
      pickup_account,
      sold_to_account,
      prefix,
    }),
    parcels: ({ dhl_ecommerce }) => dhl_ecommerce.parcels,
    names_prices: false,
  },
  {
    courier: 'lalamove',
    name: 'Lalamove',
    country: 'sg',
    credentials: ({ lalamove: { api_key, api_secret } }) => ({ api_key, api_secret }),
    parcels: ({ lalamove }) => lalamove.parcels,
    names_prices: true,
  },
  {
    courier: 'grab-express',
    name: 'GrabExpress',
    country: 'sg',
    credentials: ({ grab_express: { client_id, client_secret, message_secret } }) => ({
      client_id,
      client_secret,
      message_secret,
    }),
    parcels: ({ grab_express }) => grab_express.parcels,
    names_prices: true,
  },
  {
    courier: 'easyparcel',
    name: 'EasyParcel',
    country: 'my',
    credentials: ({ easyparcel: { client_id, client_secret, refresh_token, message_secret } }) => ({
      client_id,
      client_secret,
      refresh_token,
      message_secret,
      account_kind: 'demo',
    }),
    parcels: ({ easyparcel }) => easyparcel.parcels,
    names_prices: true,
  },
];

describe.each(CONTRACTS)('$name under a company’s own contract', (contract) => {
  let token: string;

  beforeEach(async () => {
    token = await app.tokenOf(`${contract.country}@demo.sampan.test`);
    const body = { courier: contract.courier, credentials: contract.credentials(stand_ins) };
    expect((await app.call(endpoints.saveCourierAccount, { token, body })).status).toBe(200);
  });

  const parcel = () => newOrder(app, token, contract.country === 'my' ? { shipping_address: MY_RECIPIENT } : {});
  const own = ({ estimated_costs }: EstimateAnswer) =>
    estimated_costs.filter(({ courier }) => courier.is_own_contract === true && courier.name === contract.name);
  const balance = async () =>
    (await app.call<{ balance: number; held: number }>(endpoints.getWalletBalance, { token })).body;

  test('costs the wallet nothing, and says the courier’s own price where the courier names one', async () => {
    const entries = own(await quoteOf(app, token, (await parcel()).id));
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      expect([entry.total_fee, entry.shipping_fee, entry.tax]).toEqual([0, 0, 0]);
      if (contract.names_prices) expect(entry.contract_price).toBeGreaterThan(0);
      else expect(entry.contract_price).toBeNull();
    }
  });

  test('is bought and cancelled at the courier, and neither is in the ledger', async () => {
    const before = await balance();
    const { entries: booked } = await auditLedger(app.ctx);
    const order = await parcel();
    const [entry] = own(await quoteOf(app, token, order.id));
    const bought = await app.call<Order>(endpoints.createLabel, {
      token,
      params: { id: order.id },
      body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
    });
    expect(bought.body).toMatchObject({ status: 'ready_to_ship', label_state: 'bought', price: 0 });
    const at_courier = () => contract.parcels(stand_ins).get(bought.body.label?.tracking_code ?? '');
    expect(at_courier()).toMatchObject({ is_cancelled: false });
    expect(await balance()).toEqual(before);
    const cancelled = await app.call<Order>(endpoints.cancelOrder, {
      token,
      params: { id: order.id },
      body: { reason: 'Out of stock' },
    });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', label_state: 'refunded' });
    expect(at_courier()).toMatchObject({ is_cancelled: true });
    expect(await balance()).toEqual(before);
    const audit = await auditLedger(app.ctx);
    expect([isBalanced(audit), audit.entries]).toEqual([true, booked]);
    expect((await auditLabels(app.ctx)).wrong_labels).toBe(0);
  });
});

test('an order of EasyParcel whose answer was lost is found by the message of it, and never sent again', async () => {
  const { easyparcel } = stand_ins;
  const token = await app.tokenOf('my@demo.sampan.test');
  const { client_id, client_secret, refresh_token, message_secret } = easyparcel;
  const credentials = { client_id, client_secret, refresh_token, message_secret, account_kind: 'demo' };
  const body = { courier: 'easyparcel', credentials };
  const { records } = (await app.call<CourierAccounts>(endpoints.saveCourierAccount, { token, body })).body;
  const address = records.find(({ courier }) => courier === 'easyparcel')?.message_url ?? '';
  const order = await newOrder(app, token, { shipping_address: MY_RECIPIENT });
  const { estimated_costs } = await quoteOf(app, token, order.id);
  const entry = estimated_costs.find(({ courier }) => courier.is_own_contract && courier.name === 'EasyParcel');
  easyparcel.modes.on('answer_lost');
  const bought = await app.call(endpoints.createLabel, {
    token,
    params: { id: order.id },
    body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
  });
  expect(bought.body).toMatchObject({ code: 'label_pending' });
  const [shipment_number = '', its] = [...easyparcel.parcels].at(-1) ?? [];
  // Twenty newer ones, of which the list tells, hide it.
  for (let n = 0; its !== undefined && n < 20; n += 1)
    easyparcel.parcels.set(`ES-9999-${n}`, { ...its, tracking_code: `ES-9999-${n}`, reference: '' });
  const tell = (secret: string) => {
    const { pathname } = new URL(address);
    const message = JSON.stringify({ topic: 'shipment.tracking.update', shipment_number });
    return app.app.request(`http://sampan.test${pathname}?secret=${secret}`, { method: 'POST', body: message });
  };
  const labelOf = async () => {
    app.clock.advance(60);
    await reconcilePurchases(app.ctx);
    return (await app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } })).body.label_state;
  };
  expect((await tell('a-secret-of-another')).status).toBe(401);
  expect(await labelOf()).not.toBe('bought');
  expect((await tell(message_secret)).status).toBe(200);
  expect(await labelOf()).toBe('bought');
  expect([...easyparcel.parcels.values()].filter(({ reference }) => reference === its?.reference)).toHaveLength(1);
});
