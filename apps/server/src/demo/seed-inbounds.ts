import { insertRows } from '../platform/database/insert-rows.ts';
import { newId } from '../platform/ids.ts';
import {
  inboundLines,
  inbounds,
  type SkuRow,
  type WarehouseRow,
} from '../modules/fulfilment/warehouse/warehouse.table.ts';
import type { SeedContext } from './seed-context.ts';

/** What filled the warehouse, and what is on its way for the goods that ran out. */
export async function seedInbounds(
  { ctx, company, now_ms }: SeedContext,
  place: WarehouseRow,
  kinds: readonly SkuRow[],
  coming: readonly SkuRow[],
  { first_number, on_hand }: { first_number: number; on_hand: readonly number[] },
): Promise<void> {
  const company_id = company.id;
  const now = Math.floor(now_ms / 1000);
  const base = { company_id, warehouse_id: place.id, tracking_code: '' };
  const [first, second] = [newId(now_ms), newId(now_ms)];
  await insertRows(ctx.db, inbounds, [
    {
      ...base,
      id: first,
      number: `IN-${first_number}`,
      status: 'completed' as const,
      reference: 'PO-0915',
      carrier: 'Own van',
      boxes: 12,
      created_at: place.created_at,
      updated_at: place.created_at + 3_600,
    },
    {
      ...base,
      id: second,
      number: `IN-${first_number + 1}`,
      status: 'in_transit' as const,
      reference: 'PO-1120',
      carrier: 'Own van',
      boxes: 4,
      created_at: now - 86_400,
      updated_at: now - 80_000,
    },
  ]);
  await insertRows(ctx.db, inboundLines, [
    ...kinds.flatMap((sku, index) => {
      const received = on_hand[index] ?? 0;
      // Two jars of the first kind were broken on the way.
      const expected = index === 0 ? received + 2 : received;
      return received === 0 ? [] : [{ company_id, inbound_id: first, sku_id: sku.id, expected, received }];
    }),
    ...coming.map((sku) => ({ company_id, inbound_id: second, sku_id: sku.id, expected: 60, received: 0 })),
  ]);
}
