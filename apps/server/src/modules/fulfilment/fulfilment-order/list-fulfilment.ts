import type { FulfillmentListQuery, Stock } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import {
  adjustStock,
  countLowStocks,
  countUpTo,
  endOfDay,
  findStockPage,
  type StockQuery,
} from '../warehouse/index.ts';
import { findFulfilmentOrder, findFulfilmentPage, presentFulfilment, STAGES } from './fulfilment-order.repo.ts';

const DAY_S = 86_400;

/** The company's orders in the warehouse (spec 7 GET fulfillment_order/list). */
export async function listFulfilment({ ctx, query }: { ctx: Ctx; query: FulfillmentListQuery }) {
  const { company_id, country_code } = requireActor(ctx);
  const day_start = endOfDay(epochSeconds(ctx.clock), country_code) - DAY_S;
  const { rows, total, is_exact } = await findFulfilmentPage(ctx, company_id, query, day_start);
  const records = await presentFulfilment(ctx, company_id, rows);
  return { records, total, total_is_exact: is_exact, page: query.page, per_page: query.per_page };
}

export async function getFulfilment({ ctx, id }: { ctx: Ctx; id: string }) {
  const { company_id } = requireActor(ctx);
  const row = await findFulfilmentOrder(ctx, company_id, id);
  const [answer] = await presentFulfilment(ctx, company_id, [row]);
  if (!answer) throw new Error('an order that was found is presented');
  return answer;
}

/** What stands in each stage, counted along the index of statuses up to a bound. */
export async function countFulfilment({ ctx }: { ctx: Ctx }) {
  const { company_id, country_code } = requireActor(ctx);
  const evening = endOfDay(epochSeconds(ctx.clock), country_code);
  const rows_of = sql`select 1 from fulfilment_orders where company_id = ${company_id}`;
  const count = async (condition: ReturnType<typeof sql>) =>
    (await countUpTo(ctx, sql`${rows_of} and ${condition}`)).total;
  const within = (stage: keyof typeof STAGES) => sql`status = any(${sql.param([...STAGES[stage]])}::text[])`;
  const pickers = await ctx.db.execute<{ name: string }>(sql`
    select distinct u.name from fulfilment_orders f join users u on u.id = f.picker_id
    where f.company_id = ${company_id} and f.status = 'picking' order by u.name limit 10`);
  return {
    to_pick: await count(within('to_pick')),
    to_pick_today: await count(sql`status = 'new' and ship_by < ${evening}`),
    picking: await count(within('picking')),
    packed: await count(within('packed')),
    waiting: await count(within('waiting')),
    shipped_today: await count(sql`shipped_at >= ${evening - DAY_S}`),
    low_stock: await countLowStocks(ctx, company_id),
    pickers: pickers.rows.map(({ name }) => name),
  };
}

type StockPageRow = Omit<Stock, 'waiting_orders'>;

/** How many orders wait for each of the stocks, from one query. */
async function withWaiting(ctx: Ctx, company_id: string, rows: readonly StockPageRow[]): Promise<Stock[]> {
  const { rows: counts } = await ctx.db.execute<{ warehouse_id: string; sku_id: string; n: string }>(sql`
    select f.warehouse_id, l.sku_id, count(*) as n from fulfilment_orders f
    join fulfilment_lines l on l.company_id = f.company_id and l.fulfilment_order_id = f.id
    where f.company_id = ${company_id} and f.status = 'out_of_stock'
      and l.sku_id = any(${sql.param(rows.map(({ sku_id }) => sku_id))}::uuid[]) group by 1, 2`);
  const by_stock = new Map(counts.map(({ warehouse_id, sku_id, n }) => [`${warehouse_id} ${sku_id}`, Number(n)]));
  return rows.map((row) => ({ ...row, waiting_orders: by_stock.get(`${row.warehouse_id} ${row.sku_id}`) ?? 0 }));
}

/** Stock by shelf, with the orders that wait for it. */
export async function listStock({ ctx, query }: { ctx: Ctx; query: StockQuery }) {
  const { company_id } = requireActor(ctx);
  const { rows, total, is_exact } = await findStockPage(ctx, company_id, query);
  const records = await withWaiting(ctx, company_id, rows);
  return { records, total, total_is_exact: is_exact, page: query.page, per_page: query.per_page };
}

/** Corrects a stock; waiting orders get it by the job that watches them. */
export async function correctStock({ ctx, input }: Parameters<typeof adjustStock>[0]): Promise<Stock> {
  return withTransaction(
    ctx,
    (tx) => adjustStock({ ctx: tx, input }),
    async (tx, row) => {
      const [answer] = await withWaiting(tx, requireActor(tx).company_id, [row]);
      if (!answer) throw new Error('a stock that was written is presented');
      return answer;
    },
  );
}
