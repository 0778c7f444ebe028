import * as v from 'valibot';
import { companyRole, user } from './account.ts';
import { endpoint } from './endpoint.ts';
import {
  countryCode,
  done,
  epochSeconds,
  id,
  languageCode,
  listOf,
  pageQuery,
  requiredText,
  text,
} from './primitive.ts';

/** How somebody can sign in. */
const signInWay = v.picklist(['password', 'phone', 'google', 'facebook']);

/** A person of the company (spec 3 'company_role', spec 6). */
export const member = v.object({
  id,
  name: v.string(),
  email: v.string(),
  role: companyRole,
  /** Whether this is the one who asks. */
  is_you: v.boolean(),
  is_mail_verified: v.boolean(),
  sign_in_ways: v.array(signInWay),
  joined_at: epochSeconds,
  /** Exact to a minute; null for somebody who never signed in. */
  last_seen_at: v.nullable(epochSeconds),
});
export type Member = v.InferOutput<typeof member>;

/** Somebody who was asked to join and has not answered. Whether the email has an account anywhere is not said. */
export const invitation = v.object({
  id,
  email: v.string(),
  role: companyRole,
  invited_by: v.string(),
  sent_at: epochSeconds,
  expires_at: epochSeconds,
  is_expired: v.boolean(),
});
export type Invitation = v.InferOutput<typeof invitation>;

const listQuery = v.strictObject({ page: pageQuery.page, per_page: pageQuery.per_page });
const oneId = v.strictObject({ id });
const secret = requiredText(100);

export const listMembers = endpoint({
  name: 'listMembers',
  service: 'main',
  method: 'GET',
  path: '/member/list',
  access: 'writer',
  summary: 'List members, owners first, then by name',
  spec: '6',
  query: listQuery,
  response: listOf(member),
});

export const listInvitations = endpoint({
  name: 'listInvitations',
  service: 'main',
  method: 'GET',
  path: '/member/invitation/list',
  access: 'writer',
  summary: 'List open and expired invitations, newest first',
  spec: '6',
  query: listQuery,
  response: listOf(invitation),
});

export const inviteMember = endpoint({
  name: 'inviteMember',
  service: 'main',
  method: 'POST',
  path: '/member/invitation',
  access: 'owner',
  while_impersonating: false,
  summary: 'Invite a member by email; the link works once and expires in 7 days',
  spec: '6',
  body: v.strictObject({ email: requiredText(254), role: companyRole }),
  response: invitation,
  errors: ['already_member', 'already_invited', 'company_full', 'rate_limited'],
});

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  service: 'main',
  method: 'POST',
  path: '/member/invitation/{id}/resend',
  access: 'owner',
  while_impersonating: false,
  summary: 'Resend an invitation with a new 7-day link; the old link stops working',
  spec: '6',
  params: oneId,
  response: invitation,
  errors: ['not_found', 'company_full', 'rate_limited'],
});

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  service: 'main',
  method: 'DELETE',
  path: '/member/invitation/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: 'Revoke an invitation; idempotent',
  spec: '6',
  params: oneId,
  response: done,
  errors: ['not_found'],
});

export const parseInvitation = endpoint({
  name: 'parseInvitation',
  service: 'main',
  method: 'POST',
  path: '/invitation/parse',
  access: 'public',
  summary: 'Get an invitation by its secret',
  spec: '6',
  body: v.strictObject({ token: secret }),
  response: v.object({
    company_name: v.string(),
    country_code: countryCode,
    email: v.string(),
    role: companyRole,
    expires_at: epochSeconds,
    /** The email has an account in another company: nobody belongs to two, so this cannot be accepted. */
    is_taken: v.boolean(),
  }),
  idempotency: 'none',
  errors: ['invitation_not_available', 'rate_limited'],
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  service: 'main',
  method: 'POST',
  path: '/invitation/accept',
  access: 'public',
  summary: 'Accept an invitation with a name and password, and sign in',
  spec: '6',
  body: v.strictObject({
    token: secret,
    name: text(120),
    password: v.pipe(v.string(), v.maxLength(128)),
    language: v.optional(languageCode),
    /** 'I have read and accept the terms': nobody joins without. */
    is_read: v.boolean(),
  }),
  response: v.object({ token: v.string(), user, expires_at: epochSeconds }),
  idempotency: 'none',
  errors: ['invitation_not_available', 'other_company', 'country_closed', 'rate_limited'],
});

export const changeMemberRole = endpoint({
  name: 'changeMemberRole',
  service: 'main',
  method: 'PUT',
  path: '/member/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: "Change a member's role, effective from their next request",
  spec: '6',
  params: oneId,
  body: v.strictObject({ role: companyRole }),
  response: member,
  errors: ['not_found', 'own_membership', 'last_owner'],
});

export const removeMember = endpoint({
  name: 'removeMember',
  service: 'main',
  method: 'DELETE',
  path: '/member/{id}',
  access: 'owner',
  while_impersonating: false,
  summary: 'Remove a member, end their sessions and release their email',
  spec: '6',
  params: oneId,
  response: done,
  errors: ['not_found', 'own_membership', 'last_owner'],
});
