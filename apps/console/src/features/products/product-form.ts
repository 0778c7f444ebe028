import type { Product, ProductDraft } from '@sampan/contract';
import { type Currency, payableText, toMinor } from '@sampan/country-rules';
import { LENGTH_CM, measureField, productSchema, validateForm, issueMessage, type LabelKey } from '@sampan/validators';

/** The product form as typed (spec section 3, form 'product'). */
export interface ProductForm {
  readonly product_name: string;
  readonly product_image: string | null;
  readonly product_description: string;
  readonly product_price: string;
  readonly product_weight: string;
  readonly stock_quantity: string;
  readonly allow_edit_qty_by_customer: boolean;
  readonly shipping_fee_model: ProductDraft['shipping_fee_model'];
  readonly shipping_fee: string;
  readonly cod_allowed: boolean;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly hs_code: string;
}

export type ProductField = keyof ProductForm;

/** Sentences' keys by field, in the order of the form. */
export type ProductIssues = ReadonlyMap<ProductField, string>;

/** With all the decimals of the currency: '18.90'. */
const amountOf = (amount: number, currency: Currency) => payableText(toMinor(amount, currency), currency);

/** The spec's defaults for a new product; the fields of one that is changed. */
export function productFormOf(product: Product | null): ProductForm {
  const side = (name: 'length' | 'width' | 'height') => String(product?.dimension?.[name] ?? '');
  return {
    product_name: product?.product_name ?? '',
    product_image: product?.product_image ?? null,
    product_description: product?.product_description ?? '',
    product_price: product === null ? '' : amountOf(product.product_price, product.currency),
    product_weight: product === null ? '' : String(product.product_weight),
    stock_quantity: product === null ? '' : String(product.stock_quantity),
    allow_edit_qty_by_customer: product?.allow_edit_qty_by_customer ?? true,
    shipping_fee_model: product?.shipping_fee_model ?? 'flat_per_order',
    shipping_fee:
      product === null || product.shipping_fee === 0 ? '' : amountOf(product.shipping_fee, product.currency),
    cod_allowed: product?.cod_allowed ?? false,
    length: side('length'),
    width: side('width'),
    height: side('height'),
    hs_code: product?.hs_code ?? '',
  };
}

/** Whether a fee of the shop's own is asked for. */
export function hasFee(model: ProductForm['shipping_fee_model']): boolean {
  return model === 'flat_per_order' || model === 'flat_per_item';
}

const SIDES = ['length', 'width', 'height'] as const;

/** Sides are given together or not at all. */
function readSides(form: ProductForm, issues: Map<ProductField, string>): ProductDraft['dimension'] {
  if (SIDES.every((side) => form[side].trim() === '')) return null;
  const read = { length: 0, width: 0, height: 0 };
  for (const side of SIDES) {
    const label: LabelKey = `label.${side}`;
    const { output, issues: refused } = validateForm(measureField({ label, ...LENGTH_CM, max: 1000 }), form[side]);
    if (refused) issues.set(side, issueMessage(refused[0].key, refused[0].params));
    else read[side] = output;
  }
  return read;
}

/** What is sent, or what is wrong with each field, in the order of the form. */
export function draftOf(form: ProductForm, currency: Currency): { draft: ProductDraft } | { issues: ProductIssues } {
  const found = new Map<ProductField, string>();
  const { output, issues } = validateForm(productSchema(currency), {
    ...form,
    product_image: form.product_image ?? '',
    shipping_fee: hasFee(form.shipping_fee_model) ? form.shipping_fee : '',
  });
  for (const { path, key, params } of issues ?? []) found.set(path as ProductField, issueMessage(key, params));
  // A price of nothing cannot be paid.
  if (output?.product_price === 0)
    found.set('product_price', issueMessage('validate.number_positive', { label: 'label.product_price' }));
  const dimension = readSides(form, found);
  if (found.size > 0 || output === undefined) return { issues: found };
  return {
    draft: {
      product_name: output.product_name,
      product_image: form.product_image,
      product_price: output.product_price,
      allow_edit_qty_by_customer: form.allow_edit_qty_by_customer,
      product_description: output.product_description,
      product_weight: output.product_weight,
      shipping_fee: output.shipping_fee ?? 0,
      shipping_fee_model: form.shipping_fee_model,
      stock_quantity: output.stock_quantity,
      hs_code: form.hs_code.trim(),
      dimension,
      cod_allowed: form.cod_allowed,
    },
  };
}
