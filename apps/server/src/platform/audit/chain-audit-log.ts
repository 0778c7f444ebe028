import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { insertRows } from '../database/insert-rows.ts';
import { withTransaction } from '../transaction.ts';
import { GENESIS_HASH, headHash, linkHashOf, NO_COMPANY_ID, entryHash } from './audit-hash.ts';
import { auditChain, auditHeads, auditLog, auditUnsealed, type AuditRow } from './audit.table.ts';

const BATCH = 1_000;
/** Any fixed number: who holds this lock seals. */
const SEAL_LOCK = 7_209_113;

/**
 * Gives rows that were committed meanwhile their place in the chain of their company. Writers never wait for it, and of
 * several servers one seals at a time. A row the application did not write gets no place: that is how it is found later.
 * Answers how many it took when there may be more, else 0.
 */
export async function chainAuditLog(ctx: Ctx): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const lock = await tx.db.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${SEAL_LOCK}) as mine`);
    if (!lock.rows[0]?.mine) return 0;
    const waiting = await tx.db
      .select({ row: auditLog })
      .from(auditUnsealed)
      .innerJoin(auditLog, eq(auditLog.seq, auditUnsealed.seq))
      .orderBy(asc(auditUnsealed.seq))
      .limit(BATCH);
    if (waiting.length === 0) return 0;
    const rows = waiting.map(({ row }) => row);
    await link(
      tx,
      rows.filter((row) => row.mac === entryHash(tx.env, row)),
    );
    await tx.db.delete(auditUnsealed).where(
      inArray(
        auditUnsealed.seq,
        rows.map(({ seq }) => seq),
      ),
    );
    return rows.length === BATCH ? rows.length : 0;
  });
}

async function link(tx: Ctx, rows: readonly AuditRow[]): Promise<void> {
  const chains = [...new Set(rows.map(chainFor))];
  if (chains.length === 0) return;
  const known = await tx.db.select().from(auditHeads).where(inArray(auditHeads.chain_id, chains));
  const heads = new Map(known.map(({ chain_id, length, hash }) => [chain_id, { length, hash }]));
  const links = rows.map((row) => {
    const chain_id = chainFor(row);
    const head = heads.get(chain_id) ?? { length: 0, hash: GENESIS_HASH };
    const place = { chain_id, position: head.length + 1, seq: row.seq, prev_hash: head.hash };
    const hash = linkHashOf(tx.env, place, row.mac);
    heads.set(chain_id, { length: place.position, hash });
    return { ...place, hash };
  });
  await insertRows(tx.db, auditChain, links);
  const ends = [...heads].map(([chain_id, { length, hash }]) => ({
    chain_id,
    length,
    hash,
    mac: headHash(tx.env, { chain_id, length, hash }),
  }));
  await tx.db
    .insert(auditHeads)
    .values(ends)
    .onConflictDoUpdate({
      target: auditHeads.chain_id,
      set: { length: sql`excluded.length`, hash: sql`excluded.hash`, mac: sql`excluded.mac` },
    });
}

/** The chain a row belongs to. */
export function chainFor({ company_id }: Pick<AuditRow, 'company_id'>): string {
  return company_id ?? NO_COMPANY_ID;
}
