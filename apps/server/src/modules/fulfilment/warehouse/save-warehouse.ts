import type { Warehouse, WarehouseDraft } from '@sampan/contract';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findWarehouse, findWarehouses } from './warehouse.repo.ts';
import { stocks, warehouses, type WarehouseRow } from './warehouse.table.ts';

const MOST_WAREHOUSES = 20;

export function presentWarehouse({ company_id: _, ...row }: WarehouseRow): Warehouse {
  return row;
}

/** The company's warehouses, closed ones too. */
export async function listWarehouses({ ctx }: { ctx: Ctx }) {
  const records = (await findWarehouses(ctx, requireActor(ctx).company_id)).map(presentWarehouse);
  return { records, total: records.length, page: 1, per_page: 100 };
}

const daysOf = ({ working_days }: WarehouseDraft) => [...new Set(working_days)].sort((a, b) => a - b);

/** Opens a warehouse in the company's country. Throws `too_many_warehouses`. */
export async function createWarehouse({ ctx, input }: { ctx: Ctx; input: WarehouseDraft }): Promise<Warehouse> {
  const { company_id, country_code } = requireWriter(ctx);
  const id = idempotentId(ctx);
  return withTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`warehouses ${company_id}`}))`);
    const known = await findWarehouses(tx, company_id);
    const begun = known.find((row) => row.id === id);
    if (begun) return presentWarehouse(begun);
    if (known.length >= MOST_WAREHOUSES) throw new DomainError('too_many_warehouses');
    const row = { ...input, working_days: daysOf(input), company_id, id, country_code };
    const [written] = await tx.db
      .insert(warehouses)
      .values({ ...row, created_at: epochSeconds(tx.clock) })
      .returning();
    if (!written) throw new DomainError('internal');
    await recordAudit(tx, { action: 'warehouse.create', object_type: 'warehouse', object_id: id, after: row });
    return presentWarehouse(written);
  });
}

/** Changes or closes a warehouse. Throws `warehouse_in_use` when it is closed with units promised to orders. */
export async function updateWarehouse({ ctx, id, input }: { ctx: Ctx; id: string; input: WarehouseDraft }) {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const known = await findWarehouse(tx, company_id, id);
    if (input.status === 'closed' && (await hasPromises(tx, known))) throw new DomainError('warehouse_in_use');
    const [written] = await tx.db
      .update(warehouses)
      .set({ ...input, working_days: daysOf(input) })
      .where(and(eq(warehouses.company_id, company_id), eq(warehouses.id, id)))
      .returning();
    if (!written) throw new DomainError('not_found');
    const audited = { object_type: 'warehouse', object_id: id, before: known, after: written };
    await recordAudit(tx, { action: 'warehouse.update', ...audited });
    return presentWarehouse(written);
  });
}

async function hasPromises(tx: Ctx, { company_id, id }: WarehouseRow): Promise<boolean> {
  const [row] = await tx.db
    .select({ one: sql`1` })
    .from(stocks)
    .where(and(eq(stocks.company_id, company_id), eq(stocks.warehouse_id, id), sql`reserved > 0`))
    .limit(1);
  return row !== undefined;
}
