import type { Product, ProductDraft } from '@sampan/contract';
import { rulesOf, type CountryCode } from '@sampan/country-rules';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { toProductColumns } from './product-input.ts';
import { presentProduct } from './present-product.ts';
import { insertProduct } from './product.repo.ts';
import type { ProductRow } from './product.table.ts';

/** 120 random bits, in signs that survive an address and an attribute. */
function newHandle(): string {
  return `prod_${randomBytes(15).toString('hex')}`;
}

/** Writes a company's new product, with its own handle unless one is given (the demo's are known). Must run in a transaction. */
export async function writeNewProduct(
  tx: Ctx,
  company: { company_id: string; country_code: CountryCode },
  draft: ProductDraft,
  public_id: string = newHandle(),
): Promise<ProductRow> {
  const { currency } = rulesOf(company.country_code);
  const now = epochSeconds(tx.clock);
  return insertProduct(tx, {
    ...(await toProductColumns(tx, company.company_id, draft, currency)),
    company_id: company.company_id,
    id: newId(tx.clock.now()),
    public_id,
    country_code: company.country_code,
    currency,
    stock_quantity: draft.stock_quantity,
    created_at: now,
    updated_at: now,
  });
}

/** Lists a product; it can be bought at once. Throws `invalid_input`. */
export async function createProduct({ ctx, input }: { ctx: Ctx; input: ProductDraft }): Promise<Product> {
  const actor = requireWriter(ctx);
  return withTransaction(
    ctx,
    async (tx) => {
      const written = await writeNewProduct(tx, actor, input);
      await recordAudit(tx, { action: 'product.create', object_type: 'product', object_id: written.id });
      return written;
    },
    presentProduct,
  );
}
