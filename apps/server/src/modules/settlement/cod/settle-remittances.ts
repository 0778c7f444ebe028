import { and, eq, lte } from 'drizzle-orm';
import { leaseRows, lockRows } from '../../../platform/lease.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { bookCodSettled } from '../../ledger/wallet/index.ts';
import { closeRemittance } from './close-remittance.ts';
import type { CollectionRow } from './cod.table.ts';
import { findCollections, matchRow, saveMatchResult } from './match-remittance.ts';
import { codRemittanceRows, codRemittances, type RemittanceLine, type RemittanceRow } from './remittance.table.ts';
import { recordSettledRows } from './record-settled-rows.ts';

/** Rows of one transaction: what a crash can undo, and how long anybody waits for a parcel. */
const ROWS_AT_ONCE = 250;
/** Longer than a transaction of so many rows takes on a slow disk. */
const LEASE_S = 60;

/** Takes a file that is to be settled and that nobody works on; the row's lease keeps the others away. */
async function takeRemittance(ctx: Ctx): Promise<RemittanceRow | null> {
  const now = epochSeconds(ctx.clock);
  const [row] = await leaseRows(ctx, {
    table: codRemittances,
    key: codRemittances.id,
    due: and(eq(codRemittances.state, 'settling'), lte(codRemittances.lease_until, now)),
    order: [codRemittances.lease_until],
    set: { lease_until: now + LEASE_S },
    limit: 1,
  });
  return row ?? null;
}

/**
 * Settles what is to be settled, a few rows at a time, each in one transaction with its money: after a crash the next server
 * goes on with the rows that are left. A row is judged again there and then, so nothing that has changed since the report is
 * settled by mistake. Answers how many rows were worked on.
 */
export async function settleRemittances(ctx: Ctx): Promise<number> {
  const remittance = await takeRemittance(ctx);
  if (!remittance) return 0;
  for (let worked = 0; ;) {
    const n = await withTransaction(ctx, (tx) => settleSome(tx, remittance));
    if (n === 0) {
      await withTransaction(ctx, (tx) => closeRemittance(tx, remittance.id));
      return worked;
    }
    worked += n;
  }
}

async function settleSome(tx: Ctx, remittance: RemittanceRow): Promise<number> {
  const lines = await lockRows(tx, {
    table: codRemittanceRows,
    due: and(eq(codRemittanceRows.remittance_id, remittance.id), eq(codRemittanceRows.state, 'good')),
    order: [codRemittanceRows.row],
    limit: ROWS_AT_ONCE,
  });
  if (lines.length === 0) return 0;
  const codes = lines.map((line) => line.tracking_code);
  const cash = await findCollections(tx, remittance.courier_alias, codes, { lock: true });
  const taken = new Set<string>();
  const settled: { line: RemittanceLine; parcel: CollectionRow }[] = [];
  for (const line of lines) {
    const result = matchRow(line, cash, taken);
    const parcel = cash.get(line.tracking_code);
    if (result.state === 'good' && parcel) settled.push({ line, parcel });
    else await saveMatchResult(tx, line, result);
  }
  await bookCodSettled(
    tx,
    settled.map(({ line, parcel }) => ({
      company_id: parcel.company_id,
      currency: parcel.currency,
      order_id: parcel.order_id,
      order_number: parcel.order_number,
      collected_minor: parcel.to_collect_minor,
      kept_minor: line.kept_minor ?? 0,
    })),
  );
  await recordSettledRows(tx, remittance, settled);
  await tx.db
    .update(codRemittances)
    .set({ lease_until: epochSeconds(tx.clock) + LEASE_S })
    .where(eq(codRemittances.id, remittance.id));
  return lines.length;
}
