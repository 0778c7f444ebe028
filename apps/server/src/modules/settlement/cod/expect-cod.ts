import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { QuoteEntry } from '../../shipping/estimate/index.ts';
import { writeCodState, type OrderRow } from '../../shipping/order/index.ts';
import { codCollections } from './cod.table.ts';

/** What a bought label says about the cash of its parcel. */
export interface BoughtCod {
  order: Pick<OrderRow, 'company_id' | 'id' | 'number' | 'cod_includes_shipping_fee'>;
  entry: QuoteEntry;
  tracking_code: string;
}

/** The row of a parcel whose courier will collect; null for a prepaid one. */
function expectedCod({ order, entry, tracking_code }: BoughtCod, at: number) {
  const { cod, cod_fee_rate, currency, courier } = entry;
  if (cod === null) return null;
  const { amount_minor, cod_type, fee_minor, fee_tax_minor, to_collect_minor, min_fee_minor } = cod;
  return {
    company_id: order.company_id,
    order_id: order.id,
    order_number: order.number,
    courier_alias: courier.alias,
    tracking_code,
    currency,
    amount_minor,
    cod_type,
    fee_minor,
    fee_tax_minor,
    to_collect_minor,
    fee_rate: cod_fee_rate,
    min_fee_minor,
    includes_shipping_fee: order.cod_includes_shipping_fee,
    state: 'expected' as const,
    expected_at: at,
  };
}

/** From now on the courier owes us a parcel's cash once it has delivered. Must run in the transaction that marks the label bought. */
export async function expectCod(tx: Ctx, bought: BoughtCod): Promise<void> {
  const row = expectedCod(bought, epochSeconds(tx.clock));
  if (row === null) return;
  await tx.db.insert(codCollections).values(row);
  await writeCodState(tx, row.company_id, [row.order_id], 'expected');
}
