import { homedir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { courierSettings } from './courier-settings.ts';
import { databaseSettings } from './database-settings.ts';
import { EnvError, refuseContradictions, refuseHalfSet } from './env-error.ts';
import { sellerSetting } from './seller-setting.ts';
import { BELONG_TOGETHER, DEMO_COURIER_SPEED, listOf, sealingKeysOf } from './setting-list.ts';
import { socialLinkSetting } from './social-link-setting.ts';
import {
  amountByCurrency,
  drainSeconds,
  flag,
  hops,
  hostName,
  hours,
  port,
  positive,
  webUrl,
} from './setting-value.ts';
import { tracingSettings } from './tracing-settings.ts';
import { isAppScheme } from '../safe-redirect.ts';
import type { EncryptionKey } from '../text-encryption.ts';

/**
 * Every setting, by area. docs/settings.md is made from the `// Area:` lines, the comments and the defaults written here;
 * `Default:` in a comment is for a default that is no literal. Run `npm run docs` after a change.
 */
const schema = v.object({
  // Area: Server
  /** The port the server listens on. */
  PORT: v.optional(port, '8080'),
  /** The IP address the server listens on. `0.0.0.0` listens on every address of the machine. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** The URL under which browsers, phones and couriers reach this server. Used in QR codes, emails and links. Default: `http://HOST:PORT`. */
  SAMPAN_PUBLIC_URL: v.optional(webUrl),
  /** `demo` or `production`. Production has no demo accounts, developer endpoints or simulated couriers, and needs `SAMPAN_SECRET`. */
  SAMPAN_PROFILE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'demo'),
  /**
   * `development`, `staging` or `production`. With `development`, users don't have to verify their email. Default: `staging` in the demo profile,
   * `production` in the production profile.
   */
  SAMPAN_ENVIRONMENT: v.optional(
    v.picklist(['development', 'staging', 'production'], 'must be development, staging or production'),
  ),
  /**
   * The domain below which DNS sends every name here, such as `pages.ship.example` for a record `*.pages.ship.example`. Companies can then show their
   * recipients' pages under a domain of their own ([operations](operations.md#domains-of-companies)). Names that are neither this server's nor a
   * verified domain are answered 421. Default: none.
   */
  SAMPAN_RECIPIENT_DOMAINS: v.optional(hostName),
  /** Whether to read the caller's IP address from `X-Forwarded-For`, or of how many proxies ([behind a proxy](operations.md#behind-a-proxy)). */
  SAMPAN_TRUST_PROXY: v.optional(hops, 'false'),
  /**
   * `all` answers requests and runs jobs, `web` runs no jobs, `worker` runs jobs and answers health checks alone. Of the servers that share
   * a database, at least one must run jobs. `web` and `worker` need `DATABASE_URL`.
   */
  SAMPAN_ROLE: v.optional(v.picklist(['all', 'web', 'worker'], 'must be all, web or worker'), 'all'),
  /** How many seconds a server that was told to stop goes on answering, while `/api/health/ready` says 503. At most 60. */
  SAMPAN_DRAIN_SECONDS: v.optional(drainSeconds, '0'),
  /** The port on which Prometheus finds `/metrics` ([metrics](metrics.md)). Keep it from the public internet. Default: none. */
  SAMPAN_METRICS_PORT: v.optional(port),
  /**
   * A Valkey or Redis server in which all servers count calls together, as `redis://:password@host:6379` or `rediss://...`
   * ([several servers](operations.md#several-servers)). Without it, or while it is away, each server counts alone. Default: none.
   */
  SAMPAN_VALKEY_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(redis|valkey)s?:\/\/[^\s]+$/u, 'must be a redis:// address')),
  ),
  /** Multiplies every rate limit, for load tests. */
  SAMPAN_RATE_LIMIT_FACTOR: v.optional(positive, '1'),
  /** `silent`, `error`, `warn`, `info` or `debug`. The log is JSON lines on stdout. */
  SAMPAN_LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'warn',
  ),
  /**
   * Whether to check each response against its schema and fail the request when it differs, for tests. Default: the demo profile checks and only logs
   * differences, production doesn't check.
   */
  SAMPAN_CHECK_ANSWERS: v.optional(flag),

  ...tracingSettings,

  ...databaseSettings,

  // Area: Secrets
  /**
   * Signs links. Needs at least 32 characters and, in production, 128 bits. To replace it, move the old value to `SAMPAN_FORMER_SECRETS`.
   * Default: generated at the first start and kept in the database. The production profile requires it.
   */
  SAMPAN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /**
   * Former values of `SAMPAN_SECRET`, separated by commas, the newest first. Links they signed keep working, and they open what they sealed.
   * Default: none.
   */
  SAMPAN_FORMER_SECRETS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[^\s,]{32,}(\s*,\s*[^\s,]{32,})*$/u,
        'must be former values of SAMPAN_SECRET, separated by commas, the newest first',
      ),
    ),
  ),
  /**
   * Seals payout accounts and webhook secrets, as `id:secret` separated by commas, the newest first. The first key seals. All of them,
   * `SAMPAN_SECRET` and the former secrets open. Run the command `keys rotate` to seal everything with the first key. Default: `SAMPAN_SECRET`.
   */
  SAMPAN_SEALING_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z\d-]{1,20}:[^\s,]{32,}(\s*,\s*[a-z\d-]{1,20}:[^\s,]{32,})*$/u,
        'must name keys such as 2026-11:<48 random bytes in base64>, the newest first',
      ),
    ),
  ),
  /**
   * Proves the rows of the audit log. Set it to the old `SAMPAN_SECRET` before you change that, or every older row looks forged. Default:
   * `SAMPAN_SECRET`.
   */
  SAMPAN_AUDIT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),

  ...courierSettings,

  // Area: Sales channels
  /** Whether each demo company has a connected store whose orders arrive while you look. Default: `true` in the demo profile, `false` in production. */
  SAMPAN_DEMO_STORES: v.optional(flag),
  /**
   * The moment at which the demo's clock stands still, such as `2026-11-25T06:00:00Z`: its parcels, days and sums are then the same at each start on
   * empty data, for pictures of it. Default: the demo's clock runs from now. Production knows no other time than its database's.
   */
  SAMPAN_DEMO_AT: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a moment in UTC'))),
  /** The client ID of a Shopify app ([channels](channels.md)). Default: none. The demo profile has a stand-in of each channel. */
  SHOPIFY_CLIENT_ID: v.optional(v.string()),
  /** The client secret of the Shopify app. It checks webhooks too. Default: none. */
  SHOPIFY_CLIENT_SECRET: v.optional(v.string()),
  /** Milliseconds that a Shopify checkout waits for couriers before it gets the store's fallback price. */
  SHOPIFY_RATES_WITHIN_MS: v.optional(positive, '800'),
  /** The app key of an app on Lazada Open Platform. Default: none. */
  LAZADA_APP_KEY: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'must be the number of an app'))),
  /** The app secret of the Lazada app. Default: none. */
  LAZADA_APP_SECRET: v.optional(v.string()),
  /** The partner ID of an app on Shopee Open Platform. Default: none. */
  SHOPEE_PARTNER_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'must be the number of a partner'))),
  /** The partner key of the Shopee app. Default: none. */
  SHOPEE_PARTNER_KEY: v.optional(v.string()),
  /** The app key of a TikTok Shop app. Default: none. */
  TIKTOK_SHOP_APP_KEY: v.optional(v.string()),
  /** The app secret of the TikTok Shop app. Default: none. */
  TIKTOK_SHOP_APP_SECRET: v.optional(v.string()),
  /** The service ID in the authorisation link of the TikTok Shop app. Default: none. */
  TIKTOK_SHOP_SERVICE_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'must be the number of a service'))),

  // Area: Addresses and maps
  /** Another OneMap server, for buildings in Singapore. OneMap is asked when this or `ONEMAP_TOKEN` is set. Default: `https://www.onemap.gov.sg`. */
  ONEMAP_URL: v.optional(webUrl),
  /** The access token for OneMap. Default: none. */
  ONEMAP_TOKEN: v.optional(v.string()),
  /** A Nominatim server, for streets in every country. Default: none. */
  NOMINATIM_URL: v.optional(webUrl),
  /** The map tiles of the location picker, for example `https://tile.example/{z}/{x}/{y}.png`. Default: the built-in coast map. */
  SAMPAN_TILE_URL: v.optional(v.string()),
  /** The credit line these map tiles require. Default: none. */
  SAMPAN_TILE_ATTRIBUTION: v.optional(v.string()),

  // Area: Emails and text messages
  /**
   * The mail server, as `smtp://user:password@host:587` or `smtps://...`. Needs `MAIL_FROM`. Default: none. The demo profile shows emails at
   * `/dev/outbox`, production keeps them until a mail server is set.
   */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s]+$/u, 'must be an smtp:// or smtps:// address'))),
  /** The sender of emails, for example `Sampan <no-reply@ship.example>`. Default: none. */
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([^<>\p{Cc}]* <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
        'must be an address such as Sampan <no-reply@ship.example>',
      ),
    ),
  ),
  /** The inbox for enquiries from the contact pages. Default: the support address of the sender's country. */
  SAMPAN_CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  /**
   * A Twilio account that sends text messages. Needs `TWILIO_AUTH_TOKEN` and `TWILIO_FROM`. Default: none. The demo profile shows text messages at
   * `/dev/outbox`, production keeps them until an account is set.
   */
  TWILIO_ACCOUNT_SID: v.optional(v.string()),
  /** The secret of the Twilio account. Default: none. */
  TWILIO_AUTH_TOKEN: v.optional(v.string()),
  /** The sender of text messages: a number such as `+6531234567`, a sender name, or the ID of a messaging service. Default: none. */
  TWILIO_FROM: v.optional(v.string()),
  /** Another server with Twilio's API, for tests. */
  TWILIO_URL: v.optional(webUrl, 'https://api.twilio.com'),

  // Area: Sign-in
  /**
   * The ID of the web client for sign-in with Google. Add the console's `/auth/social` to its redirect addresses. Default: none. The demo profile has
   * a stand-in.
   */
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  /** Another server with Google's published keys, for tests. */
  GOOGLE_CERTS_URL: v.optional(webUrl, 'https://www.googleapis.com/oauth2/v3/certs'),
  /** Another server that inspects access tokens as Google does, for tests. */
  GOOGLE_TOKENINFO_URL: v.optional(webUrl, 'https://oauth2.googleapis.com/tokeninfo'),
  /** Another consent page for Google, for tests. */
  GOOGLE_AUTHORIZE_URL: v.optional(webUrl, 'https://accounts.google.com/o/oauth2/v2/auth'),
  /**
   * The ID of the app for sign-in with Facebook. Add the console's `/auth/social` to its redirect addresses. Needs `FACEBOOK_APP_SECRET`. Default:
   * none. The demo profile has a stand-in.
   */
  FACEBOOK_APP_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'must be the number of an app'))),
  /** The secret of the Facebook app. Default: none. */
  FACEBOOK_APP_SECRET: v.optional(v.string()),
  /** Another server with Facebook's Graph API, including its version, for tests. */
  FACEBOOK_GRAPH_URL: v.optional(webUrl, 'https://graph.facebook.com/v25.0'),
  /** Another consent page for Facebook, for tests. */
  FACEBOOK_AUTHORIZE_URL: v.optional(webUrl, 'https://www.facebook.com/v25.0/dialog/oauth'),

  // Area: Payments
  /**
   * The secret key of a [Stripe](https://stripe.com) account that charges cards and takes payments at the checkout. Needs the other two Stripe keys.
   * Default: none. The demo profile has a sandbox, production takes no card payments without Stripe.
   */
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(sk|rk)_/u, 'must begin with sk_ or rk_'))),
  /** The publishable key of that account, for card forms. Default: none. */
  STRIPE_PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk_/u, 'must begin with pk_'))),
  /**
   * The signing secret of the Stripe webhook that sends `payment_intent.*`, `checkout.session.*`, `refund.*` and `charge.dispute.*` to
   * `/api/webhooks/stripe`. Default: none.
   */
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_/u, 'must begin with whsec_'))),
  /** Another server with Stripe's API, for tests. Default: Stripe's own. */
  STRIPE_API_URL: v.optional(webUrl),
  /** The URL schemes of your mobile apps that a payment may return to, separated by commas, for example `sampanapp,shopapp`. Default: none. */
  SAMPAN_APP_SCHEMES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.split(',').every((scheme) => isAppScheme(scheme.trim())),
        'must name schemes of apps such as sampanapp',
      ),
    ),
  ),

  // Area: Payouts
  /**
   * How payouts are made: `sandbox` moves no money, `bank_file` writes CSV files for your bank. Default: `sandbox` in the demo profile, `bank_file`
   * in production.
   */
  SAMPAN_PAYOUTS: v.optional(v.picklist(['sandbox', 'bank_file'], 'must be sandbox or bank_file')),
  /** The smallest amount of one payout, by currency. */
  SAMPAN_PAYOUT_MIN: v.optional(amountByCurrency, 'SGD:10, MYR:30, PHP:500, IDR:100000, VND:200000'),
  /** The largest amount of one payout, by currency. */
  SAMPAN_PAYOUT_MAX: v.optional(amountByCurrency, 'SGD:20000, MYR:60000, PHP:800000, IDR:200000000, VND:350000000'),
  /** The most a company can be paid out in one day of its own time zone, by currency. */
  SAMPAN_PAYOUT_DAY_MAX: v.optional(
    amountByCurrency,
    'SGD:50000, MYR:150000, PHP:2000000, IDR:500000000, VND:900000000',
  ),
  /** The amount, by currency, above which Sampan staff must approve a payout. */
  SAMPAN_PAYOUT_APPROVAL: v.optional(amountByCurrency, 'SGD:1000, MYR:3000, PHP:40000, IDR:10000000, VND:18000000'),
  /** The hours before a new payout account can receive a payout. */
  SAMPAN_PAYOUT_COOLING_HOURS: v.optional(positive, '24'),
  /** The hours between a courier's COD transfer and its release for payout. Staff can correct mistakes in that time. */
  SAMPAN_COD_RELEASE_HOURS: v.optional(hours, '24'),
  /** The days after its payment when a sale is released for payout although no courier reports its delivery. */
  SAMPAN_SALES_RELEASE_DAYS: v.optional(positive, '14'),

  // Area: Invoices and tax
  /**
   * The company that issues the invoices of each country, as JSON by country code with `name`, `address` (lines), `registration_number` and
   * `tax_number`. Without an entry, a country has a default name.
   */
  SAMPAN_SELLERS: v.optional(sellerSetting, '{}'),
  /** `spec` charges the fixed tax rates of the product specification. `statutory` charges the tax rates in force by law on the day. */
  SAMPAN_TAX_SCHEDULE: v.optional(v.picklist(['spec', 'statutory'], 'must be spec or statutory'), 'spec'),

  // Area: Other services on our pages
  /**
   * Counts page views of the public site and the console with `plausible` or `umami`, without cookies and without a script of theirs. Where the law
   * asks for it, visitors are asked first. Needs `SAMPAN_PAGE_VIEWS_SITE`. Default: none, and nobody else is called.
   */
  SAMPAN_PAGE_VIEWS: v.optional(v.picklist(['plausible', 'umami'], 'must be plausible or umami')),
  /** The domain of the site at Plausible, or its website ID at Umami. Default: none. */
  SAMPAN_PAGE_VIEWS_SITE: v.optional(v.string()),
  /** Your own Plausible or Umami server. Default: `https://plausible.io`, or `https://cloud.umami.is`. */
  SAMPAN_PAGE_VIEWS_URL: v.optional(webUrl),

  /**
   * Offers a chat through `crisp`, `intercom` or `chatwoot` on the public site and in the console. Its script runs in a frame of its own and is loaded
   * after consent. The frame shares this server's origin: choose a service you trust like Sampan. Needs `SAMPAN_CHAT_SITE` and `SAMPAN_CHAT_SECRET`. Default: none, and nothing of a chat is loaded.
   */
  SAMPAN_CHAT: v.optional(v.picklist(['crisp', 'intercom', 'chatwoot'], 'must be crisp, intercom or chatwoot')),
  /** The website ID at Crisp, the app ID at Intercom, or the website token at Chatwoot. Default: none. */
  SAMPAN_CHAT_SITE: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/u, 'must be an ID of letters and digits'))),
  /** The secret for identity verification that the service shows beside that ID. Default: none. */
  SAMPAN_CHAT_SECRET: v.optional(v.string()),
  /** Your own Chatwoot server, or another host of the service's script. Default: the service's own. */
  SAMPAN_CHAT_URL: v.optional(webUrl),
  /** Your pages on social networks, as JSON by country code and name, for example `{"SG":{"Facebook":"https://..."}}`. Shown in header and foot. */
  SAMPAN_SOCIAL_LINKS: v.optional(socialLinkSetting, '{}'),

  // Area: Webhooks
  /**
   * Webhook endpoints on this computer, for development, as `host:port` separated by commas, for example `127.0.0.1:9400`. Other endpoints must use
   * https on the public internet. Not allowed in production. Default: none.
   */
  SAMPAN_EGRESS_ALLOW: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+:\d{1,5}(\s*,\s*[\w.-]+:\d{1,5})*$/u, 'must name receivers such as 127.0.0.1:9400'),
    ),
  ),
});

