import type { AccountCourier } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { expect, test } from 'vitest';
import { readEnv } from '../platform/config/env.ts';
import type { CourierPurchase } from '../ports/courier.ts';
import { ownAlias, type CourierAccountSetting } from '../ports/courier-account.ts';
import { createOwnContracts, type KeptAccount } from './create-own-contracts.ts';

const ID = '019a0000-0000-7000-8000-000000000001';
const PRODUCTION = {
  SAMPAN_PROFILE: 'production',
  SAMPAN_SECRET: 'pN7vQ2xL9sT4wR8yK3mZ6bH1cJ5dF0gA7uE2iO9',
  SAMPAN_PUBLIC_URL: 'https://ship.example',
};

/** EasyParcel has one address: which kind an account is for is said with it. */
type AddressedCourier = Exclude<AccountCourier, 'easyparcel'>;
type Account = readonly [courier: AccountCourier, country: CountryCode, alias: string];

const ACCOUNTS: (Account & readonly [AddressedCourier, ...unknown[]])[] = [
  ['ninja-van', 'SG', 'ninja-van-sg'],
  ['jt-my', 'MY', 'jt-my'],
  ['dhl-ecommerce', 'MY', 'dhl-ecommerce-my'],
  ['lalamove', 'SG', 'lalamove-sg'],
  ['grab-express', 'SG', 'grab-express-sg'],
];
const LIVE: Readonly<Record<AddressedCourier, string>> = {
  'ninja-van': 'https://api.ninjavan.co/',
  'jt-my': 'https://ylopenapi.jtexpress.my/',
  'dhl-ecommerce': 'https://api.dhlecommerce.dhl.com/',
  lalamove: 'https://rest.lalamove.com/',
  'grab-express': 'https://partner-api.grab.com/grab-express/',
};

/** The courier of an account on a server with these settings, and the addresses that it called. */
async function open(
  [courier, country, alias]: Account,
  settings: Record<string, string>,
  more: CourierAccountSetting['credentials'] = {},
) {
  const called: string[] = [];
  const credentials = {
    client_id: 'id',
    client_secret: 'secret',
    prefix: 'SHOP',
    api_account: 'account',
    private_key: 'key',
    customer_code: 'code',
    password: 'password',
    api_key: 'key',
    api_secret: 'secret',
    message_secret: 'secret',
    pickup_account: '1',
    sold_to_account: '2',
    refresh_token: 'token',
    ...more,
  };
  const account: KeptAccount = { courier, country, credentials, version: '1' };
  const { contracts, accounts } = createOwnContracts({
    env: readEnv(settings, 'unused'),
    egress: {
      check: () => Promise.resolve(null),
      send: ({ url }) => {
        called.push(url);
        const body = JSON.stringify({ access_token: 't', expires_in: 3600, accessTokenResponse: { token: 't' } });
        return Promise.resolve({ status: 200, headers: {}, body, duration_ms: 1 });
      },
    },
    clock: { now: () => Date.now() },
    warn: () => {},
    find: (id) => Promise.resolve(id === ID ? account : null),
    tokensOf: () => ({ read: () => Promise.resolve(null), change: (work) => work(null) }),
  });
  const port = await contracts.portOf(ownAlias(alias, ID));
  return { port, called, accounts, contracts };
}
const { signal } = new AbortController();

test.each(ACCOUNTS)('production 1.8: %s calls live addresses on a production server alone', async (...account) => {
  const live = LIVE[account[0]];
  const test_server = await open(account, {});
  await test_server.port?.track('X1', { signal }).catch(() => null);
  expect(test_server.accounts.is_live).toBe(false);
  expect(test_server.called.length).toBeGreaterThan(0);
  expect(test_server.called.filter((url) => url.startsWith(live))).toEqual([]);
  const staging = await open(account, { ...PRODUCTION, SAMPAN_ENVIRONMENT: 'staging' });
  await staging.port?.track('X1', { signal }).catch(() => null);
  expect(staging.called.filter((url) => url.startsWith(live))).toEqual([]);
  const production = await open(account, PRODUCTION);
  await production.port?.track('X1', { signal }).catch(() => null);
  expect(production.called.filter((url) => url.startsWith(live)).length).toBeGreaterThan(0);
});

test.each(ACCOUNTS)('production 1.8: a test parcel never reaches a live account of %s', async (...account) => {
  const { port, called } = await open(account, PRODUCTION);
  const parcel = { is_test: true, service_id: `${port?.profile.alias}.standard` } as CourierPurchase;
  expect(await port?.buy(parcel, { signal })).toMatchObject({ status: 'refused' });
  expect(called).toEqual([]);
});

test('an alias opens only the account it was made for', async () => {
  const { contracts } = await open(['ninja-van', 'SG', 'ninja-van-sg'], {});
  expect(await contracts.portOf(ownAlias('jt-my', ID))).toBeNull();
  expect(await contracts.portOf(ownAlias('ninja-van-sg', ID.replace('1', '2')))).toBeNull();
  expect(contracts.profileOf('ninja-van-sg')).toBeUndefined();
  expect(contracts.profileOf(ownAlias('merlion-express', ID))).toBeUndefined();
});

const EASYPARCEL: Account = ['easyparcel', 'MY', 'easyparcel-my'];
const SERVERS: readonly (readonly [kind: string, other: string, settings: Record<string, string>])[] = [
  ['demo', 'live', {}],
  ['demo', 'live', { ...PRODUCTION, SAMPAN_ENVIRONMENT: 'staging' }],
  ['live', 'demo', PRODUCTION],
];

test.each(SERVERS)(
  'production 1.8: EasyParcel is used with a %s account, and never with a %s one',
  async (...server) => {
    const [kind, other, settings] = server;
    const right = await open(EASYPARCEL, settings, { account_kind: kind });
    await right.port?.track('X1', { signal }).catch(() => null);
    expect(right.called.length).toBeGreaterThan(0);
    expect(right.accounts.isWellFormed('easyparcel', 'account_kind', kind)).toBe(true);
    const wrong = await open(EASYPARCEL, settings, { account_kind: other });
    expect(wrong.port).toBeNull();
    expect(wrong.accounts.isWellFormed('easyparcel', 'account_kind', other)).toBe(false);
    const account: CourierAccountSetting = {
      courier: 'easyparcel',
      country: 'MY',
      credentials: { account_kind: other },
    };
    expect(await wrong.accounts.check(account)).toEqual({ said: 'refused', tokens: null });
    expect(wrong.called).toEqual([]);
  },
);

test('production 1.8: a test parcel never reaches a live account of EasyParcel', async () => {
  const { port, called } = await open(EASYPARCEL, PRODUCTION, { account_kind: 'live' });
  const parcel = { is_test: true, service_id: `${port?.profile.alias}.EP-CS096` } as CourierPurchase;
  expect(await port?.buy(parcel, { signal })).toMatchObject({ status: 'refused' });
  expect(called).toEqual([]);
});
