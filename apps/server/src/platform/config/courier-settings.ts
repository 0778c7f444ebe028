import * as v from 'valibot';
import { flag, positive, webUrl } from './setting-value.ts';

/** The settings of couriers, written as those of env.ts are: docs/settings.md is made of them too. */
export const courierSettings = {
  // Area: Couriers
  /** Whether to offer the simulated couriers. They ship nothing. Default: `true` in the demo profile, `false` in production. */
  SAMPAN_LOCAL_COURIERS: v.optional(flag),
  /** How many times faster than real life the parcels of the simulated couriers move. Default: `1000` in the demo profile, `1` in production. */
  SAMPAN_COURIER_SPEED: v.optional(positive),
  /** Delays every response of the simulated couriers by this many milliseconds, to rehearse slow couriers. Default: none. */
  SAMPAN_COURIER_LATENCY_MS: v.optional(positive),
  /** A [Karrio](https://karrio.io) server whose couriers Sampan offers in addition to the simulated ones. Default: none. */
  KARRIO_URL: v.optional(webUrl),
  /** The API token for Karrio. Default: none. */
  KARRIO_TOKEN: v.optional(v.string()),
  /** The Karrio carriers to offer, as `carrier_id:Name:countries` separated by commas, for example `ninjavan-sg:Ninja Van:SG+MY`. Default: none. */
  KARRIO_CARRIERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([\w.-]+:[^:,]+:[A-Z]{2}(\+[A-Z]{2})*\s*(,\s*|$))+$/u,
        'must name carriers such as ninjavan-sg:Ninja Van:SG+MY',
      ),
    ),
  ),
  /**
   * Accounts of Ninja Van, as `country:client_id:client_secret:prefix` separated by commas. The prefix is what Ninja Van puts before the tracking
   * numbers of the account. Prices come from a rate card that you import for `ninja-van-sg` and its like ([couriers](couriers.md)). Default: none.
   */
  NINJA_VAN_ACCOUNTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Z]{2}:[^:,\s]+:[^:,\s]+:[A-Za-z0-9]{2,20}(\s*,\s*[A-Z]{2}:[^:,\s]+:[^:,\s]+:[A-Za-z0-9]{2,20})*$/u,
        'must name accounts such as SG:client_id:client_secret:NVSGSHOP',
      ),
    ),
  ),
  /** Another server with Ninja Van's API, for tests. Default: the live one on production servers, the sandbox everywhere else. */
  NINJA_VAN_URL: v.optional(webUrl),
  /**
   * The account of J&T Express in Malaysia, as `api_account:private_key:customer_code:password`, all as J&T hands them out. Prices come from a rate
   * card that you import for `jt-my` ([couriers](couriers.md)). Default: none.
   */
  JT_MY_ACCOUNT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^:,\s]+:[^:,\s]+:[^:,\s]+:[^\s]+$/u, 'must be api_account:private_key:customer_code:password'),
    ),
  ),
  /** Another server with the API of J&T in Malaysia, for tests. Default: the live one on production servers, the demo one everywhere else. */
  JT_MY_URL: v.optional(webUrl),
  /**
   * Accounts of Lalamove, as `country:api_key:api_secret` separated by commas, for example `SG:pk_prod_1:sk_prod_1`. Prices are asked live
   * ([couriers](couriers.md)). Default: none.
   */
  LALAMOVE_ACCOUNTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Z]{2}:[^:,\s]+:[^:,\s]+(\s*,\s*[A-Z]{2}:[^:,\s]+:[^:,\s]+)*$/u,
        'must name accounts such as SG:api_key:api_secret',
      ),
    ),
  ),
  /** Another server with Lalamove's API, for tests. Default: the live one on production servers, the sandbox everywhere else. */
  LALAMOVE_URL: v.optional(webUrl),
};
