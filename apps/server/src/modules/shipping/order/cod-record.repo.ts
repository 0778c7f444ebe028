import { sql } from 'drizzle-orm';
import type { RecipientRecord } from '@sampan/contract';
import { storedPhone } from '@sampan/phone-numbers';
import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from './order.table.ts';

/** Earlier parcels of one recipient that are looked at. */
const LOOKED_AT = 200;

/**
 * What came of a company's own COD parcels to the recipients of some of its orders, who are known by their phones; by order, and
 * only where one of them was returned. The orders themselves do not count.
 */
export async function findCodRecords(
  ctx: Ctx,
  company_id: string,
  asked: readonly Pick<OrderRow, 'id' | 'is_cod' | 'shipping_address'>[],
): Promise<Map<string, RecipientRecord>> {
  const phones = new Map(
    asked.flatMap(({ id, is_cod, shipping_address }) => {
      const phone = shipping_address ? storedPhone(shipping_address.phone, shipping_address.coordinate.country) : '';
      return is_cod && phone !== '' ? [[id, phone] as const] : [];
    }),
  );
  if (phones.size === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; parcels: string; returned: string }>(sql`
    select asked.id, known.parcels, known.returned
    from unnest(${sql.param([...phones.keys()])}::uuid[], ${sql.param([...phones.values()])}::text[]) as asked (id, phone)
    cross join lateral (
      select count(*) as parcels, count(*) filter (where is_returned) as returned
      from (
        select coalesce(last_event ->> 'status', '') in ('returning', 'returned') as is_returned
        from orders
        where company_id = ${company_id} and (shipping_address ->> 'phone') = asked.phone and id <> asked.id and is_cod
          and (status = 'completed' or last_event ->> 'status' = 'returning')
        limit ${LOOKED_AT}
      ) ended
    ) known
    where known.returned > 0`);
  return new Map(
    rows.map(({ id, parcels, returned }) => [id, { parcels: Number(parcels), returned: Number(returned) }]),
  );
}
