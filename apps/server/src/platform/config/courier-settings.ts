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
  /**
   * Couriers at whose counter senders hand their parcels in, separated by commas: any of `lbc-ph`, `singpost-sg`, `jne-id`, `sicepat-id` and `pos-my`.
   * Prices come from a rate card that you import for each ([couriers](couriers.md)). Default: none.
   */
  COUNTER_COURIERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\s*(lbc-ph|singpost-sg|jne-id|sicepat-id|pos-my)(\s*,\s*(lbc-ph|singpost-sg|jne-id|sicepat-id|pos-my))*\s*$/u,
        'must name couriers such as singpost-sg,pos-my',
      ),
    ),
  ),
  /**
   * Accounts of DHL eCommerce Asia, as `country:client_id:password:pickup_account:sold_to_account:prefix` separated by commas, all as DHL hands them
   * out. Prices come from a rate card that you import for `dhl-ecommerce-my` and its like ([couriers](couriers.md)). Default: none.
   */
  DHL_ECOMMERCE_ACCOUNTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Z]{2}(:[^:,\s]+){4}:[A-Z]{2,8}(\s*,\s*[A-Z]{2}(:[^:,\s]+){4}:[A-Z]{2,8})*$/u,
        'must name accounts such as MY:client_id:password:pickup_account:sold_to_account:MYSHP',
      ),
    ),
  ),
  /** Another server with the API of DHL eCommerce, for tests. Default: the live one on production servers, the test one everywhere else. */
  DHL_ECOMMERCE_URL: v.optional(webUrl),
  /**
   * Accounts of GrabExpress, as `country:client_id:client_secret:message_secret` separated by commas. The last part has 16 characters or more: you make
   * it up, and give it to Grab as the `Authorization` of its messages. Prices are asked live ([couriers](couriers.md)). Default: none.
   */
  GRAB_EXPRESS_ACCOUNTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Z]{2}(:[^:,\s]+){2}:[^:,\s]{16,}(\s*,\s*[A-Z]{2}(:[^:,\s]+){2}:[^:,\s]{16,})*$/u,
        'must name accounts such as SG:client_id:client_secret:message_secret',
      ),
    ),
  ),
  /** Another server with the API of GrabExpress, for tests. Default: Grab's; live on production servers, the sandbox everywhere else. */
  GRAB_EXPRESS_URL: v.optional(webUrl),
  /**
   * The account of EasyParcel in Malaysia, as `client_id:client_secret:refresh_token:message_secret:live`, or `demo` at the end. The refresh token is
   * what the consent of the account gave; the ones after it are kept sealed in the database. You make the message secret up, of 16 characters or more
   * ([couriers](couriers.md)). Default: none.
   */
  EASYPARCEL_ACCOUNT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([^:,\s]+:){3}[^:,\s]{16,}:(demo|live)$/u,
        'must be client_id:client_secret:refresh_token:message_secret:demo, or live at the end',
      ),
    ),
  ),
  /** Another server with the API of EasyParcel, for tests. Default: EasyParcel's, whose accounts are demo or live. */
  EASYPARCEL_URL: v.optional(webUrl),
};