export { EnvError } from './env-error.ts';

export interface Env extends v.InferOutput<typeof schema> {
  data_dir: string;
  files_dir: string;
  /** Whether answers are checked against their schema, and what happens to one that differs. */
  check_answers: 'never' | 'log' | 'fail';
  public_url: string;
  /** `staging` in the demo profile, `production` in the production profile, unless said otherwise. */
  environment: 'development' | 'staging' | 'production';
  courier_speed: number;
  /** The demo's companies sell at connected stores. */
  demo_stores: boolean;
  /** Milliseconds since the epoch; null: now. */
  demo_at_ms: number | null;
  /** SAMPAN_PAYOUTS; in the demo the sandbox, in production the file. */
  payouts: 'sandbox' | 'bank_file';
  /** SAMPAN_EGRESS_ALLOW as a list. */
  egress_allow: string[];
  /** SAMPAN_APP_SCHEMES as a list. */
  app_schemes: string[];
  /** SAMPAN_SECRET, or one made at the first start and kept in the database. */
  secret: string;
  /** SAMPAN_FORMER_SECRETS as a list. */
  former_secrets: readonly string[];
  /** The secret, then the former ones: the first signs links, all of them open. */
  signing_secrets: readonly string[];
  /** The keyring of SAMPAN_SEALING_KEYS; the secret and the former ones are its last keys, and the only ones when none are set. */
  sealing_keys: readonly EncryptionKey[];
  /** SAMPAN_AUDIT_SECRET, or the other secret. */
  audit_secret: string;
}

