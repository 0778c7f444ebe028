import { describe, expect, it } from 'vitest';
import { packageDimensionSchema, packageTypeSchema, packageValueSchema, shippingSchema } from './package.schema.ts';
import { itemSchema, parcelItemSchema, productSchema } from './product.schema.ts';
import { accepted, refused } from '#test/refused.fixtures.ts';

describe('package forms (spec sections 3 and 5)', () => {
  const dims = { width: '30', height: 20.5, length: '10', weight: '1.25' };
  it('dimensions and weight are required numbers', () => {
    expect(accepted(packageDimensionSchema, dims)).toEqual({ width: 30, height: 20.5, length: 10, weight: 1.25 });
    expect(refused(packageDimensionSchema, {})).toEqual({
      width: 'Width is required',
      height: 'Height is required',
      length: 'Length is required',
      weight: 'Weight is required',
    });
  });

  it.each([
    ['0', 'Width must be more than 0'],
    [-1, 'Width must be more than 0'],
    ['a', 'Width must be a valid number'],
    ['1,5', 'Width must be a valid number'],
    ['1e2', 'Width must be a valid number'],
    [Number.NaN, 'Width must be a valid number'],
    ['1.25', 'Width can have up to 1 decimal places'],
    [2001, 'Width must be 2000 or less'],
  ])('width %j: %s', (width, message) => {
    expect(refused(packageDimensionSchema, { ...dims, width })).toEqual({ width: message });
  });

  it('needs a package type or exact dimensions', () => {
    const message = 'Package Type is required. Please select package type or input exact dimensions';
    expect(refused(packageTypeSchema, {})).toEqual({ packageType: message });
    expect(refused(packageTypeSchema, { packageType: '', packageDetail: { width: '', weight: null } })).toEqual({
      packageType: message,
    });
    expect(refused(packageTypeSchema, { packageType: 'crate' })).toEqual({ packageType: message });
    expect(accepted(packageTypeSchema, { packageType: 'satchel' })).toEqual({
      tab: '',
      packageType: 'satchel',
      packageDetail: null,
    });
    expect(accepted(packageTypeSchema, { packageDetail: dims }).packageDetail).toEqual({
      width: 30,
      height: 20.5,
      length: 10,
      weight: 1.25,
    });
  });

  it('refuses dimensions that are begun and not finished', () => {
    expect(refused(packageTypeSchema, { packageType: 'satchel', packageDetail: { width: '1' } })).toEqual({
      'packageDetail.height': 'Height is required',
      'packageDetail.length': 'Length is required',
      'packageDetail.weight': 'Weight is required',
    });
  });

  it('value and contents are required', () => {
    expect(refused(packageValueSchema('SGD'), {})).toEqual({
      totalPackageValue: 'Total package value is required',
      packageContent: 'Package contents is required',
    });
    expect(accepted(packageValueSchema('PHP'), { totalPackageValue: '1,000', packageContent: 'Shoes' })).toEqual({
      totalPackageValue: 1000,
      packageContent: 'Shoes',
      itemCategory: '',
    });
  });

  it('shipping option is required', () => {
    expect(refused(shippingSchema, {})).toEqual({ shipping_option: 'Shipping option is required' });
    const form = { shipping_option: 'pick_up', courier: 'merlion-express', delivery_service: 'next-day' };
    expect(accepted(shippingSchema, form)).toEqual(form);
  });
});

describe('item and product (spec section 3)', () => {
  it('counts one item unless said', () => {
    expect(accepted(itemSchema, { weight: 0.5 })).toEqual({ quantity: 1, weight: 0.5 });
    expect(refused(itemSchema, { quantity: '', weight: '' })).toEqual({
      quantity: 'Quantity is required',
      weight: 'Item weight is required',
    });
    expect(refused(itemSchema, { quantity: 0, weight: 1 })).toEqual({ quantity: 'Quantity must be 1 or more' });
    expect(refused(itemSchema, { quantity: '1.5', weight: 1 })).toEqual({
      quantity: 'Quantity must be a whole number',
    });
  });

  it('an item of a parcel has a name, and a price where one is known', () => {
    expect(accepted(parcelItemSchema('SGD'), { name: ' Kaya jam ', weight: '0.25', price: '6.50' })).toEqual({
      name: 'Kaya jam',
      quantity: 1,
      weight: 0.25,
      price: 6.5,
    });
    expect(accepted(parcelItemSchema('SGD'), { name: 'Jam', weight: 1, price: '' }).price).toBeNull();
    expect(refused(parcelItemSchema('SGD'), { name: '', quantity: '0', weight: '', price: '1.2345' })).toEqual({
      name: 'Item name is required',
      quantity: 'Quantity must be 1 or more',
      weight: 'Item weight is required',
      price: 'Item price has too many decimal places',
    });
  });

  it('product: required fields of section 5, fee model flat_per_order', () => {
    expect(Object.values(refused(productSchema('SGD'), {}))).toEqual([
      'Product name is required',
      'Product price is required',
      'Product description is required',
      'Product weight is required',
      'Stock quantity is required',
    ]);
    const form = {
      product_name: 'a',
      product_price: 5,
      product_description: 'b',
      product_weight: 1,
      stock_quantity: 0,
    };
    expect(accepted(productSchema('SGD'), form)).toMatchObject({
      shipping_fee: null,
      shipping_fee_model: 'flat_per_order',
      allow_edit_qty_by_customer: false,
      stock_quantity: 0,
    });
  });
});
