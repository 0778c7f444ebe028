import type { FulfillmentOrder, OrderItem } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, foldText, writeOrder, type OrderRow } from '../../shipping/order/index.ts';
import {
  allocateNumbers,
  findSkusByName,
  findWarehouse,
  findWarehouses,
  shipByOf,
  type SkuRow,
  type WarehouseRow,
} from '../warehouse/index.ts';
import { announceFulfilment, reserveGoods } from './allocate-stock.ts';
import { lockFulfilmentOf, presentFulfilment, writeFulfilmentOrder } from './fulfilment-order.repo.ts';
import { fulfilmentLines, fulfilmentOrders, type FulfilmentOrderRow } from './fulfilment-order.table.ts';

interface Input {
  order_ids: readonly string[];
  warehouse_id?: string | undefined;
  lines?: readonly { sku: string; quantity: number }[] | undefined;
}

interface Result {
  id: string;
  error: { code: string; message: string; params?: Readonly<Record<string, string>> | undefined } | null;
}

/**
 * Gives parcels to a warehouse and promises their goods, each in a transaction of its own: what cannot go is answered with its
 * reason and the rest goes. A parcel whose goods are short waits as `out_of_stock`. Throws `warehouse_required`.
 */
export async function createFulfilment({ ctx, input }: { ctx: Ctx; input: Input }) {
  const { company_id } = requireWriter(ctx);
  const place = await placeOf(ctx, company_id, input.warehouse_id);
  const written: FulfilmentOrderRow[] = [];
  const results: Result[] = [];
  for (const id of new Set(input.order_ids)) {
    try {
      const lines = input.order_ids.length === 1 ? input.lines : undefined;
      written.push(await withTransaction(ctx, (tx) => createOne(tx, place, id, lines)));
      results.push({ id, error: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const [issue] = error.details.errors ?? [];
      const whole = { code: `error.${error.code}`, message: error.message };
      results.push({ id, error: issue ? { code: issue.code, message: issue.message, params: issue.params } : whole });
    }
  }
  const records: FulfillmentOrder[] = await presentFulfilment(ctx, company_id, written);
  return { records, results };
}

async function placeOf(ctx: Ctx, company_id: string, id: string | undefined): Promise<WarehouseRow> {
  if (id !== undefined) {
    const row = await findWarehouse(ctx, company_id, id);
    if (row.status === 'closed') throw new DomainError('warehouse_required');
    return row;
  }
  const open = (await findWarehouses(ctx, company_id)).filter(({ status }) => status === 'active');
  if (open.length !== 1 || !open[0]) throw new DomainError('warehouse_required');
  return open[0];
}

async function createOne(
  tx: Ctx,
  place: WarehouseRow,
  order_id: string,
  asked: Input['lines'],
): Promise<FulfilmentOrderRow> {
  const order = await findOrder(tx, place.company_id, order_id, { lock: true });
  if ((order.status !== 'new' && order.status !== 'ready_to_ship') || order.archived_at !== null)
    refuseFields([issueErrorOf('order_ids', 'validate.order_not_pickable')]);
  if (await lockFulfilmentOf(tx, order)) refuseFields([issueErrorOf('order_ids', 'validate.fulfillment_exists')]);
  const lines = await linesFor(tx, order, asked);
  const [number] = await allocateNumbers(tx, place.company_id, 'fulfilment', 1);
  const now = epochSeconds(tx.clock);
  const recipient_name = order.shipping_address?.name ?? '';
  const [row] = await tx.db
    .insert(fulfilmentOrders)
    .values({
      company_id: place.company_id,
      id: newId(tx.clock.now()),
      number: `FO-${number}`,
      order_id,
      order_number: order.number,
      reference_id: order.reference_id,
      recipient_name,
      source: order.marketplace?.source ?? '',
      search_key: foldText([`FO-${number}`, order.number, order.reference_id ?? '', recipient_name].join(' ')),
      warehouse_id: place.id,
      status: 'out_of_stock',
      has_label: order.label_state === 'bought',
      ship_by: shipByOf(now, place),
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!row) throw new DomainError('internal');
  await tx.db.insert(fulfilmentLines).values(
    [...lines].map(([sku_id, quantity]) => ({
      company_id: place.company_id,
      fulfilment_order_id: row.id,
      sku_id,
      quantity,
    })),
  );
  await writeOrder(tx, order, { is_fulfillment: true });
  const done = (await reserveGoods(tx, row)) ? await writeFulfilmentOrder(tx, row, { status: 'new' }) : row;
  const details = { order_id, warehouse_id: place.id, status: done.status };
  await recordAudit(tx, { action: 'fulfillment.create', object_type: 'fulfillment_order', object_id: row.id, details });
  await announceFulfilment(tx, row);
  return done;
}

/** What to pick by SKU: what was asked for, else the parcel's items, each named by SKU or name. Throws `invalid_input`. */
async function linesFor(tx: Ctx, order: OrderRow, asked: Input['lines']): Promise<Map<string, number>> {
  const wanted =
    asked ??
    order.items.map((item: OrderItem) => ({ sku: item.sku === '' ? item.name : item.sku, quantity: item.quantity }));
  if (wanted.length === 0) refuseFields([issueErrorOf('order_ids', 'validate.sku_items_missing')]);
  const known = await findSkusByName(
    tx,
    order.company_id,
    wanted.map(({ sku }) => sku),
  );
  const by_name = new Map(known.map((row: SkuRow) => [row.name.toUpperCase(), row]));
  const by_code = new Map(known.map((row: SkuRow) => [row.sku.toUpperCase(), row]));
  const lines = new Map<string, number>();
  for (const { sku, quantity } of wanted) {
    const row = by_code.get(sku.toUpperCase()) ?? by_name.get(sku.toUpperCase());
    if (!row) refuseFields([issueErrorOf('lines', 'validate.sku_unknown', { sku })]);
    else lines.set(row.id, (lines.get(row.id) ?? 0) + quantity);
  }
  return lines;
}
