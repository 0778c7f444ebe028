import type { Invitation, Member } from '@sampan/contract';
import type { UserRow } from '../account/index.ts';
import type { MemberRecord } from './member.repo.ts';
import type { InvitationRow } from './member.table.ts';

/** A person as their own company sees them. */
export function presentMember({ user, last_seen_at, providers }: MemberRecord, asker_id: string): Member {
  return {
    id: user.id,
    name: user.name,
    email: user.email ?? '',
    role: user.role,
    is_you: user.id === asker_id,
    is_mail_verified: user.is_mail_verified,
    sign_in_ways: [
      ...(user.password_hash === null ? [] : (['password'] as const)),
      ...(user.login_phone === null ? [] : (['phone'] as const)),
      ...providers,
    ],
    joined_at: user.created_at,
    last_seen_at,
  };
}

/** An invitation as the company sees it: never its link, never whether the email has an account. */
export function presentInvitation(
  row: InvitationRow,
  inviter: Pick<UserRow, 'name' | 'email'>,
  now: number,
): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invited_by: inviter.name === '' ? (inviter.email ?? '') : inviter.name,
    sent_at: row.created_at,
    expires_at: row.expires_at,
    is_expired: row.expires_at <= now,
  };
}
