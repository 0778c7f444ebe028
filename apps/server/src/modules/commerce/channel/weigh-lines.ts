import type { Ctx } from '../../../platform/context.ts';
import type { ChannelOrder } from '../../../ports/sales-channel.ts';
import { findSkuWeights } from '../../shipping/shipping-rule/index.ts';

/** Orders of a store with the weight that the company keeps for a SKU, where the store says none. */
export async function weighLines(
  ctx: Pick<Ctx, 'db'>,
  company_id: string,
  orders: readonly ChannelOrder[],
): Promise<readonly ChannelOrder[]> {
  if (orders.every(({ lines }) => lines.every(({ weight_g }) => weight_g !== null))) return orders;
  const weights = await findSkuWeights(ctx, company_id);
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, weight_g: line.weight_g ?? weights.get(line.sku) ?? null })),
  }));
}
