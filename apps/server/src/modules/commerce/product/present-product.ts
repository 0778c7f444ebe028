import type { Product } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import type { ProductRow } from './product.table.ts';

/** The hosted checkout of a product. */
export function checkoutUrlOf(ctx: Pick<Ctx, 'env'>, row: Pick<ProductRow, 'public_id'>): string {
  return `${ctx.env.public_url}/sell-product?product=${row.public_id}`;
}

/** Sides of one unit in centimetres, or null when they were not given. */
export function sidesOf(row: Pick<ProductRow, 'length_mm' | 'width_mm' | 'height_mm'>) {
  const { length_mm, width_mm, height_mm } = row;
  if (length_mm === null || width_mm === null || height_mm === null) return null;
  return { length: length_mm / 10, width: width_mm / 10, height: height_mm / 10 };
}

/** A product on the wire. */
export function presentProduct(ctx: Pick<Ctx, 'env'>, row: ProductRow): Product {
  return {
    id: row.id,
    public_id: row.public_id,
    status: row.archived_at === null ? 'active' : 'archived',
    product_name: row.product_name,
    product_image: row.product_image,
    product_price: toMajor(row.product_price_minor, row.currency),
    currency: row.currency,
    country_code: row.country_code,
    allow_edit_qty_by_customer: row.allow_edit_qty_by_customer,
    product_description: row.product_description,
    product_weight: row.weight_g / 1000,
    shipping_fee: toMajor(row.shipping_fee_minor, row.currency),
    shipping_fee_model: row.shipping_fee_model,
    stock_quantity: row.stock_quantity,
    reserved_quantity: row.reserved_quantity,
    hs_code: row.hs_code,
    dimension: sidesOf(row),
    cod_allowed: row.cod_allowed,
    checkout_url: checkoutUrlOf(ctx, row),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