function checksOf({ SAMPAN_CHECK_ANSWERS: asked, SAMPAN_PROFILE }: v.InferOutput<typeof schema>): Env['check_answers'] {
  if (asked !== undefined) return asked ? 'fail' : 'never';
  return SAMPAN_PROFILE === 'demo' ? 'log' : 'never';
}

/** Reads the settings once. Throws `EnvError` naming every wrong one. */
export function readEnv(
  source: Record<string, string | undefined>,
  default_data_dir = join(homedir(), '.sampan'),
): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(schema, filled);
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
    throw new EnvError(`These settings need another look:\n${lines.join('\n')}`);
  }
  const env = result.output;
  refuseContradictions(env);
  for (const names of BELONG_TOGETHER) refuseHalfSet(env, names);
  return {
    ...env,
    data_dir: env.SAMPAN_DATA ?? default_data_dir,
    files_dir: env.SAMPAN_FILES ?? join(env.SAMPAN_DATA ?? default_data_dir, 'files'),
    check_answers: checksOf(env),
    public_url: (
      env.SAMPAN_PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}`
    ).replace(/\/$/u, ''),
    environment: env.SAMPAN_ENVIRONMENT ?? (env.SAMPAN_PROFILE === 'demo' ? 'staging' : 'production'),
    secret: env.SAMPAN_SECRET ?? '',
    former_secrets: listOf(env.SAMPAN_FORMER_SECRETS),
    signing_secrets: [env.SAMPAN_SECRET ?? '', ...listOf(env.SAMPAN_FORMER_SECRETS)],
    sealing_keys: sealingKeysOf(env.SAMPAN_SEALING_KEYS),
    app_schemes: listOf(env.SAMPAN_APP_SCHEMES),
    egress_allow: listOf(env.SAMPAN_EGRESS_ALLOW),
    audit_secret: env.SAMPAN_AUDIT_SECRET ?? env.SAMPAN_SECRET ?? '',
    payouts: env.SAMPAN_PAYOUTS ?? (env.SAMPAN_PROFILE === 'demo' ? 'sandbox' : 'bank_file'),
    demo_at_ms:
      env.SAMPAN_PROFILE === 'demo' && env.SAMPAN_DEMO_AT !== undefined ? Date.parse(env.SAMPAN_DEMO_AT) : null,
    demo_stores: env.SAMPAN_PROFILE === 'demo' && (env.SAMPAN_DEMO_STORES ?? true),
    courier_speed: env.SAMPAN_COURIER_SPEED ?? (env.SAMPAN_PROFILE === 'demo' ? DEMO_COURIER_SPEED : 1),
  };
}
