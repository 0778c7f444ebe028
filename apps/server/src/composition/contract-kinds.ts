import type { AccountCourier, CourierCredential } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { createDhlEcommerceCouriers } from '../adapters/courier-dhl-ecommerce/index.ts';
import { createEasyparcelCouriers, easyparcelKind } from '../adapters/courier-easyparcel/index.ts';
import { createGrabExpressCouriers } from '../adapters/courier-grab-express/index.ts';
import { createJtMyCouriers } from '../adapters/courier-jt-my/index.ts';
import { createLalamoveCouriers } from '../adapters/courier-lalamove/index.ts';
import { createNinjaVanCouriers } from '../adapters/courier-ninja-van/index.ts';
import { contractRates, type ContractService } from '../adapters/courier-own-contract/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/config/env.ts';
import type { TokenStore } from '../ports/courier-account.ts';
import type { CourierPort } from '../ports/courier.ts';
import type { Egress } from '../ports/egress.ts';

/** What every courier is made of besides an account. */
export interface ContractParts {
  env: Env;
  is_live: boolean;
  egress: Egress;
  clock: Clock;
  warn: (message: string) => void;
}

type Credentials = Readonly<Partial<Record<CourierCredential, string>>>;

interface ContractKind {
  countries: readonly CountryCode[];
  credentials: readonly CourierCredential[];
  /** Parts that must look in a certain way, on such a server. */
  forms?: (parts: ContractParts) => Partial<Record<CourierCredential, RegExp>>;
  /** Whether the courier says itself what a parcel costs. */
  quotes_live: boolean;
  /** Its messages carry no signature: the message secret stands at the end of their address. */
  tells_secret_in_address?: true;
  /** Where a reference is looked for by reading many parcels, an account is checked without. */
  finds_by_reference?: false;
  /** Undefined for an account that is not for such a server. */
  create(
    parts: ContractParts & { tokens: TokenStore },
    country: CountryCode,
    credentials: Credentials,
  ): CourierPort | undefined;
}

const EVERYWHERE = ['SG', 'MY', 'PH', 'ID'] as const;
/** Colons part what this courier's setting is made of. */
const NO_COLON = /^[^:]+$/u;
const STANDARD: ContractService = { alias: 'standard', name: 'Standard', eta_days: [2, 5] };
const EXPRESS: ContractService = { alias: 'express', name: 'Express', eta_days: [1, 3] };
const NEXT_DAY: ContractService = { alias: 'nextday', name: 'Next day', eta_days: [1, 1] };

const texts = <K extends CourierCredential>(credentials: Credentials, ...names: K[]): Record<K, string> =>
  Object.fromEntries(names.map((name) => [name, credentials[name] ?? ''])) as Record<K, string>;

/** Couriers that a company can ship with under a contract of its own, and what each hands out for it. */
export const CONTRACT_KINDS: Readonly<Record<AccountCourier, ContractKind>> = {
  'ninja-van': {
    countries: EVERYWHERE,
    credentials: ['client_id', 'client_secret', 'prefix'],
    forms: () => ({ prefix: /^[A-Za-z0-9]{2,20}$/u }),
    quotes_live: false,
    create: ({ env, ...parts }, country, credentials) =>
      createNinjaVanCouriers({
        ...parts,
        accounts: [{ country, ...texts(credentials, 'client_id', 'client_secret', 'prefix') }],
        base_url: env.NINJA_VAN_URL ?? null,
        rates: contractRates([STANDARD, EXPRESS, NEXT_DAY]),
      })[0],
  },
  'jt-my': {
    countries: ['MY'],
    credentials: ['api_account', 'private_key', 'customer_code', 'password'],
    forms: () => ({ api_account: NO_COLON, private_key: NO_COLON, customer_code: NO_COLON }),
    quotes_live: false,
    create: ({ env, ...parts }, _, { api_account = '-', private_key = '', customer_code = '', password = '' }) =>
      createJtMyCouriers({
        ...parts,
        account: [api_account, private_key, customer_code, password].join(':'),
        base_url: env.JT_MY_URL ?? null,
        rates: contractRates([STANDARD]),
      })[0],
  },
  'dhl-ecommerce': {
    countries: ['MY'],
    credentials: ['client_id', 'password', 'pickup_account', 'sold_to_account', 'prefix'],
    forms: () => ({ prefix: /^[A-Z]{2,8}$/u }),
    quotes_live: false,
    create: ({ env, ...parts }, country, credentials) =>
      createDhlEcommerceCouriers({
        ...parts,
        accounts: [
          { country, ...texts(credentials, 'client_id', 'password', 'pickup_account', 'sold_to_account', 'prefix') },
        ],
        base_url: env.DHL_ECOMMERCE_URL ?? null,
        rates: contractRates([STANDARD, EXPRESS]),
      })[0],
  },
  lalamove: {
    countries: EVERYWHERE,
    credentials: ['api_key', 'api_secret'],
    quotes_live: true,
    create: ({ env, ...parts }, market, credentials) =>
      createLalamoveCouriers({
        ...parts,
        accounts: [{ market, ...texts(credentials, 'api_key', 'api_secret') }],
        base_url: env.LALAMOVE_URL ?? null,
      })[0],
  },
  'grab-express': {
    countries: EVERYWHERE,
    credentials: ['client_id', 'client_secret', 'message_secret'],
    quotes_live: true,
    create: ({ env, ...parts }, country, credentials) =>
      createGrabExpressCouriers({
        ...parts,
        accounts: [{ country, ...texts(credentials, 'client_id', 'client_secret', 'message_secret') }],
        base_url: env.GRAB_EXPRESS_URL ?? null,
      })[0],
  },
  easyparcel: {
    countries: ['MY'],
    credentials: ['client_id', 'client_secret', 'refresh_token', 'message_secret', 'account_kind'],
    forms: ({ env, is_live }) => ({
      // It stands in the address of messages, and keeps strangers from sending any.
      message_secret: /^[\w.~-]{16,200}$/u,
      account_kind: new RegExp(`^${easyparcelKind({ is_live, base_url: env.EASYPARCEL_URL ?? null })}$`, 'u'),
    }),
    quotes_live: true,
    tells_secret_in_address: true,
    finds_by_reference: false,
    create: ({ env, tokens, ...parts }, _, { account_kind, ...credentials }) => {
      const base_url = env.EASYPARCEL_URL ?? null;
      const server_kind = easyparcelKind({ is_live: parts.is_live, base_url });
      const kind = account_kind === 'live' || account_kind === 'demo' ? account_kind : server_kind;
      const keys = texts(credentials, 'client_id', 'client_secret', 'refresh_token', 'message_secret');
      return createEasyparcelCouriers({ ...parts, account: { ...keys, kind }, base_url, tokens: () => tokens })[0];
    },
  },
};
