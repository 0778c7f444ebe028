import { homedir } from 'node:os';
import { join } from 'node:path';
import { CURRENCY_CODES, parseAmount, type Currency } from '@sampan/country-rules';
import * as v from 'valibot';
import { sellerSetting } from './seller-setting.ts';
import { isAppScheme } from './kernel/safe-redirect.ts';
import type { SealingKey } from './kernel/sealed-text.ts';
import { weaknessOf } from './kernel/secret-strength.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/u, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);
const positive = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/u, 'must be a positive number'),
  v.transform(Number),
  v.minValue(0.000_001, 'must be a positive number'),
);
const hours = v.pipe(v.string(), v.regex(/^\d{1,4}$/u, 'must be a whole number of hours'), v.transform(Number));
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((value) => value === 'true' || value === '1'),
);
/** `SGD:10, MYR:30, ...`: an amount for each of the five currencies, in minor units. */
const amountByCurrency = v.pipe(
  v.string(),
  v.transform(
    (text) => new Map(text.split(',').map((part) => part.split(':').map((each) => each.trim()) as [string, string])),
  ),
  v.check(
    (amounts) => CURRENCY_CODES.every((currency) => parseAmount(amounts.get(currency) ?? '', currency).ok),
    'must name an amount for SGD, MYR, PHP, IDR and VND, such as SGD:10, MYR:30, PHP:500, IDR:100000, VND:200000',
  ),
  v.transform((amounts) => {
    const minor = {} as Record<Currency, number>;
    for (const currency of CURRENCY_CODES) {
      const read = parseAmount(amounts.get(currency) ?? '', currency);
      minor[currency] = read.ok ? read.amount_minor : 0;
    }
    return minor;
  }),
);
const webUrl = v.pipe(v.string(), v.url('must be a URL'));

