import * as v from 'valibot';
import { companyRole, session } from './account.ts';
import { endpoint } from './endpoint.ts';
import { countryCode, epochSeconds, id, listOf, requiredText } from './primitive.ts';

/** Somebody an admin of Sampan may want to help. */
export const adminPerson = v.object({
  id,
  name: v.string(),
  email: v.string(),
  company_name: v.string(),
  country_code: countryCode,
  company_role: companyRole,
  /** False for admins of Sampan, for people who were removed, and in countries that are closed. */
  may_login_as: v.boolean(),
});
export type AdminPerson = v.InferOutput<typeof adminPerson>;

export const listAdminPersons = endpoint({
  name: 'listAdminPersons',
  service: 'main',
  method: 'GET',
  path: '/admin/person/list',
  access: 'admin',
  summary: 'Search users by name, email or company; up to 20 results',
  spec: '4 Login as',
  query: v.strictObject({
    search: requiredText(80),
  }),
  response: listOf(adminPerson),
});

export const createLoginAsGrant = endpoint({
  name: 'createLoginAsGrant',
  service: 'main',
  method: 'POST',
  path: '/admin/login_as_grant',
  access: 'admin',
  summary: 'Create a single-use token to act as a user, valid for 10 minutes; the user sees the reason',
  spec: '4 Login as',
  body: v.strictObject({ user_id: id, reason: requiredText(300) }),
  response: v.object({ access_token: v.string(), expires_at: epochSeconds }),
  idempotency: 'none',
  errors: ['not_found', 'current_account', 'login_as_refused'],
});

export const loginAsAdmin = endpoint({
  name: 'loginAsAdmin',
  service: 'main',
  method: 'POST',
  path: '/login_as_admin',
  access: 'admin',
  summary: 'Start a 60-minute session as a user, without irreversible actions',
  spec: '4 Login as',
  body: v.strictObject({ access_token: requiredText(200) }),
  response: session,
  idempotency: 'none',
  errors: ['login_as_token_dead', 'current_account', 'login_as_refused', 'country_closed', 'rate_limited'],
});
