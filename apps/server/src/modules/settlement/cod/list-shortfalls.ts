import type { CodShortfall } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { encodeCursor } from '../../../platform/page.ts';
import type { PageQuery } from './list-remittances.ts';
import { findShortfalls } from './shortfall.repo.ts';

/** Parcels whose money is missing, as their courier or their shop says; the oldest first. */
export async function listCodShortfalls({ ctx, query }: { ctx: Ctx; query: PageQuery }) {
  const { rows, total } = await findShortfalls(ctx, query);
  const page = rows.slice(0, query.per_page);
  const last = page.at(-1)?.cash;
  const records = page.map(({ cash, company_name }): CodShortfall => {
    const remitted_minor = cash.remitted_minor ?? cash.dispute_received_minor;
    return {
      order_id: cash.order_id,
      order_number: cash.order_number,
      company_name,
      courier_name: ctx.ports.couriers.profileOf(cash.courier_alias)?.name ?? cash.courier_alias,
      tracking_code: cash.tracking_code,
      state: cash.state === 'disputed' ? 'disputed' : 'short',
      currency: cash.currency,
      to_collect: toMajor(cash.to_collect_minor, cash.currency),
      remitted: remitted_minor === null ? null : toMajor(remitted_minor, cash.currency),
      missing: toMajor(cash.to_collect_minor - (remitted_minor ?? 0), cash.currency),
      note: cash.dispute_note,
      since: cash.disputed_at ?? cash.short_at ?? cash.expected_at,
    };
  });
  return {
    records,
    total,
    page: query.page,
    per_page: query.per_page,
    next_cursor: rows.length > page.length && last ? encodeCursor({ at: last.expected_at, id: last.order_id }) : null,
  };
}
