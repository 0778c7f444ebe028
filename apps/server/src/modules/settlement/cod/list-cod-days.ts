import type { CodDay } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { localDay } from '../../../platform/document/local-time.ts';
import { findOrders } from '../../shipping/order/index.ts';
import { findCollections, findPaces } from './cod-pace.repo.ts';
import type { CollectionRow } from './cod.table.ts';

/** When the company gets the cash of some of its parcels (look-v2 12 'the table says when you get each amount'). */
export async function listCodDays({
  ctx,
  order_ids,
}: {
  ctx: Ctx;
  order_ids: readonly string[];
}): Promise<{ records: CodDay[] }> {
  const { company_id, country_code } = requireActor(ctx);
  const orders = (await findOrders(ctx, company_id, [...new Set(order_ids)])).filter(({ is_cod }) => is_cod);
  const collections = await findCollections(
    ctx,
    company_id,
    orders.map(({ id }) => id),
  );
  const is_waiting = [...collections.values()].some(({ state }) => state === 'collected');
  const paces = is_waiting ? await findPaces(ctx, company_id) : new Map<string, number>();
  const { time_zone } = rulesOf(country_code);
  const today = localDay(epochSeconds(ctx.clock), time_zone);
  return {
    records: orders.map(({ id, status }) => {
      const row = collections.get(id);
      if (row === undefined)
        return { order_id: id, when: status === 'cancelled' ? 'none' : 'after_delivery', day: null };
      const { when, at } = momentOf(row, paces.get(row.courier_alias));
      const day = at === null ? null : localDay(at, time_zone);
      // A day that has passed is no promise any more.
      if (when === 'about' && day !== null && day < today) return { order_id: id, when: 'after_courier', day: null };
      return { order_id: id, when, day };
    }),
  };
}

/** When the cash of a parcel comes, or which step it waits for. `pace_s`: how long its courier took lately. */
export function momentOf(
  row: Pick<CollectionRow, 'state' | 'collected_at' | 'payable_at' | 'paid_at'>,
  pace_s: number | undefined,
): { when: CodDay['when']; at: number | null } {
  switch (row.state) {
    case 'expected':
      return { when: 'after_delivery', at: null };
    case 'collected':
      return pace_s === undefined || row.collected_at === null
        ? { when: 'after_courier', at: null }
        : { when: 'about', at: row.collected_at + pace_s };
    case 'short':
    case 'disputed':
      return { when: 'after_courier', at: null };
    case 'settled':
      return row.payable_at === null ? { when: 'after_courier', at: null } : { when: 'on', at: row.payable_at };
    case 'payable':
      return { when: 'now', at: null };
    case 'paid':
      return { when: 'paid', at: row.paid_at };
    case 'not_collected':
      return { when: 'none', at: null };
  }
}
