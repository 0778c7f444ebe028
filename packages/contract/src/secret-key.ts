import * as v from 'valibot';
import { API_SCOPES, endpoint } from './endpoint.ts';
import { done, epochSeconds, id, listOf, pageQuery, requiredText } from './primitive.ts';

/** How a secret key looks: 256 random bits in letters and digits. It is shown once and stored hashed. */
export const SECRET_KEY_PATTERN = /^sk_(test|live)_[A-Za-z0-9]{43}$/u;

/** What every secret key begins with; a bearer token that does is one, whole or mistyped. */
export const SECRET_KEY_START = /^sk_(test|live)_/u;

/** More addresses than a shop's servers have. */
export const MAX_ALLOWED_IPS = 50;

/** How long the old secret may go on beside a new one, in hours. */
export const ROTATION_OVERLAPS = [0, 1, 24] as const;

/** A key that never ends is possible; one that ends does so within this. */
export const MAX_KEY_LIFE_DAYS = 1830;

const mode = v.picklist(['test', 'live']);
const scopes = v.array(v.picklist(API_SCOPES));
const name = requiredText(60);

const scopesInput = v.pipe(
  v.array(v.picklist(API_SCOPES)),
  v.minLength(1, 'validate.required'),
  v.maxLength(API_SCOPES.length, `validate.too_many|max=${API_SCOPES.length}`),
);
/** Addresses and ranges as people type them; the server writes each in its one form and refuses what is none. */
const ipsInput = v.pipe(
  v.array(requiredText(64)),
  v.maxLength(MAX_ALLOWED_IPS, `validate.too_many|max=${MAX_ALLOWED_IPS}`),
);
/** Asked again wherever a live key is made or changed, of people who have one: a session left open is not enough. */
const password = v.optional(v.pipe(v.string(), v.maxLength(128, 'validate.too_long|max=128')));

/** A key that a shop's server calls the API with. The secret itself is in no answer but the one that made it. */
export const secretKey = v.object({
  id,
  name: v.string(),
  mode,
  scopes,
  /** The last four characters of the secret that works now, behind `sk_test_...` or `sk_live_...`. */
  last4: v.string(),
  /** Where calls may come from, as `203.0.113.7` or `2001:db8::/32`; empty: from anywhere. */
  allowed_ips: v.array(v.string()),
  /** Who made it. The key is the company's: it goes on when that person leaves. */
  created_by: v.string(),
  created_at: epochSeconds,
  /** When it ends by itself; null: never. */
  expires_at: v.nullable(epochSeconds),
  /** Exact to a minute; null for a key nobody used yet. */
  last_used_at: v.nullable(epochSeconds),
  last_used_ip: v.nullable(v.string()),
  /** When it stopped working for good; null while it works. */
  revoked_at: v.nullable(epochSeconds),
  /** Older secrets that still work after a rotation, and until when. */
  older: v.array(v.object({ last4: v.string(), ends_at: epochSeconds })),
  /** When it last came from a web page, where anybody may have read it; null: never. */
  seen_in_page_at: v.nullable(epochSeconds),
});
export type SecretKey = v.InferOutput<typeof secretKey>;

/** The one time the secret is shown. */
const madeSecret = v.object({ secret: v.string(), key: secretKey });
export type MadeSecretKey = v.InferOutput<typeof madeSecret>;

export const listSecretKeys = endpoint({
  name: 'listSecretKeys',
  service: 'main',
  method: 'GET',
  path: '/secret_key/list',
  access: 'owner',
  summary: 'List secret keys, active first, then newest first',
  spec: 'trust 4.2',
  query: v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page }),
  response: listOf(secretKey),
});

export const createSecretKey = endpoint({
  name: 'createSecretKey',
  service: 'main',
  method: 'POST',
  path: '/secret_key',
  access: 'owner',
  while_impersonating: false,
  summary: 'Create a secret key; the secret is only returned in this response',
  spec: 'trust 4.2',
  body: v.strictObject({
    name,
    mode,
    scopes: scopesInput,
    allowed_ips: v.optional(ipsInput, []),
    expires_at: v.optional(v.nullable(epochSeconds), null),
    password,
  }),
  response: madeSecret,
  // The answer holds the secret and is not kept.
  idempotency: 'none',
});

export const updateSecretKey = endpoint({
  name: 'updateSecretKey',
  service: 'main',
  method: 'PUT',
  path: '/secret_key/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: "Update a key's permissions and allowed IP addresses; omitted fields and the secret don't change",
  spec: 'trust 4.2',
  params: v.strictObject({ id }),
  body: v.strictObject({
    name: v.optional(name),
    scopes: v.optional(scopesInput),
    allowed_ips: v.optional(ipsInput),
    password,
  }),
  response: secretKey,
  // A request with a password in it is not kept, not even as a hash.
  idempotency: 'none',
  errors: ['not_found', 'secret_key_revoked'],
});

export const rotateSecretKey = endpoint({
  name: 'rotateSecretKey',
  service: 'main',
  method: 'POST',
  path: '/secret_key/{id}/rotate',
  access: 'owner',
  while_impersonating: false,
  summary: "Rotate a key's secret; the old secret expires after 0, 1 or 24 hours",
  spec: 'trust 4.2',
  params: v.strictObject({ id }),
  body: v.strictObject({ overlap_hours: v.picklist(ROTATION_OVERLAPS), password }),
  response: madeSecret,
  idempotency: 'none',
  errors: ['not_found', 'secret_key_revoked', 'secret_key_expired'],
});

export const revokeSecretKey = endpoint({
  name: 'revokeSecretKey',
  service: 'main',
  method: 'DELETE',
  path: '/secret_key/{id}',
  access: 'owner',
  while_impersonating: false,
  // Stopping a key is safe and may be urgent: it waits for nothing.
  is_gated: false,
  summary: 'Revoke a key and all its secrets; idempotent',
  spec: 'trust 4.2',
  params: v.strictObject({ id }),
  response: done,
  errors: ['not_found'],
});
