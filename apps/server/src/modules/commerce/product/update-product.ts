import type { Product, ProductDraft } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { toProductColumns } from './product-input.ts';
import { presentProduct } from './present-product.ts';
import { findProduct, writeProduct } from './product.repo.ts';

/**
 * Changes a product. With `stock_quantity_was` the difference is applied to the stock, so that a sale while the form was
 * open is not undone; without it the stock is set. Throws `not_found`, `invalid_input`, and `out_of_stock` when more were
 * sold meanwhile than the difference leaves.
 */
export async function updateProduct({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: ProductDraft & { stock_quantity_was?: number | undefined };
}): Promise<Product> {
  const actor = requireWriter(ctx);
  return withTransaction(
    ctx,
    async (tx) => {
      const known = await findProduct(tx, actor.company_id, id);
      const { stock_quantity, stock_quantity_was, ...draft } = input;
      const columns = await toProductColumns(tx, actor.company_id, draft, known.currency);
      const written =
        stock_quantity_was === undefined
          ? await writeProduct(tx, known, { ...columns, stock_quantity })
          : await writeProduct(tx, known, columns, stock_quantity - stock_quantity_was);
      if (!written) throw new DomainError('out_of_stock', { data: { left: known.stock_quantity } });
      await recordAudit(tx, {
        action: 'product.update',
        object_type: 'product',
        object_id: id,
        before: known,
        after: written,
      });
      return written;
    },
    presentProduct,
  );
}
