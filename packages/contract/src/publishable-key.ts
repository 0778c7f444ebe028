import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { countryCode, done, epochSeconds, id, listOf, pageQuery, requiredText } from './primitive.ts';

/** How a publishable key looks. It stands in the source of a shop's page, so it is no secret and stored as it is. */
export const PUBLISHABLE_KEY_PATTERN = /^pk_(test|live)_[A-Za-z0-9]{20,40}$/u;

/** What a key may be allowed to do. Address look-ups (`location`) come with every key and are not listed. */
export const KEY_SCOPES = ['estimate', 'track', 'confirm', 'checkout'] as const;

/** An address list no shop outgrows: its domain, `www`, staging, and the countries' shops. */
export const MAX_ALLOWED_ORIGINS = 20;

const mode = v.picklist(['test', 'live']);
const scopes = v.array(v.picklist(KEY_SCOPES));

const scopesInput = v.pipe(
  v.array(v.picklist(KEY_SCOPES)),
  v.minLength(1, 'validate.required'),
  v.maxLength(KEY_SCOPES.length, `validate.too_many|max=${KEY_SCOPES.length}`),
);
/** Origins as people type or paste them; the server writes each in its one form and refuses what is none. */
const originsInput = v.pipe(
  v.array(requiredText(300)),
  v.maxLength(MAX_ALLOWED_ORIGINS, `validate.too_many|max=${MAX_ALLOWED_ORIGINS}`),
);

/** A key that a shop's page calls the API with (widgets.md 2 'Publishable key + origin allow-list'). */
export const publishableKey = v.object({
  id,
  key: v.string(),
  name: v.string(),
  mode,
  scopes,
  /** Scheme, host and port, e.g. `https://shop.example`. Test keys also work on this computer, whatever stands here. */
  allowed_origins: v.array(v.string()),
  created_at: epochSeconds,
  /** Exact to a minute; null for a key nobody used yet. */
  last_used_at: v.nullable(epochSeconds),
  /** When it stopped working; null while it works. */
  revoked_at: v.nullable(epochSeconds),
});
export type PublishableKey = v.InferOutput<typeof publishableKey>;

export const listPublishableKeys = endpoint({
  name: 'listPublishableKeys',
  service: 'main',
  method: 'GET',
  path: '/publishable_key/list',
  access: 'member',
  summary: 'List publishable keys, active first, then newest first',
  spec: 'widgets 2',
  query: v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page }),
  response: listOf(publishableKey),
});

export const createPublishableKey = endpoint({
  name: 'createPublishableKey',
  service: 'main',
  method: 'POST',
  path: '/publishable_key',
  access: 'owner',
  while_impersonating: false,
  summary: 'Create a publishable key',
  spec: 'widgets 2',
  body: v.strictObject({ name: requiredText(60), mode, allowed_origins: originsInput, scopes: scopesInput }),
  response: publishableKey,
});

export const updatePublishableKey = endpoint({
  name: 'updatePublishableKey',
  service: 'main',
  method: 'PUT',
  path: '/publishable_key/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: "Update a key's sites and permissions; omitted fields don't change",
  spec: 'widgets 2',
  params: v.strictObject({ id }),
  body: v.strictObject({
    name: v.optional(requiredText(60)),
    allowed_origins: v.optional(originsInput),
    scopes: v.optional(scopesInput),
  }),
  response: publishableKey,
  errors: ['not_found', 'key_revoked'],
});

export const revokePublishableKey = endpoint({
  name: 'revokePublishableKey',
  service: 'main',
  method: 'DELETE',
  path: '/publishable_key/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: 'Revoke a key within 10 seconds; idempotent',
  spec: 'widgets 2',
  params: v.strictObject({ id }),
  response: done,
  errors: ['not_found'],
});

export const checkKey = endpoint({
  name: 'checkKey',
  service: 'consumer',
  method: 'GET',
  path: '/key',
  access: 'public',
  summary:
    'What the key in `X-Publishable-Key` may do, and whether on the page that asks: for the doctor and the ribbon',
  spec: 'widgets 7.2',
  key_scope: 'any',
  response: v.object({
    mode,
    scopes,
    /** Origin of the page that asks; null for a call from no page. */
    origin: v.nullable(v.string()),
    origin_allowed: v.boolean(),
    shop_name: v.string(),
    country_code: countryCode,
    /** Where the hosted pages stand, the way out when a widget cannot run. */
    hosted_url: v.string(),
    api_version: v.string(),
  }),
  errors: ['key_required', 'key_unknown', 'key_revoked', 'rate_limited'],
});
