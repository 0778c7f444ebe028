import type { OrderEstimateAnswer } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, type FieldError } from '../../../platform/errors.ts';
import { findCompany } from '../../identity/account/index.ts';
import { ownCouriersOf } from '../courier-account/index.ts';
import { codTypeOf, findOrder, isEditable, findMissingFields, orderProblems, type OrderRow } from '../order/index.ts';
import { makeQuote } from './make-quote.ts';
import { noteServed } from './note-served.ts';
import { presentQuote } from './present-quote.ts';
import { placeOf } from './quote-input.ts';
import type { QuoteInput } from './quote-input.ts';

/** What a price needs: both places and the weight, and what customs ask. Names, phones and contents may follow. */
const PRICE_NEEDS = /^(?:package_type|customs_explanation|(?:billing|shipping)_address(?:\.coordinate\..+)?)$/;

/** Nobody sees a price for a label that could not be printed. */
function keepsFromPrice({ param, code }: FieldError): boolean {
  return PRICE_NEEDS.test(param) || code === 'validate.not_printable';
}

/** The facts of a saved parcel. Throws `order_incomplete` naming what is missing or unprintable, `country_closed` for VN. */
export function quoteInputOf(order: OrderRow): QuoteInput {
  const errors = orderProblems(order).filter(keepsFromPrice);
  const { billing_address: sender, shipping_address: recipient, weight_g } = order;
  if (sender === null || recipient === null || weight_g === null || errors.length > 0)
    throw new DomainError('order_incomplete', { errors });
  if (rulesOf(sender.coordinate.country).is_closed || rulesOf(recipient.coordinate.country).is_closed)
    throw new DomainError('country_closed');
  return {
    origin: placeOf(sender.coordinate),
    destination: placeOf(recipient.coordinate),
    weight_g,
    length_mm: order.length_mm ?? 0,
    width_mm: order.width_mm ?? 0,
    height_mm: order.height_mm ?? 0,
    value_minor: order.total_package_value_minor,
    cod_minor: order.expected_cod_minor,
    cod_type: codTypeOf(order),
    currency: order.currency,
    delivery_type: order.delivery_type,
  };
}

/**
 * Prices of every courier for a saved parcel (spec 4). The same parameters answer the same quote until it expires; the
 * label is charged by it. `missing` names what keeps it from being bought. Throws `not_found`, `order_locked`, `order_incomplete`, `country_closed`.
 */
export async function estimateOrder({
  ctx,
  order_id,
  input,
}: {
  ctx: Ctx;
  order_id: string;
  input: { voucher_promotion_code?: string | undefined; is_insured?: boolean | undefined; refresh: boolean };
}): Promise<OrderEstimateAnswer> {
  const actor = requireWriter(ctx);
  const order = await findOrder(ctx, actor.company_id, order_id);
  if (!isEditable(order)) throw new DomainError('order_locked');
  const facts = quoteInputOf(order);
  const company = await findCompany(ctx, actor.company_id);
  const quote = await makeQuote(
    ctx,
    facts,
    {
      country: actor.country_code,
      company_id: actor.company_id,
      order_id: order.id,
      tier: actor.payment_type,
      tax_registered: company?.tax_registered ?? true,
      tax_schedule: ctx.env.SAMPAN_TAX_SCHEDULE,
      voucher: input.voucher_promotion_code ?? order.voucher_promotion_code ?? '',
      is_insured: input.is_insured ?? order.is_insured,
      ...(await ownCouriersOf(ctx, actor.company_id)),
    },
    { refresh: input.refresh },
  );
  await noteServed(ctx, actor.company_id, [{ order, quote }]);
  return { ...presentQuote(quote), missing: findMissingFields(order) };
}
