import type { Product } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { presentProduct } from './present-product.ts';
import { findProduct, writeProduct } from './product.repo.ts';

async function setArchived(ctx: Ctx, id: string, is_archived: boolean): Promise<Product> {
  const actor = requireWriter(ctx);
  return withTransaction(
    ctx,
    async (tx) => {
      const known = await findProduct(tx, actor.company_id, id);
      if ((known.archived_at !== null) === is_archived) return known;
      const written = await writeProduct(tx, known, { archived_at: is_archived ? epochSeconds(tx.clock) : null });
      if (!written) throw new DomainError('not_found');
      const action = is_archived ? 'product.archive' : 'product.restore';
      await recordAudit(tx, { action, object_type: 'product', object_id: id });
      return written;
    },
    presentProduct,
  );
}

/** Stops selling a product; checkouts that are open go on. Doing it twice changes nothing. Throws `not_found`. */
export async function archiveProduct({ ctx, id }: { ctx: Ctx; id: string }): Promise<Product> {
  return setArchived(ctx, id, true);
}

/** Sells an archived product again. Throws `not_found`. */
export async function restoreProduct({ ctx, id }: { ctx: Ctx; id: string }): Promise<Product> {
  return setArchived(ctx, id, false);
}
