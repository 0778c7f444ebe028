import { counterAliases, createCounterCouriers } from '../adapters/courier-counter/index.ts';
import {
  createDhlEcommerceCouriers,
  dhlEcommerceAlias,
  dhlEcommerceSettings,
} from '../adapters/courier-dhl-ecommerce/index.ts';
import { createEasyparcelCouriers, easyparcelSettings } from '../adapters/courier-easyparcel/index.ts';
import { createGrabExpressCouriers, grabExpressSettings } from '../adapters/courier-grab-express/index.ts';
import { JT_MY_ALIAS, createJtMyCouriers } from '../adapters/courier-jt-my/index.ts';
import { createKarrioCouriers } from '../adapters/courier-karrio/index.ts';
import { createLalamoveCouriers, lalamoveSettings } from '../adapters/courier-lalamove/index.ts';
import { LOCAL_COURIERS } from '../adapters/courier-local/index.ts';
import { createNinjaVanCouriers, ninjaVanAlias, ninjaVanSettings } from '../adapters/courier-ninja-van/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/config/env.ts';
import type { TokenStore } from '../ports/courier-account.ts';
import type { CourierPort, RateSource } from '../ports/courier.ts';
import type { Egress } from '../ports/egress.ts';

/** Real vans come for what a production server books, and for nothing that is booked anywhere else. */
export const isLive = (env: Env): boolean => env.SAMPAN_PROFILE === 'production' && env.environment === 'production';

/** The couriers this installation sells: those it has accounts with, and the local ones where nothing is meant in earnest. */
export function createCouriers(parts: {
  env: Env;
  local: readonly CourierPort[];
  egress: Egress;
  clock: Clock;
  rates: RateSource;
  /** Where the tokens of an account are kept that change with each renewal. */
  tokens: (name: string) => TokenStore;
  /** Hears what the operator has to mend. */
  warn: (message: string) => void;
}): CourierPort[] {
  const { env, local, ...base } = parts;
  const { KARRIO_URL: base_url, KARRIO_TOKEN: token, KARRIO_CARRIERS: carriers } = env;
  const with_local = env.SAMPAN_LOCAL_COURIERS ?? env.SAMPAN_PROFILE === 'demo';
  return [
    ...(with_local ? local : []),
    ...(base_url && token && carriers ? createKarrioCouriers({ base_url, token, carriers, clock: base.clock }) : []),
    ...createNinjaVanCouriers({
      ...base,
      accounts: ninjaVanSettings(env.NINJA_VAN_ACCOUNTS ?? ''),
      base_url: env.NINJA_VAN_URL ?? null,
      is_live: isLive(env),
    }),
    ...createJtMyCouriers({
      ...base,
      account: env.JT_MY_ACCOUNT ?? '',
      base_url: env.JT_MY_URL ?? null,
      is_live: isLive(env),
    }),
    ...createDhlEcommerceCouriers({
      ...base,
      accounts: dhlEcommerceSettings(env.DHL_ECOMMERCE_ACCOUNTS ?? ''),
      base_url: env.DHL_ECOMMERCE_URL ?? null,
      is_live: isLive(env),
    }),
    ...createEasyparcelCouriers({
      ...base,
      account: easyparcelSettings(env.EASYPARCEL_ACCOUNT ?? ''),
      base_url: env.EASYPARCEL_URL ?? null,
      is_live: isLive(env),
    }),
    ...createGrabExpressCouriers({
      ...base,
      accounts: grabExpressSettings(env.GRAB_EXPRESS_ACCOUNTS ?? ''),
      base_url: env.GRAB_EXPRESS_URL ?? null,
      is_live: isLive(env),
    }),
    ...createCounterCouriers({
      aliases: counterAliases(env.COUNTER_COURIERS ?? ''),
      rates: base.rates,
    }),
    ...createLalamoveCouriers({
      ...base,
      accounts: lalamoveSettings(env.LALAMOVE_ACCOUNTS ?? ''),
      base_url: env.LALAMOVE_URL ?? null,
      is_live: isLive(env),
    }),
  ];
}

/** Couriers whose prices are read from a rate card: what its rows may name. */
export function rateCardCouriers(
  env: Pick<Env, 'NINJA_VAN_ACCOUNTS' | 'JT_MY_ACCOUNT' | 'COUNTER_COURIERS' | 'DHL_ECOMMERCE_ACCOUNTS'>,
): ReadonlySet<string> {
  return new Set([
    ...LOCAL_COURIERS.map(({ alias }) => alias),
    ...ninjaVanSettings(env.NINJA_VAN_ACCOUNTS ?? '').map(ninjaVanAlias),
    ...counterAliases(env.COUNTER_COURIERS ?? ''),
    ...dhlEcommerceSettings(env.DHL_ECOMMERCE_ACCOUNTS ?? '').map(dhlEcommerceAlias),
    ...(env.JT_MY_ACCOUNT === undefined ? [] : [JT_MY_ALIAS]),
  ]);
}
