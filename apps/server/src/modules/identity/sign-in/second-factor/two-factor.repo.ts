import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../../platform/clock.ts';
import type { Ctx } from '../../../../platform/context.ts';
import type { SealedStore } from '../../../../platform/reseal.ts';
import { decryptText, encryptText, type EncryptionContext } from '../../../../platform/text-encryption.ts';
import { users } from '../../account/index.ts';
import { twoFactors, type TwoFactorRow } from './two-factor.table.ts';

/** Bound to its person: copied to another row it does not open. */
function sealOf({ env }: Pick<Ctx, 'env'>, user_id: string): EncryptionContext {
  return { keys: env.sealing_keys, purpose: 'sampan two-factor secrets v1', bound_to: user_id };
}

export async function findTwoFactor(ctx: Ctx, user_id: string): Promise<TwoFactorRow | null> {
  const [row] = await ctx.db.select().from(twoFactors).where(eq(twoFactors.user_id, user_id));
  return row ?? null;
}

/** The secret of an app; throws when no key of the ring opens it, which must never read as "no second step". */
export function secretOf(ctx: Ctx, row: TwoFactorRow): string {
  const secret = decryptText(sealOf(ctx, row.user_id), row.secret);
  if (secret === null) throw new Error('a two-factor secret cannot be opened with SAMPAN_SEALING_KEYS');
  return secret;
}

/** Begins anew while nothing is confirmed; false when the person already has an app. */
export async function beginTwoFactor(tx: Ctx, user_id: string, secret: string): Promise<boolean> {
  const fresh = { secret: encryptText(sealOf(tx, user_id), secret), last_step: 0, created_at: epochSeconds(tx.clock) };
  const rows = await tx.db
    .insert(twoFactors)
    .values({ user_id, ...fresh })
    .onConflictDoUpdate({ target: twoFactors.user_id, set: fresh, setWhere: isNull(twoFactors.confirmed_at) })
    .returning({ user_id: twoFactors.user_id });
  return rows.length === 1;
}

/** Spends the codes up to a time step, by one statement: of two calls with one code, one wins. */
export async function spendStep(tx: Ctx, user_id: string, step: number): Promise<boolean> {
  const rows = await tx.db
    .update(twoFactors)
    .set({ last_step: step })
    .where(and(eq(twoFactors.user_id, user_id), lt(twoFactors.last_step, step)))
    .returning({ user_id: twoFactors.user_id });
  return rows.length === 1;
}

/** Spends a recovery code; false when it is unknown or spent. */
export async function spendRecoveryCode(tx: Ctx, user_id: string, hash: string): Promise<boolean> {
  const rows = await tx.db
    .update(twoFactors)
    .set({ recovery_hashes: sql`array_remove(${twoFactors.recovery_hashes}, ${hash})` })
    .where(
      and(
        eq(twoFactors.user_id, user_id),
        isNotNull(twoFactors.confirmed_at),
        sql`${hash} = any(${twoFactors.recovery_hashes})`,
      ),
    )
    .returning({ user_id: twoFactors.user_id });
  return rows.length === 1;
}

/** From now on a sign-in asks for a code. False when somebody else was faster. */
export async function confirmTwoFactorRow(tx: Ctx, user_id: string, recovery_hashes: string[]): Promise<boolean> {
  const confirmed_at = epochSeconds(tx.clock);
  const rows = await tx.db
    .update(twoFactors)
    .set({ confirmed_at, recovery_hashes })
    .where(and(eq(twoFactors.user_id, user_id), isNull(twoFactors.confirmed_at)))
    .returning({ user_id: twoFactors.user_id });
  if (rows.length === 1) await tx.db.update(users).set({ two_factor_at: confirmed_at }).where(eq(users.id, user_id));
  return rows.length === 1;
}

/** Puts new recovery codes in place of those that are left; false when there is no app any more. */
export async function replaceRecoveryHashes(tx: Ctx, user_id: string, recovery_hashes: string[]): Promise<boolean> {
  const rows = await tx.db
    .update(twoFactors)
    .set({ recovery_hashes })
    .where(and(eq(twoFactors.user_id, user_id), isNotNull(twoFactors.confirmed_at)))
    .returning({ user_id: twoFactors.user_id });
  return rows.length === 1;
}

export async function deleteTwoFactor(tx: Ctx, user_id: string): Promise<void> {
  await tx.db.delete(twoFactors).where(eq(twoFactors.user_id, user_id));
  await tx.db.update(users).set({ two_factor_at: null }).where(eq(users.id, user_id));
}

/** For the rotation of the keyring. */
export const sealedTwoFactors: SealedStore = {
  name: 'two-factor secrets',
  async rows(tx, after, limit) {
    const rows = await tx.db
      .select({ id: twoFactors.user_id, secret: twoFactors.secret })
      .from(twoFactors)
      .where(after === null ? undefined : gt(twoFactors.user_id, after))
      .orderBy(asc(twoFactors.user_id))
      .limit(limit)
      .for('update');
    return rows.map(({ id, secret }) => ({
      id,
      seal: sealOf(tx, id),
      texts: [secret],
      async write([sealed = secret]) {
        await tx.db.update(twoFactors).set({ secret: sealed }).where(eq(twoFactors.user_id, id));
      },
    }));
  },
};
