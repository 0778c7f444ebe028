import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { codCollections, type CollectionRow } from './cod.table.ts';
import { findMismatch } from './match-row.ts';
import { remittanceFormatOf } from './remittance-format.ts';
import { codRemittanceRows, type RemittanceLine } from './remittance.table.ts';

const REMATCHED_AT_ONCE = 1_000;

/** What a row is found to be. */
export type MatchResult = Pick<RemittanceLine, 'state' | 'reason' | 'column' | 'expected_minor' | 'expected_currency'>;

/**
 * The parcels behind tracking codes: this courier's, or another's where only another has the code. `lock` keeps others from
 * changing them meanwhile, in an order in which nobody waits for each other.
 */
export async function findCollections(
  ctx: Ctx,
  courier_alias: string,
  codes: readonly string[],
  options: { lock?: boolean } = {},
): Promise<Map<string, CollectionRow>> {
  const query = ctx.db
    .select()
    .from(codCollections)
    .where(sql`${codCollections.tracking_code} = any(${sql.param([...new Set(codes)])}::text[])`)
    .orderBy(codCollections.company_id, codCollections.order_id);
  const rows = options.lock ? await query.for('update') : await query;
  const found = new Map<string, CollectionRow>();
  for (const row of rows)
    if (row.courier_alias === courier_alias || !found.has(row.tracking_code)) found.set(row.tracking_code, row);
  return found;
}

/** Judges a row; `taken` are the tracking codes of good rows so far, of which there is one each. */
export function matchRow(
  line: Pick<RemittanceLine, 'courier_alias' | 'tracking_code' | 'currency' | 'collected_minor'>,
  cash: ReadonlyMap<string, CollectionRow>,
  taken: Set<string>,
): MatchResult {
  const wrong = findMismatch(line, cash.get(line.tracking_code) ?? null, taken.has(line.tracking_code));
  if (wrong === null) {
    taken.add(line.tracking_code);
    return { state: 'good', reason: null, column: null, expected_minor: null, expected_currency: null };
  }
  const { reason, field, expected_minor, expected_currency } = wrong;
  const column = remittanceFormatOf(line.courier_alias).columns[field];
  return { state: 'bad', reason, column, expected_minor, expected_currency };
}

/**
 * Judges the rows of a known file again: what was not delivered then may be now. Settled and unreadable rows stay as they
 * are. Answers how many rows fit. Must run in a transaction that has the remittance locked.
 */
export async function rematchRemittance(tx: Ctx, remittance: { id: string; courier_alias: string }): Promise<number> {
  const taken = new Set<string>();
  let good = 0;
  for (let after = 0; ;) {
    const lines = await tx.db
      .select()
      .from(codRemittanceRows)
      .where(
        and(
          eq(codRemittanceRows.remittance_id, remittance.id),
          inArray(codRemittanceRows.state, ['good', 'bad']),
          sql`${codRemittanceRows.row} > ${after}`,
        ),
      )
      .orderBy(codRemittanceRows.row)
      .limit(REMATCHED_AT_ONCE);
    if (lines.length === 0) return good;
    const cash = await findCollections(
      tx,
      remittance.courier_alias,
      lines.map((line) => line.tracking_code),
    );
    for (const line of lines.filter(({ reason }) => reason !== 'malformed')) {
      const result = matchRow(line, cash, taken);
      if (result.state === 'good') good += 1;
      if (result.state !== line.state || result.reason !== line.reason) await saveMatchResult(tx, line, result);
    }
    after = lines.at(-1)?.row ?? after;
  }
}

/** Writes what became of a row. */
export async function saveMatchResult(
  tx: Ctx,
  line: Pick<RemittanceLine, 'remittance_id' | 'row'>,
  result: MatchResult,
): Promise<void> {
  await tx.db
    .update(codRemittanceRows)
    .set(result)
    .where(and(eq(codRemittanceRows.remittance_id, line.remittance_id), eq(codRemittanceRows.row, line.row)));
}
