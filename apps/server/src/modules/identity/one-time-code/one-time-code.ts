import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { oneTimeCodes, type CodePurpose } from './one-time-code.table.ts';

/** A code lives ten minutes at most (ASVS 6.5.5). */
export const CODE_TTL_S = 600;
/** Five wrong ones, and the code is dead (trust 4.21). */
const MAX_TRIES = 5;

export interface CodeOwner {
  purpose: CodePurpose;
  subject: string;
}

/** The hashes of a code, by the secret and by the former ones: a code may be on its way while the secret is replaced. */
function hashesOf(ctx: Ctx, { purpose, subject }: CodeOwner, code: string): string[] {
  return ctx.env.signing_secrets.map((secret) =>
    createHmac('sha256', `one-time code ${secret}`).update(`${purpose}:${subject}:${code}`).digest('hex'),
  );
}

async function write(ctx: Ctx, owner: CodeOwner, code_hash: string | null): Promise<void> {
  const fresh = { code_hash, tries: 0, expires_at: epochSeconds(ctx.clock) + CODE_TTL_S, spent_at: null };
  await ctx.db
    .insert(oneTimeCodes)
    .values({ ...owner, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.purpose, oneTimeCodes.subject], set: fresh });
}

/** Makes the code of somebody, six digits; the one before it is dead. It leaves the server in a message, nowhere else. */
export async function issueCode(ctx: Ctx, owner: CodeOwner): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await write(ctx, owner, hashesOf(ctx, owner, code)[0] ?? null);
  return code;
}

/** Kills the code of somebody. */
export async function revokeCode(ctx: Ctx, owner: CodeOwner): Promise<void> {
  await write(ctx, owner, null);
}

/**
 * Tries a code: `right` once, for the right code in time; `wrong` when it was compared; `dead` when it was not looked at,
 * because there is no code, or its time or its tries are over. A try is counted before anything is compared and by one
 * statement, so any number of guesses at once get five. Call it outside of a transaction: a try counts whatever follows.
 */
export async function verifyCode(ctx: Ctx, owner: CodeOwner, code: string): Promise<'right' | 'wrong' | 'dead'> {
  const now = epochSeconds(ctx.clock);
  const mine = and(eq(oneTimeCodes.purpose, owner.purpose), eq(oneTimeCodes.subject, owner.subject));
  const [row] = await ctx.db
    .insert(oneTimeCodes)
    .values({ ...owner, code_hash: null, tries: 1, expires_at: now })
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.subject],
      set: { tries: sql`least(${oneTimeCodes.tries} + 1, 1000)` },
    })
    .returning();
  if (!row || row.code_hash === null || row.spent_at !== null) return 'dead';
  if (row.tries > MAX_TRIES || row.expires_at <= now) return 'dead';
  const kept = Buffer.from(row.code_hash);
  if (!hashesOf(ctx, owner, code).some((hash) => timingSafeEqual(kept, Buffer.from(hash)))) return 'wrong';
  const spent = await ctx.db
    .update(oneTimeCodes)
    .set({ spent_at: now })
    .where(and(mine, isNull(oneTimeCodes.spent_at), eq(oneTimeCodes.code_hash, row.code_hash)))
    .returning({ purpose: oneTimeCodes.purpose });
  return spent.length === 1 ? 'right' : 'dead';
}

/** Forgets codes whose time is over. */
export async function purgeCodes(ctx: Ctx): Promise<void> {
  await ctx.db.delete(oneTimeCodes).where(lt(oneTimeCodes.expires_at, epochSeconds(ctx.clock)));
}
