import { MAX_ORDER_VIEWS, type OrderView } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Actor, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { presentOrderView } from './get-order-views.ts';
import { countOrderViews, lockOrderLayout, lockOrderView, removeOrderView, writeOrderView } from './order-view.repo.ts';

type ViewInput = Pick<OrderView, 'name' | 'filters' | 'columns' | 'is_shared'>;

/** What everybody of a company sees is work; who only reads keeps views for themselves. */
function refuseSharing({ role }: Actor, { is_shared }: ViewInput): void {
  if (is_shared && role === 'staff_ro') throw new DomainError('forbidden');
}

async function audit(tx: Ctx, action: string, { id, name, list }: Pick<OrderView, 'id' | 'name' | 'list'>) {
  await recordAudit(tx, {
    action: `order_view.${action}`,
    object_type: 'order_view',
    object_id: id,
    details: { name, list },
  });
}

/** Saves a list as it is shown. Throws `invalid_input` for one too many, and `forbidden` when read-only staff share it. */
export async function createOrderView({
  ctx,
  input: { list, ...input },
}: {
  ctx: Ctx;
  input: ViewInput & Pick<OrderView, 'list'>;
}): Promise<OrderView> {
  const actor = requireActor(ctx);
  refuseSharing(actor, input);
  return withTransaction(
    ctx,
    async (tx) => {
      await lockOrderLayout(tx, actor);
      if ((await countOrderViews(tx, actor)) >= MAX_ORDER_VIEWS)
        refuseFields([
          issueErrorOf('name', 'validate.too_many', {
            max: String(MAX_ORDER_VIEWS),
          }),
        ]);
      const { company_id, user_id } = actor;
      const row = {
        company_id,
        id: newId(),
        user_id,
        list,
        ...input,
        created_at: epochSeconds(tx.clock),
      };
      await writeOrderView(tx, row);
      await audit(tx, 'create', row);
      return row;
    },
    (_, row) => presentOrderView(row, actor.user_id),
  );
}

/** Replaces what one's own view says; the list it belongs to stays. Throws `not_found` and `forbidden`. */
export async function updateOrderView({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: ViewInput;
}): Promise<OrderView> {
  const actor = requireActor(ctx);
  refuseSharing(actor, input);
  return withTransaction(
    ctx,
    async (tx) => {
      const found = await lockOrderView(tx, actor.company_id, id);
      if (found?.user_id !== actor.user_id) throw new DomainError('not_found');
      const row = { ...found, ...input };
      await writeOrderView(tx, row);
      await audit(tx, 'update', row);
      return row;
    },
    (_, row) => presentOrderView(row, actor.user_id),
  );
}

/** Removes a view. An owner also removes what colleagues share: who shared it may have left. Throws `not_found`. */
export async function deleteOrderView({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ success: true }> {
  const actor = requireActor(ctx);
  await withTransaction(ctx, async (tx) => {
    const found = await lockOrderView(tx, actor.company_id, id);
    const may = found?.user_id === actor.user_id || (found?.is_shared === true && actor.role === 'owner');
    if (found === null || !may) throw new DomainError('not_found');
    await removeOrderView(tx, found);
    await audit(tx, 'delete', found);
  });
  return { success: true };
}