const schema = v.object({
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Folder of the bundled database. */
  SAMPAN_DATA: v.optional(v.string()),
  SAMPAN_PROFILE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'demo'),
  /** Where this installation stands. Emails must be verified in `staging` and `production` (spec 4 'Email verification modal'). */
  SAMPAN_ENVIRONMENT: v.optional(
    v.picklist(['development', 'staging', 'production'], 'must be development, staging or production'),
  ),
  /** Any PostgreSQL 15 or newer; without it the bundled one is started. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//u, 'must be a postgres:// address'))),
  SAMPAN_DATABASE_POOL: v.optional(positive, '20'),
  /** Signs links; at least 32 characters. What it signed opens no more once it is another one. */
  SAMPAN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /**
   * Seals what must be readable again, payout accounts and webhook secrets: `id:secret` each, the newest first. The first
   * seals, all of them open, SAMPAN_SECRET as well. `pnpm sampan keys rotate` seals everything with the first.
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
  /** Proves the rows of the audit log. It must outlive a change of SAMPAN_SECRET, or every older row looks forged. */
  SAMPAN_AUDIT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /** How the world reaches this server, for links in emails and QR codes. */
  SAMPAN_PUBLIC_URL: v.optional(webUrl),
  SAMPAN_TAX_SCHEDULE: v.optional(v.picklist(['spec', 'statutory'], 'must be spec or statutory'), 'spec'),
  /** How many times faster than real life parcels of the local courier network move. */
  SAMPAN_COURIER_SPEED: v.optional(positive),
  /** Couriers of the local network take this long to answer: rehearses slow ones. */
  SAMPAN_COURIER_LATENCY_MS: v.optional(positive),
  /** Cash that couriers handed over may be paid out so many hours later: time to find a mistake. */
  SAMPAN_COD_RELEASE_HOURS: v.optional(hours, '24'),
  SAMPAN_TILE_URL: v.optional(v.string()),
  SAMPAN_TILE_ATTRIBUTION: v.optional(v.string()),
  SAMPAN_TRUST_PROXY: v.optional(flag, 'false'),
  SAMPAN_RATE_LIMIT_FACTOR: v.optional(positive, '1'),
  /** Receivers of webhooks on this computer, for trying out: `host:port` each. Everything else must be https in the public internet. */
  SAMPAN_EGRESS_ALLOW: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+:\d{1,5}(\s*,\s*[\w.-]+:\d{1,5})*$/u, 'must name receivers such as 127.0.0.1:9400'),
    ),
  ),
  SAMPAN_LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'warn',
  ),
  /** Checks every answer against its schema and fails when it differs: for tests. The demo checks as well, and tells the log. */
  SAMPAN_CHECK_ANSWERS: v.optional(flag),
  KARRIO_URL: v.optional(webUrl),
  KARRIO_TOKEN: v.optional(v.string()),
  /** Carriers of the Karrio instance to sell, as `<carrier_id>:<Name>:<countries>`, e.g. `ninjavan-sg:Ninja Van:SG+MY`. */
  KARRIO_CARRIERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([\w.-]+:[^:,]+:[A-Z]{2}(\+[A-Z]{2})*\s*(,\s*|$))+$/u,
        'must name carriers such as ninjavan-sg:Ninja Van:SG+MY',
      ),
    ),
  ),
  /** The couriers that exist only here. They ship nothing, so the production profile leaves them out. */
  SAMPAN_LOCAL_COURIERS: v.optional(flag),
  ONEMAP_URL: v.optional(webUrl),
  ONEMAP_TOKEN: v.optional(v.string()),
  NOMINATIM_URL: v.optional(webUrl),
  /** The server that sends emails, as `smtp://user:password@host:587` or `smtps://...`. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s]+$/u, 'must be an smtp:// or smtps:// address'))),
  /** Who emails come from: `Name <address>`, or an address. */
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([^<>\p{Cc}]* <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
        'must be an address such as Sampan <no-reply@ship.example>',
      ),
    ),
  ),
  /** The id of the web client with which people sign in by Google. */
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  /** Other hosts that answer as Google does, for tests: published keys, access tokens, the page that asks people. */
  GOOGLE_CERTS_URL: v.optional(webUrl, 'https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_TOKENINFO_URL: v.optional(webUrl, 'https://oauth2.googleapis.com/tokeninfo'),
  GOOGLE_AUTHORIZE_URL: v.optional(webUrl, 'https://accounts.google.com/o/oauth2/v2/auth'),
  /** The app with which people sign in by Facebook. */
  FACEBOOK_APP_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u, 'must be the number of an app'))),
  FACEBOOK_APP_SECRET: v.optional(v.string()),
  /** Other hosts that answer as Facebook does, for tests. */
  FACEBOOK_GRAPH_URL: v.optional(webUrl, 'https://graph.facebook.com/v25.0'),
  FACEBOOK_AUTHORIZE_URL: v.optional(webUrl, 'https://www.facebook.com/v25.0/dialog/oauth'),
  /** Where enquiries of the contact pages go; without it to the support address of the sender's country. */
  SAMPAN_CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  /** Which of Sampan's companies sells in a country, for invoices. */
  SAMPAN_SELLERS: v.optional(sellerSetting, '{}'),
  /** A sale whose delivery no courier reports is released so many days after it was paid. */
  SAMPAN_SALES_RELEASE_DAYS: v.optional(positive, '14'),
  /** Who pays merchants out: the sandbox, or a bank that people take files to. */
  SAMPAN_PAYOUTS: v.optional(v.picklist(['sandbox', 'bank_file'], 'must be sandbox or bank_file')),
  /** The least and the most of one payout, of one day, and what nobody has to look at, by currency. */
  SAMPAN_PAYOUT_MIN: v.optional(amountByCurrency, 'SGD:10, MYR:30, PHP:500, IDR:100000, VND:200000'),
  SAMPAN_PAYOUT_MAX: v.optional(amountByCurrency, 'SGD:20000, MYR:60000, PHP:800000, IDR:200000000, VND:350000000'),
  SAMPAN_PAYOUT_DAY_MAX: v.optional(
    amountByCurrency,
    'SGD:50000, MYR:150000, PHP:2000000, IDR:500000000, VND:900000000',
  ),
  SAMPAN_PAYOUT_APPROVAL: v.optional(amountByCurrency, 'SGD:1000, MYR:3000, PHP:40000, IDR:10000000, VND:18000000'),
  /** Nothing is paid to a new account for so long. */
  SAMPAN_PAYOUT_COOLING_HOURS: v.optional(positive, '24'),
  /** Schemes of merchants' apps on phones that a payment may return to, such as `sampanapp`; none unless named. */
  SAMPAN_APP_SCHEMES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.split(',').every((scheme) => isAppScheme(scheme.trim())),
        'must name schemes of apps such as sampanapp',
      ),
    ),
  ),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(sk|rk)_/u, 'must begin with sk_ or rk_'))),
  STRIPE_PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk_/u, 'must begin with pk_'))),
  /** Of the endpoint that sends to /api/webhooks/stripe. */
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_/u, 'must begin with whsec_'))),
  /** Another host that answers as Stripe does: for tests. */
  STRIPE_API_URL: v.optional(webUrl),
  TWILIO_ACCOUNT_SID: v.optional(v.string()),
  TWILIO_AUTH_TOKEN: v.optional(v.string()),
  /** A number such as +6531234567, a sender name, or the id of a messaging service. */
  TWILIO_FROM: v.optional(v.string()),
  TWILIO_URL: v.optional(webUrl, 'https://api.twilio.com'),
});

