import { DEFAULT_SHIPPING_FEE_MODEL } from '@sampan/country-rules';
import type { Currency } from '@sampan/country-rules';
import * as v from 'valibot';
import { WEIGHT_KG, amountField, countField, measureField, requiredAmountField } from './number-field.ts';
import { CONTENT_MAX, checkbox, optionalText, requiredText } from './text-field.ts';

/** Spec section 3, form 'item': quantity is 1 unless said, weight in kg. */
export const itemSchema = v.object({
  quantity: countField('label.quantity', { when_missing: 1 }),
  weight: measureField({ label: 'label.item_weight', ...WEIGHT_KG }),
});
export type ItemOutput = v.InferOutput<typeof itemSchema>;

/** An item of a parcel: the form 'item' with its name, and what one of them costs where that is known. */
export function parcelItemSchema(currency: Currency) {
  return v.object({
    name: requiredText('label.item_name', 200),
    ...itemSchema.entries,
    price: amountField({ label: 'label.item_price', currency, is_positive: false, is_required: false }),
  });
}

/** Spec section 3, form 'product'; prices in `currency`, weight in kg. */
export function productSchema(currency: Currency) {
  return v.object({
    product_name: requiredText('label.product_name'),
    product_image: optionalText('label.product_image', 500),
    product_price: requiredAmountField({ label: 'label.product_price', currency, is_positive: false }),
    allow_edit_qty_by_customer: checkbox(),
    product_description: requiredText('label.product_description', CONTENT_MAX),
    product_weight: measureField({ label: 'label.product_weight', ...WEIGHT_KG }),
    shipping_fee: amountField({ label: 'label.shipping_fee', currency, is_positive: false, is_required: false }),
    shipping_fee_model: v.nullish(v.string(), DEFAULT_SHIPPING_FEE_MODEL),
    stock_quantity: countField('label.stock_quantity', { min: 0 }),
  });
}
