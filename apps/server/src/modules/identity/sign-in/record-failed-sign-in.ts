import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { SessionMethod } from '../session/index.ts';
import type { UserWithCompany } from '../account/index.ts';

/**
 * Notes a sign-in that failed (trust 8): in the log of the company it was meant for, when there is one. The same is written
 * for somebody nobody knows, so that time does not tell which it was.
 */
export async function recordFailedSignIn(
  ctx: Ctx,
  person: UserWithCompany | null,
  method: SessionMethod,
): Promise<void> {
  await recordAudit(ctx, {
    action: 'session.refused',
    object_type: 'user',
    object_id: person?.user.id ?? 'unknown',
    company_id: person?.company.id ?? null,
    details: { method },
    result: 'failed',
  });
}
