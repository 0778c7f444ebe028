import type { CheckoutQuote } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf, refuseFields } from '../../../platform/errors.ts';
import { priceCheckout, totalOf, type Destination } from './price-checkout.ts';
import { signQuote } from './quote-token.ts';
import { findOffer, type Offer } from './offer.ts';

/** Refuses a quantity the listing does not allow; the count of what is left is told as the listing tells it. */
export function checkQuantity({ product }: Offer, quantity: number): void {
  if (quantity > 1 && !product.allow_edit_qty_by_customer)
    refuseFields([fieldErrorOf('quantity', 'validate.number_max', 'Quantity must be 1 or less')]);
  if (product.stock_quantity < quantity) throw new DomainError('out_of_stock');
}

/**
 * What so many units cost at an address, with every way to send and to pay. Nothing is held yet. Throws
 * `product_not_available`, `out_of_stock`, `country_closed`, `no_service`, `invalid_input`.
 */
export async function quoteCheckout({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { product_id: string; quantity: number; address: Destination };
}): Promise<CheckoutQuote> {
  const offer = await findOffer(ctx, input.product_id);
  const { product } = offer;
  checkQuantity(offer, input.quantity);
  const priced = await priceCheckout(ctx, offer, input.quantity, input.address);
  const money = (minor: number) => toMajor(minor, product.currency);
  return {
    ...signQuote(ctx, product.company_id, { public_id: product.public_id, quantity: input.quantity }),
    currency: product.currency,
    quantity: input.quantity,
    unit_price: money(product.product_price_minor),
    item_total: money(priced.item_total_minor),
    shipping_options: priced.options.map((option) => ({
      id: option.id,
      courier_name: option.courier_name,
      service_name: option.service_name,
      kind: option.kind,
      fee: money(option.fee_minor),
      tax_included: option.tax && {
        name: option.tax.name,
        rate_percent: option.tax.rate_percent,
        amount: money(option.tax.minor),
      },
      eta_days_from: option.eta_days_from,
      eta_days_to: option.eta_days_to,
      recommended: option.recommended,
      payments: option.methods.map((method) => {
        const { cod_fee_minor, total_minor } = totalOf(priced, option, method);
        return { method, cod_fee: money(cod_fee_minor), total: money(total_minor) };
      }),
    })),
    reasons: priced.reasons,
  };
}
