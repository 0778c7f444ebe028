import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { GENESIS_HASH, headHash, linkHashOf, NO_COMPANY_ID, entryHash } from './audit-hash.ts';
import { auditChain, auditHeads, auditLog, auditUnsealed } from './audit.table.ts';
import { chainFor } from './chain-audit-log.ts';

/**
 * - `changed`: a row is no longer what the application wrote
 * - `removed`: a row is gone
 * - `foreign`: a row the application did not write
 * - `chain`: a link of the chain, or its end, was touched
 */
export type AuditFindingKind = 'changed' | 'removed' | 'foreign' | 'chain';

export interface AuditFinding {
  kind: AuditFindingKind;
  /** Null for what belongs to no company. */
  company_id: string | null;
  /** Which row; null when only the chain tells of it. */
  seq: number | null;
  /** The place in the company's chain; null for rows that have none. */
  position: number | null;
}

export interface AuditVerification {
  rows: number;
  findings: AuditFinding[];
}

const BATCH = 2_000;
const MOST_FINDINGS = 1_000;

/**
 * Reads the whole log and says which rows were changed, removed or put in by somebody else than the application (trust 8).
 * Everything is read as of one moment, so rows that come meanwhile do not confuse it.
 */
export async function verifyAudit(ctx: Ctx): Promise<AuditVerification> {
  return ctx.db.transaction(
    async (db) => {
      const at_once = { ...ctx, db };
      const chained = await readChains(at_once);
      const loose = await readLoose(at_once);
      return {
        rows: chained.rows + loose.rows,
        findings: [...chained.findings, ...loose.findings].slice(0, MOST_FINDINGS),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

interface End {
  chain_id: string;
  length: number;
  hash: string;
}

async function readChains(ctx: Ctx): Promise<AuditVerification> {
  const findings: AuditFinding[] = [];
  const ends = new Map<string, End>();
  let rows = 0;
  let last = { chain_id: NO_COMPANY_ID, position: 0 };
  for (;;) {
    const batch = await ctx.db
      .select({ link: auditChain, row: auditLog })
      .from(auditChain)
      .leftJoin(auditLog, eq(auditLog.seq, auditChain.seq))
      .where(sql`(${auditChain.chain_id}, ${auditChain.position}) > (${last.chain_id}::uuid, ${last.position})`)
      .orderBy(asc(auditChain.chain_id), asc(auditChain.position))
      .limit(BATCH);
    for (const { link, row } of batch) {
      rows += 1;
      const end = ends.get(link.chain_id) ?? { chain_id: link.chain_id, length: 0, hash: GENESIS_HASH };
      const find = (kind: AuditFindingKind) =>
        findings.push({ kind, ...placeOf(link.chain_id), seq: link.seq, position: link.position });
      if (!row) find('removed');
      else if (row.mac !== entryHash(ctx.env, row) || chainFor(row) !== link.chain_id) find('changed');
      const follows = link.position === end.length + 1 && link.prev_hash === end.hash;
      if (!follows || (row && link.hash !== linkHashOf(ctx.env, link, row.mac))) find('chain');
      ends.set(link.chain_id, { chain_id: link.chain_id, length: link.position, hash: link.hash });
    }
    const end = batch.at(-1)?.link;
    if (!end || batch.length < BATCH) break;
    last = end;
  }
  return { rows, findings: [...findings, ...(await checkEnds(ctx, ends))] };
}

/** A chain that was cut off at its end still fits together; what was noted of its end does not fit any more. */
async function checkEnds(ctx: Ctx, ends: Map<string, End>): Promise<AuditFinding[]> {
  const heads = new Map((await ctx.db.select().from(auditHeads)).map((head) => [head.chain_id, head]));
  const chains = [...new Set([...ends.keys(), ...heads.keys()])];
  return chains.flatMap((chain_id) => {
    const head = heads.get(chain_id);
    const end = ends.get(chain_id);
    const fits = head && end && head.length === end.length && head.hash === end.hash;
    if (fits && head.mac === headHash(ctx.env, head)) return [];
    return [{ kind: 'chain' as const, ...placeOf(chain_id), seq: null, position: end?.length ?? null }];
  });
}

/** Rows without a place in a chain: those that wait for it must be the application's own, others must not be there. */
async function readLoose(ctx: Ctx): Promise<AuditVerification> {
  const waiting = await ctx.db
    .select({ seq: auditUnsealed.seq, row: auditLog })
    .from(auditUnsealed)
    .leftJoin(auditLog, eq(auditLog.seq, auditUnsealed.seq));
  const findings = waiting.flatMap(({ seq, row }): AuditFinding[] => {
    if (!row) return [{ kind: 'removed', company_id: null, seq, position: null }];
    if (row.mac === entryHash(ctx.env, row)) return [];
    return [{ kind: 'foreign', company_id: row.company_id, seq, position: null }];
  });
  const placeless = await ctx.db
    .select({ seq: auditLog.seq, company_id: auditLog.company_id })
    .from(auditLog)
    .leftJoin(auditChain, eq(auditChain.seq, auditLog.seq))
    .leftJoin(auditUnsealed, eq(auditUnsealed.seq, auditLog.seq))
    .where(and(isNull(auditChain.seq), isNull(auditUnsealed.seq)))
    .orderBy(asc(auditLog.seq))
    .limit(MOST_FINDINGS);
  const foreign = placeless.map((row): AuditFinding => ({ kind: 'foreign', ...row, position: null }));
  return { rows: waiting.length + placeless.length, findings: [...findings, ...foreign] };
}

function placeOf(chain_id: string): { company_id: string | null } {
  return { company_id: chain_id === NO_COMPANY_ID ? null : chain_id };
}
