import type { CheckoutInfo } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { findCompany } from '../../identity/account/index.ts';
import { trackingUrlOf } from '../../shipping/order/index.ts';
import { isOpen } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';

/** A checkout as its buyer sees it. The recipient is not in it: whoever finds a secret learns no address. */
export async function presentCheckout(ctx: Ctx, row: CheckoutRow): Promise<CheckoutInfo> {
  const company = await findCompany(ctx, row.company_id);
  const money = (minor: number) => toMajor(minor, row.currency);
  return {
    id: row.id,
    status: row.status,
    decline_reason: row.decline_reason,
    is_test: row.is_test,
    shop_name: company?.name ?? '',
    product_id: row.product.public_id,
    product_name: row.product.name,
    quantity: row.quantity,
    currency: row.currency,
    unit_price: money(row.unit_price_minor),
    item_total: money(row.item_total_minor),
    shipping_fee: money(row.shipping_fee_minor),
    shipping_name: row.shipping_name,
    cod_fee: money(row.cod_fee_minor),
    total: money(row.total_minor),
    payment_method: row.payment_method,
    payment: isOpen(row) ? row.payment : null,
    order_number: row.order_number,
    tracking_url: row.order_id === null ? null : trackingUrlOf(ctx, { id: row.order_id }),
    created_at: row.created_at,
    expires_at: row.expires_at,
    paid_at: row.paid_at,
    refund_reason: row.status === 'refunded' ? row.refund_reason : null,
  };
}
