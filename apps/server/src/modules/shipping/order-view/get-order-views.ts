import type { OrderLayout, OrderView } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findOrderLayout, findOrderViews } from './order-view.repo.ts';
import type { OrderViewRow } from './order-view.table.ts';

/** A view as a person of its company sees it. */
export function presentOrderView(row: OrderViewRow, user_id: string): OrderView {
  const { id, list, name, filters, columns, is_shared } = row;
  return {
    id,
    list,
    name,
    filters,
    columns,
    is_shared,
    is_own: row.user_id === user_id,
  };
}

/** Everything a person's parcel lists need besides their rows, in one answer. */
export async function getOrderViews({ ctx }: { ctx: Ctx }): Promise<{ views: OrderView[]; layout: OrderLayout }> {
  const person = requireActor(ctx);
  const rows = await findOrderViews(ctx, person);
  return {
    views: rows.map((row) => presentOrderView(row, person.user_id)),
    layout: await findOrderLayout(ctx, person),
  };
}
