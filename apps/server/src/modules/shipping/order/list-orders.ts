import type { Order, OrderListQuery, OrderStatus } from '@sampan/contract';
import { sql, and, eq, isNull } from 'drizzle-orm';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { countOrderList, findOrderPage } from './order-list.repo.ts';
import { isWithWarehouse } from './order-list.repo.ts';
import { readCounts } from './order.repo.ts';
import { orders } from './order.table.ts';
import { presentOrder } from './present-order.ts';

export interface OrderPage {
  records: Order[];
  total: number;
  total_is_exact: boolean;
  page: number;
  per_page: number;
  next_cursor: string | null;
}

/** The company's parcels with every filter and sort of spec 7 'GET order/list'. */
export async function listOrders({ ctx, query }: { ctx: Ctx; query: OrderListQuery }): Promise<OrderPage> {
  const { company_id } = requireActor(ctx);
  // The order of problems has an index of problems alone.
  if (query.sort === 'decide_by:asc' && query.has_problem !== true)
    refuseFields([issueErrorOf('has_problem', 'validate.value_expected', { expected: 'true' })]);
  const page = await findOrderPage(ctx, company_id, query);
  // A first page that holds everything has counted itself.
  const is_whole = query.page === 1 && query.cursor === undefined && !page.more;
  const { total, is_exact } = is_whole
    ? { total: page.rows.length, is_exact: true }
    : await countOrderList(ctx, company_id, query);
  return {
    records: page.rows.map((row) => presentOrder(ctx, row)),
    total,
    total_is_exact: is_exact,
    page: query.page,
    per_page: query.per_page,
    next_cursor: page.more && page.last ? encodeCursor(page.last) : null,
  };
}

/** How many parcels stand in each status (spec 7 GET order/count). */
export async function countOrders({ ctx }: { ctx: Ctx }) {
  const answer = { new: 0, ready_to_ship: 0, in_transit: 0, completed: 0, cancelled: 0, cod: 0, problem: 0 };
  for (const count of await readCounts(ctx, requireActor(ctx).company_id)) {
    if (!isWithWarehouse(count)) answer[count.status] += count.n;
    if (count.is_cod) answer.cod += count.n;
    if (count.has_problem) answer.problem += count.n;
  }
  return answer;
}

/**
 * Pick-up addresses with how many parcels wait at each (spec 7 GET order/list_pick_up_address): those of a status, or those
 * with a label that are picked up or dropped off.
 */
export async function listPickUpAddresses({ ctx, of }: { ctx: Ctx; of: OrderStatus | 'pick_up' | 'drop_off' }) {
  const { company_id } = requireActor(ctx);
  const which =
    of === 'pick_up' || of === 'drop_off'
      ? and(eq(orders.status, 'ready_to_ship'), eq(orders.delivery_type, of))
      : eq(orders.status, of);
  const rows = await ctx.db
    .select({ formatted_pick_up_address: orders.formatted_pick_up_address, count: sql<string>`count(*)` })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), which, isNull(orders.archived_at)))
    .groupBy(orders.formatted_pick_up_address)
    .orderBy(sql`count(*) desc`)
    .limit(100);
  const records = rows.map((row) => ({ ...row, count: Number(row.count) }));
  return { records, total: records.length, page: 1, per_page: 100 };
}
