import type { OrderColumnName, OrderLayout, OrderView } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { lockOrderLayout, writeOrderLayout } from './order-view.repo.ts';

interface LayoutInput {
  is_compact?: boolean | undefined;
  columns?: { list: OrderView['list']; names: OrderColumnName[] | null } | undefined;
}

/** Keeps how a person wants lists drawn. Two windows that choose for two lists lose neither. */
export async function saveOrderLayout({ ctx, input }: { ctx: Ctx; input: LayoutInput }): Promise<OrderLayout> {
  const actor = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    const kept = await lockOrderLayout(tx, actor);
    const columns = { ...kept.columns };
    if (input.columns !== undefined) {
      if (input.columns.names === null) delete columns[input.columns.list];
      else columns[input.columns.list] = input.columns.names;
    }
    const layout = { is_compact: input.is_compact ?? kept.is_compact, columns };
    await writeOrderLayout(tx, actor, layout);
    return layout;
  });
}
