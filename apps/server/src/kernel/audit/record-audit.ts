import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { auditLog } from './audit.table.ts';

export interface AuditEntry {
  action: string;
  object_type: string;
  object_id: string;
  /** Facts without personal data: amounts, states, ids. */
  details?: Record<string, unknown>;
  /** For changes that happen before anybody is signed in. */
  company_id?: string;
  actor_id?: string;
}

/** Records a change in the caller's transaction. */
export async function recordAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(auditLog).values({
    at: epochSeconds(ctx.clock),
    company_id: entry.company_id ?? ctx.actor?.company_id ?? null,
    actor_id: entry.actor_id ?? ctx.actor?.user_id ?? null,
    session_id: ctx.actor?.session_id ?? null,
    request_id: ctx.request_id,
    ip: ctx.ip,
    action: entry.action,
    object_type: entry.object_type,
    object_id: entry.object_id,
    details: entry.details ?? {},
  });
}
