import { languageFor } from '@sampan/country-rules';
import { fillText, textsOf } from '../../../platform/texts.ts';
import type { OrderRow } from '../order/index.ts';
import type { PackingSlip } from './render/packing-slip.ts';

const TEXTS = textsOf('document_print');

/** The packing slip of a parcel from its shop, in the language of the recipient's country. It says no prices: many parcels are gifts. */
export function packingSlipOf(
  order: OrderRow,
  { shop_name, logo }: Pick<PackingSlip, 'shop_name' | 'logo'>,
): PackingSlip {
  const texts = TEXTS[languageFor(order.destination_country_code ?? order.origin_country_code, null)];
  const { items, package_content, shipping_address, number, reference_id } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    shop_name,
    logo: logo ?? null,
    title: texts.slip_title,
    facts: [
      `${texts.slip_for}: ${shipping_address?.name ?? ''}`,
      // The number the recipient knows is the shop's own.
      `${texts.slip_order}: ${reference_id ?? number}`,
      `${texts.slip_contents}:`,
    ],
    lines:
      items.length === 0
        ? [{ name: package_content, detail: '' }]
        : items.map(({ name, quantity, sku = '' }) => ({
            name: `${quantity} × ${name}`,
            detail: sku === '' ? '' : fillText(texts.slip_sku, { sku }),
          })),
    total: pieces === 0 ? '' : fillText(texts.slip_pieces, { count: String(pieces) }),
  };
}
