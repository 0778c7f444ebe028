import type { OrderDraft } from '@sampan/contract';
import { rulesOf, type Currency } from '@sampan/country-rules';
import { getTableColumns, inArray, and, eq, sql } from 'drizzle-orm';
import { recordAudits } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeOrderEvents } from '../../../platform/outbox/write-outbox.ts';
import { allocateOrderNumbers } from '../../identity/account/index.ts';
import { findRules, withDecision } from '../shipping-rule/index.ts';
import { toOrderColumns, toSenderColumns } from './order-input.ts';
import { searchKeyOf } from './order-search-key.ts';
import { confirmationAfter, type OrderChange } from './order.repo.ts';
import { orders, type OrderRow } from './order.table.ts';
import { ownSender, type OrderOwner } from './place-order.ts';
import { redecideAll } from './redecide.ts';

/** A parcel of a file: what the merchant may say of any, and facts of the file alone. */
export interface ImportedOrder {
  id: string;
  draft: OrderDraft;
  facts: { weight_g?: number; import_id: string; requested_service?: string };
}

/** What a file changes in a parcel. Throws `invalid_input` for an amount that cannot be paid in the currency. */
export function columnsOfImported(
  { draft, facts }: ImportedOrder,
  currency: Currency,
  row: OrderRow | null,
): OrderChange {
  const { requested_service, ...own } = facts;
  const extras = { ...row?.extras, ...(requested_service === undefined ? {} : { requested_service }) };
  return { ...toOrderColumns(draft, currency, extras), ...own };
}

/**
 * Writes many new parcels of a file or a store with one statement, each with what the company's rules decide of it, their numbers, audit rows and events with one each. Answers the ids that were
 * written: one whose id or reference is taken meanwhile is left out. Must run in a transaction.
 */
export async function placeOrders(
  tx: Ctx,
  owner: OrderOwner,
  placed: readonly { id: string; columns: OrderChange }[],
): Promise<Set<string>> {
  if (placed.length === 0) return new Set();
  const { currency } = rulesOf(owner.country_code);
  const now = epochSeconds(tx.clock);
  const sender = toSenderColumns(await ownSender(tx, owner));
  const numbers = await allocateOrderNumbers(tx, owner.company_id, placed.length);
  const rules = await findRules(tx, owner.company_id);
  const rows = placed.map(({ id, columns }, at) => {
    const number = numbers[at] ?? '';
    const { reference_id = null, shipping_address = null } = columns;
    return {
      company_id: owner.company_id,
      id,
      number,
      currency,
      origin_country_code: owner.country_code,
      is_test: owner.is_test,
      created_at: now,
      updated_at: now,
      ...sender,
      ...withDecision(columns, rules, now),
      search_key: searchKeyOf({
        number,
        tracking_code: null,
        reference_id,
        shipping_address,
        marketplace: columns.marketplace ?? null,
      }),
    };
  });
  const written = await tx.db.insert(orders).values(rows).onConflictDoNothing().returning({ id: orders.id });
  const ids = written.map(({ id }) => id);
  await record(tx, owner.company_id, 'order.create', ids);
  await writeOrderEvents(
    tx,
    owner.company_id,
    'order.created',
    ids.map((order_id) => ({ order_id, status: 'new' })),
  );
  return new Set(ids);
}

/**
 * Writes many changed parcels with one statement, decided anew by the company's rules unless they are put back as they were, and
 * answers the `updated_at` they got. The rows must be locked by the caller's transaction.
 */
export async function rewriteOrders(
  tx: Ctx,
  company_id: string,
  changes: readonly { row: OrderRow; columns: OrderChange }[],
  { puts_back = false }: { puts_back?: boolean } = {},
): Promise<number> {
  const now = epochSeconds(tx.clock);
  if (changes.length === 0) return now;
  const decided = puts_back ? changes : await redecideAll(tx, company_id, changes);
  const rows = decided.map(({ row, columns }) => {
    const next = { ...row, ...columns, ...confirmationAfter(row, columns), updated_at: now };
    return { ...next, search_key: searchKeyOf(next) };
  });
  const { company_id: _, id: __, number: ___, created_at: ____, ...columns } = getTableColumns(orders);
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
  await tx.db
    .insert(orders)
    .values(rows)
    .onConflictDoUpdate({ target: [orders.company_id, orders.id], set });
  const ids = rows.map(({ id }) => id);
  await record(tx, company_id, 'order.update', ids);
  await writeOrderEvents(
    tx,
    company_id,
    'order.updated',
    rows.map(({ id, status }) => ({ order_id: id, status })),
  );
  return now;
}

/** Deletes many parcels that never had a label. The rows must be locked and looked at by the caller. */
export async function removeOrders(tx: Ctx, company_id: string, removed: readonly OrderRow[]): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map(({ id }) => id);
  await tx.db.delete(orders).where(and(eq(orders.company_id, company_id), inArray(orders.id, ids)));
  await record(tx, company_id, 'order.delete', ids);
  await writeOrderEvents(
    tx,
    company_id,
    'order.deleted',
    removed.map(({ id, number }) => ({ order_id: id, status: 'deleted', number })),
  );
}

async function record(tx: Ctx, company_id: string, action: string, ids: readonly string[]): Promise<void> {
  await recordAudits(
    tx,
    ids.map((object_id) => ({ action, object_type: 'order', object_id, company_id })),
  );
}
