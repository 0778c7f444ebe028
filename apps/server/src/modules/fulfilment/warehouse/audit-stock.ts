import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';

export interface StockAudit {
  stocks: number;
  movements: number;
  /** Stocks that are not the sum of their movements, or whose incoming units no open inbound announces. */
  wrong_stocks: { warehouse_id: string; sku_id: string }[];
}

/** Counts every stock again from its movements, in one statement that sees one moment. */
export async function auditStock(ctx: Pick<Ctx, 'db'>): Promise<StockAudit> {
  const counts = await ctx.db.execute<{ stocks: string; movements: string }>(
    sql`select (select count(*) from stocks) as stocks, (select count(*) from stock_movements) as movements`,
  );
  const wrong = await ctx.db.execute<{ warehouse_id: string; sku_id: string }>(sql`
    with moved as (
      select company_id, warehouse_id, sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved
      from stock_movements group by 1, 2, 3
    ), announced as (
      select i.company_id, i.warehouse_id, l.sku_id, sum(greatest(l.expected - l.received, 0)) as incoming
      from inbounds i join inbound_lines l on l.company_id = i.company_id and l.inbound_id = i.id
      where i.status in ('in_transit', 'receiving') group by 1, 2, 3
    )
    select coalesce(s.warehouse_id, m.warehouse_id) as warehouse_id, coalesce(s.sku_id, m.sku_id) as sku_id
    from stocks s
    full join moved m using (company_id, warehouse_id, sku_id)
    left join announced a using (company_id, warehouse_id, sku_id)
    where coalesce(s.on_hand, 0) <> coalesce(m.on_hand, 0) or coalesce(s.reserved, 0) <> coalesce(m.reserved, 0)
      or coalesce(s.incoming, 0) <> coalesce(a.incoming, 0)
    limit 100`);
  return {
    stocks: Number(counts.rows[0]?.stocks ?? 0),
    movements: Number(counts.rows[0]?.movements ?? 0),
    wrong_stocks: wrong.rows,
  };
}

/** The job behind it, at start and every day: says in the log when a stock does not add up. */
export async function checkStock(ctx: Ctx): Promise<void> {
  const audit = await auditStock(ctx);
  if (audit.wrong_stocks.length > 0) ctx.log.error({ audit }, 'stocks are not the sum of their movements');
}
