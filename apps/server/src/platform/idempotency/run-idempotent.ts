import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { idempotencyKeys } from './idempotency.table.ts';

export interface StoredAnswer {
  status: number;
  body: unknown;
  replayed: boolean;
}

export interface IdempotentRequest {
  /** Caller, method and route: the same key of somebody else is another key. */
  scope: string;
  key: string;
  request: unknown;
}

/** A claim of a server that died is taken over after this long: longer than any call runs. */
const CLAIM_S = 35;
const RELEASE_AGAIN_MS = 500;

/** Answers are kept this long (trust 1). */
const KEPT_S = 7 * 86_400;

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/**
 * Runs `work` at most once per key and answers every later call with the first answer (trust 1).
 * Throws `idempotency_key_reused` (422) for another payload, `idempotency_in_progress` (409) while the first runs.
 * A refusal or a fault is not kept: nothing happened, so the same key may try again.
 */
export async function runIdempotent(
  ctx: Ctx,
  once: IdempotentRequest,
  work: () => Promise<{ status: number; body: unknown }>,
): Promise<StoredAnswer> {
  const now = epochSeconds(ctx.clock);
  const request_hash = hashOf(once.request);
  const mine = and(eq(idempotencyKeys.scope, once.scope), eq(idempotencyKeys.key, once.key));

  const locked_until = now + CLAIM_S;
  const claimed = await ctx.db
    .insert(idempotencyKeys)
    .values({ scope: once.scope, key: once.key, request_hash, locked_until, created_at: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { locked_until },
      setWhere:
        and(
          isNull(idempotencyKeys.status),
          lt(idempotencyKeys.locked_until, now),
          eq(idempotencyKeys.request_hash, request_hash),
        ) ?? sql`false`,
    })
    .returning({ key: idempotencyKeys.key });

  if (claimed.length === 0) {
    const [stored] = await ctx.db.select().from(idempotencyKeys).where(mine);
    if (stored && stored.request_hash !== request_hash) throw new DomainError('idempotency_key_reused');
    if (stored?.status == null) throw new DomainError('idempotency_in_progress', { retry_after_s: 1 });
    return { status: stored.status, body: stored.body, replayed: true };
  }

  try {
    const answer = await work();
    await ctx.db.update(idempotencyKeys).set({ status: answer.status, body: answer.body }).where(mine);
    return { ...answer, replayed: false };
  } catch (error) {
    // Nothing happened, so nothing is kept: the same key may try again. Who takes the claim over later has a later time in it.
    const release = async () => {
      await ctx.db
        .delete(idempotencyKeys)
        .where(and(mine, isNull(idempotencyKeys.status), eq(idempotencyKeys.locked_until, locked_until)));
    };
    await release().catch(() => void releaseLater(release));
    throw error;
  }
}

/**
 * Where the database went away under the work, the claim is given back once it is there again: else everybody who tries again, as
 * they are told to, would wait until the claim runs out by itself.
 */
async function releaseLater(release: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < (CLAIM_S * 1000) / RELEASE_AGAIN_MS; tries += 1) {
    await sleep(RELEASE_AGAIN_MS, undefined, { ref: false });
    const is_released = await release().then(
      () => true,
      () => false,
    );
    if (is_released) return;
  }
}

/** Forgets answers older than seven days. */
export async function purgeIdempotencyKeys(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, epochSeconds(ctx.clock) - KEPT_S));
}