export interface Env extends v.InferOutput<typeof schema> {
  data_dir: string;
  /** Whether answers are checked against their schema, and what happens to one that differs. */
  check_answers: 'never' | 'log' | 'fail';
  public_url: string;
  /** `staging` in the demo profile, `production` in the production profile, unless said otherwise. */
  environment: 'development' | 'staging' | 'production';
  courier_speed: number;
  /** SAMPAN_PAYOUTS; in the demo the sandbox, in production the file. */
  payouts: 'sandbox' | 'bank_file';
  /** SAMPAN_EGRESS_ALLOW as a list. */
  egress_allow: string[];
  /** SAMPAN_APP_SCHEMES as a list. */
  app_schemes: string[];
  /** SAMPAN_SECRET, or one made at the first start and kept in the database. */
  secret: string;
  /** The keyring of SAMPAN_SEALING_KEYS; the secret is the last key of it, and the only one when none are set. */
  sealing_keys: readonly SealingKey[];
  /** SAMPAN_AUDIT_SECRET, or the other secret. */
  audit_secret: string;
}

/** A setting is wrong; the message says which and how to mend it. Stops the start. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Demo parcels live a working week in about six minutes. */
const DEMO_COURIER_SPEED = 1_000;

/** Settings that mean something together only. */
function refuseHalfSet(env: v.InferOutput<typeof schema>, names: readonly (keyof typeof env)[]): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new EnvError(`${names.join(', ')} belong together: ${missing.join(', ')} must be set as well.`);
}

/** Links, sessions of payment and bank accounts hang on these: nobody may guess one. */
function refuseWeakSecrets(env: v.InferOutput<typeof schema>): void {
  const secrets: [name: string, secret: string | undefined][] = [
    ['SAMPAN_SECRET', env.SAMPAN_SECRET],
    ['SAMPAN_AUDIT_SECRET', env.SAMPAN_AUDIT_SECRET],
    ...sealingKeysOf(env).map((key): [string, string] => [`SAMPAN_SEALING_KEYS, key ${key.id},`, key.secret]),
  ];
  for (const [name, secret] of secrets) {
    const weakness = secret === undefined ? null : weaknessOf(secret);
    if (weakness !== null) throw new EnvError(`${name} ${weakness}. Make one with: openssl rand -base64 48`);
  }
}

function sealingKeysOf({ SAMPAN_SEALING_KEYS: keys = '' }: v.InferOutput<typeof schema>): SealingKey[] {
  return keys.split(',').flatMap((entry) => {
    const [id = '', ...secret] = entry.trim().split(':');
    return id === '' ? [] : { id, secret: secret.join(':') };
  });
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
  if (env.SAMPAN_PROFILE === 'production' && !env.SAMPAN_SECRET) {
    throw new EnvError('The production profile needs SAMPAN_SECRET: a random text of at least 32 characters.');
  }
  if (env.SAMPAN_PROFILE === 'production') refuseWeakSecrets(env);
  if (env.SAMPAN_PROFILE === 'production' && env.SAMPAN_EGRESS_ALLOW) {
    throw new EnvError('SAMPAN_EGRESS_ALLOW is for trying out: the production profile calls the public internet only.');
  }
  if (env.SAMPAN_PROFILE === 'production' && env.SAMPAN_PAYOUTS === 'sandbox') {
    throw new EnvError('SAMPAN_PAYOUTS=sandbox pays nobody: the production profile takes bank_file.');
  }
  refuseHalfSet(env, ['SMTP_URL', 'MAIL_FROM']);
  refuseHalfSet(env, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']);
  refuseHalfSet(env, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  refuseHalfSet(env, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']);
  return {
    ...env,
    data_dir: env.SAMPAN_DATA ?? default_data_dir,
    check_answers: checksOf(env),
    public_url: (
      env.SAMPAN_PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}`
    ).replace(/\/$/u, ''),
    environment: env.SAMPAN_ENVIRONMENT ?? (env.SAMPAN_PROFILE === 'demo' ? 'staging' : 'production'),
    secret: env.SAMPAN_SECRET ?? '',
    sealing_keys: sealingKeysOf(env),
    app_schemes: (env.SAMPAN_APP_SCHEMES ?? '').split(',').flatMap((scheme) => scheme.trim() || []),
    egress_allow: (env.SAMPAN_EGRESS_ALLOW ?? '').split(',').flatMap((entry) => entry.trim() || []),
    audit_secret: env.SAMPAN_AUDIT_SECRET ?? env.SAMPAN_SECRET ?? '',
    payouts: env.SAMPAN_PAYOUTS ?? (env.SAMPAN_PROFILE === 'demo' ? 'sandbox' : 'bank_file'),
    courier_speed: env.SAMPAN_COURIER_SPEED ?? (env.SAMPAN_PROFILE === 'demo' ? DEMO_COURIER_SPEED : 1),
  };
}
