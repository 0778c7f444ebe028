import * as v from 'valibot';
import { coordinate } from './address.ts';
import { endpoint } from './endpoint.ts';
import { amount, countryCode, currencyCode, epochSeconds, id, languageCode, requiredText, text } from './primitive.ts';

export const companyRole = v.picklist(['owner', 'staff', 'staff_ro']);

/** A saved pick-up place with the person to ask for there. */
export const pickupLocation = v.object({
  id,
  name: v.string(),
  phone: v.string(),
  /** What the company calls the place; may be empty. */
  place_name: v.string(),
  /** Opening hours, a gate code: what a driver must know. */
  note: v.string(),
  coordinate,
  is_default: v.boolean(),
});
export type PickupLocation = v.InferOutput<typeof pickupLocation>;

/** The signed-in person (spec 3 'User account'). */
export const user = v.object({
  id,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  avatar: v.nullable(v.string()),
  balance: amount,
  currency: currencyCode,
  country_code: countryCode,
  company_name: v.string(),
  payment_type: v.picklist(['prepaid', 'post_billing']),
  company_role: companyRole,
  is_admin: v.boolean(),
  /** One of the operator's people who has to set up an authenticator app before anything of the operator's is open. */
  needs_two_factor: v.optional(v.boolean()),
  /** An admin of Sampan acts as this person in this session (spec 6 'Login as'). */
  is_admin_logged_in: v.boolean(),
  /** Until when; only while an admin acts as this person. */
  impersonated_until: v.optional(epochSeconds),
  is_first_login: v.boolean(),
  /** False for people who sign in by phone or with another provider alone. */
  has_password: v.boolean(),
  is_test: v.boolean(),
  /** Nothing this person does is real: a test account, or any account of a demo server. */
  is_test_mode: v.boolean(),
  is_mail_verified: v.boolean(),
  requires_email_verification: v.boolean(),
  accept_locad: v.boolean(),
  invite_code: v.string(),
  language: languageCode,
  /** Pick-up address; null until given. */
  pickup_location: v.nullable(coordinate),
  /** Billing address; null until given. */
  coordinate: v.nullable(coordinate),
  is_same_billing_and_delivery_address: v.boolean(),
  /** The company's saved cards; empty for people who may not see them. */
  paymentMethodList: v.object({ records: v.array(v.object({ id, is_default: v.boolean() })) }),
  /** Names of the endpoints the caller may call, public ones left out (spec 6). Unverified email and new terms do not shorten it. */
  rights: v.array(v.string()),
});
export type User = v.InferOutput<typeof user>;

/** Answers with a secret are never kept for an Idempotency-Key: only the secret's hash may stand in the database. */
export const session = v.object({ token: v.string(), user, expires_at: epochSeconds });
export type Session = v.InferOutput<typeof session>;

export const getMe = endpoint({
  name: 'getMe',
  service: 'main',
  method: 'GET',
  path: '/me',
  access: 'member',
  api_scope: 'account:read',
  summary: 'Get the signed-in user',
  spec: '7 Account',
  response: user,
});

export const updateMe = endpoint({
  name: 'updateMe',
  service: 'main',
  method: 'PUT',
  path: '/me',
  access: 'member',
  summary: 'Update name, phone, language or the first-login flag',
  spec: '7 Account',
  body: v.strictObject({
    name: v.optional(requiredText(120)),
    phone: v.optional(text(24)),
    language: v.optional(languageCode),
    is_first_login: v.optional(v.literal(false)),
  }),
  response: user,
});

export const acceptTerms = endpoint({
  name: 'acceptTerms',
  service: 'main',
  method: 'POST',
  path: '/me/accept_locad',
  access: 'member',
  while_impersonating: false,
  summary: 'Accept the updated terms',
  spec: '4 Terms modal',
  response: user,
});

export const getWalletBalance = endpoint({
  name: 'getWalletBalance',
  service: 'main',
  method: 'GET',
  path: '/me/wallet_balance',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'Get the wallet balance: `balance` is available, `held` is reserved for pending labels',
  spec: '7 Account',
  response: v.object({ balance: amount, held: amount, currency: currencyCode }),
});

export const createLiveTicket = endpoint({
  name: 'createLiveTicket',
  service: 'main',
  method: 'POST',
  path: '/me/live_ticket',
  access: 'member',
  summary: 'Create a single-use ticket for the live connection, valid for 60 seconds',
  spec: '4 Live events',
  response: v.object({ ticket: v.string(), expires_at: epochSeconds }),
  idempotency: 'none',
});

export const saveSetting = endpoint({
  name: 'saveSetting',
  service: 'main',
  method: 'PUT',
  path: '/setting',
  access: 'writer',
  summary: 'Save name, phone, billing and pick-up address',
  spec: '7 Settings and payment',
  body: v.strictObject({
    name: v.optional(requiredText(120)),
    phone: v.optional(text(24)),
    /** Only the owner's word counts. */
    company_name: v.optional(requiredText(200)),
    coordinate: v.optional(coordinate),
    pickup_location: v.optional(coordinate),
    is_same_billing_and_delivery_address: v.optional(v.boolean()),
  }),
  response: user,
});

export const listPickupLocations = endpoint({
  name: 'listPickupLocations',
  service: 'main',
  method: 'GET',
  path: '/pickup_location/list',
  access: 'member',
  api_scope: 'account:read',
  summary: 'List pick-up locations, default first',
  spec: '7 Common',
  response: v.object({ records: v.array(pickupLocation), total: v.number(), page: v.number(), per_page: v.number() }),
});
