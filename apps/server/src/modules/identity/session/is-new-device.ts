import { and, desc, eq, isNull } from 'drizzle-orm';
import { deviceLabel } from '../../../platform/audit/client-fingerprint.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sessions } from './session.table.ts';

/** Sessions looked back at; they are kept for months. */
const LOOKED_AT = 200;

/**
 * Whether somebody signs in with a browser and system that they have not used before. Nobody's first device is new: there
 * is nothing to compare it with.
 */
export async function isNewDevice(ctx: Ctx, user_id: string, user_agent: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ user_agent: sessions.user_agent })
    .from(sessions)
    .where(and(eq(sessions.user_id, user_id), isNull(sessions.impersonator_id)))
    .orderBy(desc(sessions.created_at))
    .limit(LOOKED_AT);
  const device = deviceLabel(user_agent);
  return rows.length > 0 && rows.every((row) => deviceLabel(row.user_agent) !== device);
}
