import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { findCompany, findUserByVerifiedEmail } from '../account/index.ts';
import { findInvitationOfToken } from './invitation.repo.ts';

/**
 * What a link is for. Its secret was sent to the email's own mailbox, so the holder may know whether that email is taken.
 * A link that is unknown, expired, used, taken back or replaced is answered alike: `invitation_not_available`.
 */
export async function parseInvitation({ ctx, token }: { ctx: Ctx; token: string }) {
  const row = await findInvitationOfToken(ctx, hashSecret(token), epochSeconds(ctx.clock));
  const company = row && (await findCompany(ctx, row.company_id));
  if (!company) throw new DomainError('invitation_not_available');
  return {
    company_name: company.name,
    country_code: company.country_code,
    email: row.email,
    role: row.role,
    expires_at: row.expires_at,
    is_taken: (await findUserByVerifiedEmail(ctx, row.email)) !== null,
  };
}
