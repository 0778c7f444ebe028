import type { Logger } from 'pino';
import { createCourierNetwork } from '../adapters/courier-network/index.ts';
import { accountTokens, findOpenAccount } from '../modules/shipping/courier-account/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/config/env.ts';
import type { Database } from '../platform/database/database.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { createSealedSetting } from '../platform/setting/sealed-setting.ts';
import type { CourierPort, RateSource } from '../ports/courier.ts';
import type { Egress } from '../ports/egress.ts';
import type { Ports } from '../ports/ports.ts';
import { createCouriers } from './create-couriers.ts';
import { createOwnContracts } from './create-own-contracts.ts';

/** The couriers of the installation and those of companies' own contracts, behind one guard. */
export function composeCouriers(parts: {
  env: Env & { sealing_keys: readonly { id: string; secret: string }[] };
  db: Database;
  clock: Clock;
  log: Logger;
  local: readonly CourierPort[];
  egress: Egress;
  rates: RateSource;
  metrics: Metrics;
}): Pick<Ports, 'couriers' | 'courier_accounts'> {
  const { env, db, clock, log, local, egress, rates, metrics } = parts;
  const keys = env.sealing_keys;
  const base = { env, egress, clock, warn: (message: string) => log.warn(message) };
  const own = createOwnContracts({
    ...base,
    find: (id) => findOpenAccount(db, keys, id),
    tokensOf: (id) => accountTokens({ db, clock, keys }, id),
  });
  const couriers = createCouriers({
    ...base,
    local,
    rates,
    tokens: (name) => createSealedSetting({ db, keys }, `courier.${name}`),
  });
  return {
    couriers: createCourierNetwork({
      couriers,
      own_contracts: own.contracts,
      clock,
      onCall: metrics.courierAnswered,
    }),
    courier_accounts: own.accounts,
  };
}
