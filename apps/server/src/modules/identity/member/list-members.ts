import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { offsetOf } from '../../../platform/page.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { findInvitations } from './invitation.repo.ts';
import { findMembers } from './member.repo.ts';
import { presentInvitation, presentMember } from './present-member.ts';

interface Page {
  page: number;
  per_page: number;
}

/** The company's people, owners first (spec 6). Removed ones are not among them. */
export async function listMembers({ ctx, query }: { ctx: Ctx; query: Page }) {
  const { company_id, user_id } = requireWriter(ctx);
  const { page, per_page } = query;
  const { rows, total } = await findMembers(ctx, company_id, { limit: per_page, offset: offsetOf(page, per_page) });
  return { records: rows.map((row) => presentMember(row, user_id)), total, page, per_page };
}

/** Who was asked to join and has not answered, expired invitations too (spec 6). */
export async function listInvitations({ ctx, query }: { ctx: Ctx; query: Page }) {
  const { company_id } = requireWriter(ctx);
  const { page, per_page } = query;
  const { rows, total } = await findInvitations(ctx, company_id, { limit: per_page, offset: offsetOf(page, per_page) });
  const now = epochSeconds(ctx.clock);
  return {
    records: rows.map(({ invitation, inviter }) => presentInvitation(invitation, inviter, now)),
    total,
    page,
    per_page,
  };
}
