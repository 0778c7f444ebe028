import type { OrderImport } from '@sampan/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Actor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser } from '../../identity/account/index.ts';
import {
  columnsOfImported,
  isEditable,
  lockOrdersByReference,
  placeOrders,
  rewriteOrders,
  type OrderRow,
} from '../../shipping/order/index.ts';
import { currencyOf } from './check-row.ts';
import { KEPT_S } from './create-import.ts';
import { draftOfRow } from './draft-of-row.ts';
import { importIssue } from './import-issue.ts';
import {
  countRows,
  findImport,
  lockRowsOf,
  presentImport,
  saveRows,
  writeImport,
  type ImportHead,
} from './order-import.repo.ts';
import { orderImportRows, type OrderImportRowRecord } from './order-import.table.ts';

/** Rows that are written and committed together: a server that dies loses none and doubles none. */
const ROWS_AT_ONCE = 500;
/** A parcel that others create at the same moment is looked at again; so often, then somebody keeps doing so. */
const TRIES = 5;

interface Written {
  row: OrderImportRowRecord;
  order: OrderRow | null;
  planned: ReturnType<typeof draftOfRow>;
}

/** A row that cannot be a parcel as it stands: to be mended, or done with. */
function leftOut(
  row: OrderImportRowRecord,
  severity: 'error' | 'skipped',
  key: Parameters<typeof importIssue>[2],
): OrderImportRowRecord {
  const issue = importIssue('reference_id', severity, key);
  if (severity === 'skipped') return { ...row, state: 'skipped', issues: [issue], outcome: 'skipped' };
  return { ...row, state: 'error', issues: [issue, ...row.issues] };
}

/** Shopify's file writes `#1001`; an order that its API brought before is called 1001, and is the same parcel. */
function spellingsOf({ is_shop, detected }: ImportHead, reference: string | undefined): string[] {
  if (reference === undefined || reference === '') return [];
  return is_shop && detected.preset === 'shopify' ? [reference, reference.replace(/^#/u, '')] : [reference];
}

/** Sorts the rows of a batch by what becomes of them. A reference names one parcel, and one row of a file. */
function plan(head: ImportHead, rows: readonly OrderImportRowRecord[], known: readonly OrderRow[], actor: Actor) {
  const currency = currencyOf(actor.country_code);
  const by_reference = new Map(known.map((order) => [order.reference_id, order]));
  const by_id = new Map(known.map((order) => [order.id, order]));
  const taken = new Set<string>();
  const [fresh, changed, out] = [[] as Written[], [] as Written[], [] as OrderImportRowRecord[]];
  for (const row of rows) {
    const planned = draftOfRow(head, row, currency);
    const reference = row.values.reference_id;
    const order =
      spellingsOf(head, reference)
        .map((spelling) => by_reference.get(spelling))
        .find((found) => found !== undefined) ??
      by_id.get(planned.id) ??
      null;
    const is_other_row = order?.import_id === head.id && order.id !== planned.id;
    if (reference && (taken.has(reference) || is_other_row))
      out.push(leftOut(row, 'error', 'validate.import_reference_twice'));
    else if (order && !isEditable(order)) out.push(leftOut(row, 'skipped', 'validate.import_already_shipped'));
    else (order ? changed : fresh).push({ row, order, planned });
    if (reference) taken.add(reference);
  }
  return { fresh, changed, out, currency };
}

/** Takes the next rows of an import; false when none is left. */
async function importBatch(tx: Ctx, actor: Actor, id: string): Promise<{ taken: number; left: boolean }> {
  const { company_id } = actor;
  const head = await findImport(tx, company_id, id, true);
  const open = and(eq(orderImportRows.state, 'ready'), isNull(orderImportRows.outcome));
  const rows = await lockRowsOf(tx, company_id, id, open, ROWS_AT_ONCE);
  if (rows.length === 0) return { taken: 0, left: false };
  const references = rows.flatMap(({ values }) => spellingsOf(head, values.reference_id));
  const ids = rows.map((row) => draftOfRow(head, row, currencyOf(actor.country_code)).id);
  const known = await lockOrdersByReference(tx, company_id, { references, ids });
  const { fresh, changed, out, currency } = plan(head, rows, known, actor);
  const person = await findUser(tx, actor.user_id);
  const placed = await placeOrders(
    tx,
    { ...actor, email: person?.user.email ?? '' },
    fresh.map(({ planned }) => ({ id: planned.id, columns: columnsOfImported(planned, currency, null) })),
  );
  const written_at = await rewriteOrders(
    tx,
    company_id,
    changed.flatMap(({ order, planned }) =>
      order ? [{ row: order, columns: columnsOfImported(planned, currency, order) }] : [],
    ),
  );
  const done: OrderImportRowRecord[] = [
    ...fresh.flatMap(({ row, planned }) =>
      placed.has(planned.id) ? [{ ...row, outcome: 'created' as const, order_id: planned.id, written_at }] : [],
    ),
    ...changed.flatMap(({ row, order }) =>
      order ? [{ ...row, outcome: 'updated' as const, order_id: order.id, before: order, written_at }] : [],
    ),
    ...out,
  ];
  await saveRows(tx, done);
  return { taken: done.length, left: true };
}

/**
 * Creates a parcel of every good row that is none yet, five hundred in a transaction; called again, it goes on where it
 * stopped. A parcel of the same reference is changed while it has no label, else the row is skipped. Bad rows stay.
 */
export async function importOrders({ ctx, id }: { ctx: Ctx; id: string }): Promise<OrderImport> {
  const actor = requireWriter(ctx);
  const { company_id } = actor;
  for (let idle = 0; ;) {
    const { taken, left } = await withTransaction(ctx, async (tx) => importBatch(tx, actor, id));
    if (!left) break;
    idle = taken > 0 ? 0 : idle + 1;
    if (idle === TRIES) throw new DomainError('unavailable');
  }
  return withTransaction(ctx, async (tx) => {
    const head = await findImport(tx, company_id, id, true);
    const counted = await countRows(tx, company_id, id, head.summary.lines);
    const now = epochSeconds(tx.clock);
    await recordAudit(tx, {
      action: 'order_import.import',
      object_type: 'order_import',
      object_id: id,
      details: { ...counted.result },
    });
    const is_done = counted.result.created + counted.result.updated + counted.result.skipped > 0;
    return presentImport(
      await writeImport(tx, company_id, id, {
        ...counted,
        ...(is_done ? { state: 'imported' as const, imported_at: now, expires_at: now + KEPT_S } : {}),
      }),
    );
  });
}
