import { cutText } from '../../../platform/cut-text.ts';
import type { OrderDraft } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import type { CompanyRow } from '../../identity/account/index.ts';
import { CHECKOUT_SOURCE, placeOrder, type OrderRow } from '../../shipping/order/index.ts';
import type { CheckoutRow } from './checkout.table.ts';

/** What the shop has to send, as a draft: buyer, items, value, and what the courier collects. */
function draftOf(row: CheckoutRow): OrderDraft {
  const { product, quantity } = row;
  const money = (minor: number) => toMajor(minor, row.currency);
  const sides = [product.length_mm, product.width_mm, product.height_mm].flatMap((side) => side ?? []);
  const [short = 0, middle = 0, long = 0] = sides.sort((a, b) => a - b);
  return {
    shipping_address: row.recipient,
    ...(sides.length === 3
      ? {
          dimension: {
            length: long / 10,
            width: middle / 10,
            height: (short * quantity) / 10,
            weight: (product.weight_g * quantity) / 1000,
          },
        }
      : {}),
    package_content: cutText(`${product.name}${quantity > 1 ? ` × ${quantity}` : ''}`, 200),
    total_package_value: money(row.item_total_minor),
    items: [
      {
        name: product.name,
        sku: '',
        quantity,
        weight: product.weight_g / 1000,
        unit_value: money(row.unit_price_minor),
        hs_code: product.hs_code,
        origin_country: '',
      },
    ],
    marketplace: { source: CHECKOUT_SOURCE, id: row.id, number: row.id.slice(-12).toUpperCase() },
    // What the buyer paid for; the merchant may know better and compare again.
    ...(row.shipping_name === '' ? {} : { shippers_note: row.shipping_name }),
    ...(row.payment_method === 'cod'
      ? { expected_cod_collection: money(row.total_minor), cod_includes_shipping_fee: true }
      : {}),
  };
}

/** The merchant's new order for a bought checkout. Must run in the transaction that marks it bought, which happens once. */
export async function placeCheckoutOrder(
  tx: Ctx,
  row: CheckoutRow,
  { company, email }: { company: CompanyRow; email: string },
): Promise<OrderRow> {
  return placeOrder(
    tx,
    { company_id: company.id, country_code: company.country_code, is_test: row.is_test, email },
    draftOf(row),
    { weight_g: row.product.weight_g * row.quantity },
  );
}
