import type { Product } from '@sampan/contract';
import { describe, expect, test } from 'vitest';
import { draftOf, productFormOf, type ProductForm } from './product-form.ts';

const PRODUCT: Product = {
  id: '01a1fc16-bb9c-785d-82ef-2117c4e0d956',
  public_id: 'prod_sg_kaya_jam_trio',
  status: 'active',
  product_name: 'Kaya jam trio',
  product_image: '/files/abcdefghijklmnopqrstuvwx.jpg',
  product_price: 18.9,
  currency: 'SGD',
  country_code: 'SG',
  allow_edit_qty_by_customer: true,
  product_description: 'Three jars',
  product_weight: 1.2,
  shipping_fee: 4,
  shipping_fee_model: 'flat_per_order',
  stock_quantity: 120,
  reserved_quantity: 2,
  hs_code: '200799',
  dimension: { length: 24, width: 9, height: 11.5 },
  cod_allowed: true,
  checkout_url: 'http://127.0.0.1:8080/sell-product?product=prod_sg_kaya_jam_trio',
  created_at: 1,
  updated_at: 1,
};
const formWith = (change: Partial<ProductForm>): ProductForm => ({ ...productFormOf(PRODUCT), ...change });
const issuesOf = (form: ProductForm) => {
  const read = draftOf(form, 'SGD');
  return 'issues' in read ? Object.fromEntries(read.issues) : {};
};

describe('the product form (spec 3 form product, 5 required fields)', () => {
  test('a product comes back as it was', () => {
    const { product_name, product_image, product_price, product_description, product_weight } = PRODUCT;
    const { shipping_fee, shipping_fee_model, stock_quantity, hs_code, dimension, cod_allowed } = PRODUCT;
    expect(productFormOf(PRODUCT)).toMatchObject({ product_price: '18.90', shipping_fee: '4.00', height: '11.5' });
    expect(draftOf(productFormOf(PRODUCT), 'SGD')).toEqual({
      draft: {
        product_name,
        product_image,
        product_price,
        product_description,
        product_weight,
        shipping_fee,
        shipping_fee_model,
        stock_quantity,
        hs_code,
        dimension,
        cod_allowed,
        allow_edit_qty_by_customer: true,
      },
    });
  });

  test('an empty form names what is required, in the order of the form', () => {
    expect(Object.entries(issuesOf(productFormOf(null)))).toEqual(
      ['product_name', 'product_price', 'product_description', 'product_weight', 'stock_quantity'].map((field) => [
        field,
        `validate.required|label=label.${field}`,
      ]),
    );
  });

  test('a price of nothing, a weight of nothing, half a piece and two sides of three are refused', () => {
    expect(issuesOf(formWith({ product_price: '0' }))).toEqual({
      product_price: 'validate.number_positive|label=label.product_price',
    });
    expect(Object.keys(issuesOf(formWith({ product_weight: '0', stock_quantity: '1.5' })))).toEqual([
      'product_weight',
      'stock_quantity',
    ]);
    expect(issuesOf(formWith({ height: '' }))).toEqual({ height: 'validate.required|label=label.height' });
    expect(issuesOf(formWith({ length: '', width: '', height: '' }))).toEqual({});
  });

  test('a fee that is not asked for is not sent, and does not stand in the way', () => {
    const read = draftOf(formWith({ shipping_fee_model: 'free', shipping_fee: 'ten' }), 'SGD');
    expect('draft' in read && read.draft.shipping_fee).toBe(0);
    expect(Object.keys(issuesOf(formWith({ shipping_fee: 'ten' })))).toEqual(['shipping_fee']);
  });

  test('rupiah are typed and kept with their decimals', () => {
    const form = productFormOf({ ...PRODUCT, currency: 'IDR', product_price: 385000 });
    expect(form.product_price).toBe('385000');
    expect(draftOf(form, 'IDR')).toMatchObject({ draft: { product_price: 385000 } });
  });
});
