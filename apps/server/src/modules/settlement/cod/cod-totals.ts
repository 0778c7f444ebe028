import type { CodTotals } from '@sampan/contract';
import { MAX_AMOUNT_MINOR, rulesOf, toMajor } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { sumCodOrders, type OrderFilters } from '../../shipping/order/index.ts';

/**
 * What stands in each state, over exactly the COD parcels that the same filters list: counted and summed by the database in
 * minor units. The parts sum to `amount`, to the cent, unless drafts that nobody could ship hold more than any amount we handle.
 */
export async function getCodTotals({ ctx, query }: { ctx: Ctx; query: OrderFilters }): Promise<CodTotals> {
  const { company_id, country_code } = requireActor(ctx);
  const { currency } = rulesOf(country_code);
  const sums = await sumCodOrders(ctx, company_id, query);
  return {
    currency,
    totals: sums.map(({ cod_state, count, amount_minor }) => ({
      state: cod_state ?? 'not_shipped',
      count,
      amount: toMajor(Math.min(amount_minor, MAX_AMOUNT_MINOR), currency),
    })),
    count: sums.reduce((sum, part) => sum + part.count, 0),
    amount: toMajor(
      Math.min(
        sums.reduce((sum, part) => sum + part.amount_minor, 0),
        MAX_AMOUNT_MINOR,
      ),
      currency,
    ),
  };
}
