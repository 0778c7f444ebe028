import type { Listing } from '@sampan/contract';
import { MAX_ORDER_QUANTITY } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { checkoutUrlOf } from '../product/index.ts';
import { destinationsOf, findOffer, paymentMethodsOf } from './offer.ts';

/** From here down a buyer is told how many are left: how much a shop has is its own business. */
const LOW_STOCK = 5;

/** A product on sale, for anybody: facts of the shop and nothing of people. Throws `product_not_available`. */
export async function getListing({ ctx, public_id }: { ctx: Ctx; public_id: string }): Promise<Listing> {
  const offer = await findOffer(ctx, public_id);
  const { product, company, is_test } = offer;
  const left = product.stock_quantity;
  const is_low = left <= LOW_STOCK;
  const has_fee = product.shipping_fee_model === 'flat_per_order' || product.shipping_fee_model === 'flat_per_item';
  return {
    id: product.public_id,
    shop_name: company.name,
    product_name: product.product_name,
    product_description: product.product_description,
    product_image: product.product_image === null ? null : `${ctx.env.public_url}${product.product_image}`,
    product_price: toMajor(product.product_price_minor, product.currency),
    currency: product.currency,
    country_code: product.country_code,
    allow_edit_qty_by_customer: product.allow_edit_qty_by_customer,
    max_quantity: Math.min(product.allow_edit_qty_by_customer ? MAX_ORDER_QUANTITY : 1, is_low ? left : Infinity),
    stock: { status: left === 0 ? 'sold_out' : is_low ? 'low' : 'available', left: is_low ? left : null },
    shipping_fee_model: product.shipping_fee_model,
    shipping_fee: has_fee ? toMajor(product.shipping_fee_minor, product.currency) : null,
    destination_countries: destinationsOf(product),
    payment_methods: paymentMethodsOf(ctx, offer),
    is_test,
    checkout_url: checkoutUrlOf(ctx, product),
  };
}
