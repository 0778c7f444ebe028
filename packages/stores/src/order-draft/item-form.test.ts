import { describe, expect, it } from 'vitest';
import { EMPTY_ITEM, itemFormsOf, itemIssues, itemsSumOf, wireItemsOf } from './item-form.ts';
import { EMPTY_PACKAGE, fieldsOfPackage, packageFormOf, packageIssues } from './package-form.ts';

const JAM = { ...EMPTY_ITEM, name: ' Kaya jam ', quantity: '3', weight: '0.25', price: '6.50' };
const WIRE = { name: 'Kaya jam', sku: '', quantity: 3, weight: 0.25, unit_value: 6.5, hs_code: '', origin_country: '' };

describe('items of a parcel (spec section 3, form item; section 5, required fields)', () => {
  it('an item begins with a quantity of 1 and asks for its name and weight', () => {
    expect(itemIssues([EMPTY_ITEM], 'SGD')).toEqual([
      { field: 'item-0-name', issue: 'validate.required|label=label.item_name' },
      { field: 'item-0-weight', issue: 'validate.required|label=label.item_weight' },
    ]);
    expect(itemIssues([JAM, { ...JAM, quantity: '' }], 'SGD').map(({ field }) => field)).toEqual(['item-1-quantity']);
    expect(itemIssues([{ ...JAM, price: '1.234' }], 'SGD').map(({ field }) => field)).toEqual(['item-0-price']);
  });

  it('what is right goes to the wire, what is not waits', () => {
    expect(wireItemsOf([JAM, EMPTY_ITEM], 'SGD')).toEqual([WIRE]);
    expect(wireItemsOf([{ ...JAM, price: '' }], 'SGD')).toEqual([{ ...WIRE, unit_value: null }]);
  });

  it("a shop's item goes back as it came, and may lack a weight", () => {
    const given = { ...WIRE, sku: 'JAM-3', hs_code: '200799', origin_country: 'SG', weight: null };
    expect(wireItemsOf(itemFormsOf([given]), 'SGD')).toEqual([given]);
    expect(packageFormOf({ items: [given] }).items).toEqual(itemFormsOf([given]));
  });

  it('what customs ask for is what was typed, else what the shop said', () => {
    const typed = { ...JAM, hs_code: ' 200799 ', origin_country: 'my' };
    expect(wireItemsOf([typed], 'SGD')).toEqual([{ ...WIRE, hs_code: '200799', origin_country: 'MY' }]);
    const [given] = itemFormsOf([{ ...WIRE, hs_code: '200799', origin_country: 'SG' }]);
    expect(wireItemsOf([{ ...JAM, ...given, hs_code: '' }], 'SGD')[0]).toMatchObject({
      hs_code: '',
      origin_country: 'SG',
    });
  });

  it('an HS code has six to ten digits and an origin is a country, where customs look', () => {
    const wrong = { ...JAM, hs_code: '20079', origin_country: 'XX' };
    expect(itemIssues([JAM, wrong], 'SGD', true)).toEqual([
      { field: 'item-1-hs_code', issue: 'validate.hs_code_invalid|label=label.hs_code' },
      { field: 'item-1-origin_country', issue: 'validate.country_unknown|label=label.origin_country' },
    ]);
    expect(itemIssues([wrong], 'SGD')).toEqual([]);
    expect(wireItemsOf([wrong], 'SGD')).toEqual([WIRE]);
    expect(itemIssues([{ ...JAM, hs_code: '2007.99', origin_country: 'sg' }], 'SGD', true)).toEqual([]);
  });

  it('are part of the package form: its issues, and the fields of the order', () => {
    const form = { ...EMPTY_PACKAGE, package_type: 'satchel', content: 'Jam', value: '19.50' } as const;
    expect(packageIssues({ ...form, items: [EMPTY_ITEM] }, 'SGD').map(({ field }) => field)).toEqual([
      'item-0-name',
      'item-0-weight',
    ]);
    expect(fieldsOfPackage({ ...form, items: [JAM] }, 'SGD').items).toEqual([WIRE]);
  });

  it('weigh and cost together what their quantities say', () => {
    expect(itemsSumOf([JAM, { ...JAM, quantity: '1', weight: '1.1' }, EMPTY_ITEM], 'SGD')).toEqual({
      weight_g: 1850,
      amount_minor: 2600,
    });
  });
});
