import type { FulfillmentStatus, PickList } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findFulfilmentOrders, findLines } from './fulfilment-order.repo.ts';

/** Orders whose goods wait, or never come, are no part of the walk. */
const NOT_WALKED: readonly FulfillmentStatus[] = ['cancelled', 'out_of_stock', 'on_hold'];

/** What to fetch for orders, in walking order: by shelf, then SKU. Orders that nobody is to pick are left out. */
export async function pickListOf({ ctx, ids }: { ctx: Ctx; ids: readonly string[] }): Promise<PickList> {
  return pickListOfCompany(ctx, requireActor(ctx).company_id, ids);
}

export async function pickListOfCompany(ctx: Ctx, company_id: string, ids: readonly string[]): Promise<PickList> {
  const walked = (await findFulfilmentOrders(ctx, company_id, ids)).filter(
    ({ status }) => !NOT_WALKED.includes(status),
  );
  const open = walked.filter(({ status }) => status === 'new' || status === 'picking');
  const number_of = new Map(open.map(({ id, number }) => [id, number]));
  const lines = await findLines(
    ctx,
    company_id,
    walked.map(({ id }) => id),
  );
  const left = lines.filter((line) => line.picked < line.quantity && number_of.has(line.fulfilment_order_id));
  const records = [...Map.groupBy(left, ({ shelf, sku }) => `${shelf}\n${sku}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const orders = same.map((line) => ({
      id: line.fulfilment_order_id,
      number: number_of.get(line.fulfilment_order_id) ?? '',
      quantity: line.quantity - line.picked,
    }));
    const { shelf, sku, name, barcode } = first;
    return [{ shelf, sku, name, barcode, quantity: sumOf(orders.map(({ quantity }) => quantity)), orders }];
  });
  const units = { picked: sumOf(lines.map(({ picked }) => picked)), total: sumOf(lines.map((line) => line.quantity)) };
  return { orders: open.length, units, records };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
