import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNTRY_CODES, rulesOf } from '@sampan/country-rules';
import { payoutSchema, productSchema, validateForm } from '@sampan/validators';
import { describe, expect, it } from 'vitest';
import { fieldsOfPackage, startedPackageForm } from '@sampan/stores/order-draft';
import { wireAmount } from '../../src/features/settings/balance-form.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
/** Fields whose text is read elsewhere than in the file that draws them, with what reads it; tested below. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  'package-step.tsx': 'package-form',
  'items-fields.tsx': 'item-form',
  'parcel-step.tsx': 'package-form',
  'claim-fields.tsx': 'problem-form',
  'balance-automatic.tsx': 'balance-form',
  'balance-low.tsx': 'balance-form',
  'payout-fields.tsx': 'payoutSchema',
  'product-fields.tsx': 'productSchema',
};

const fields = globSync('**/*.tsx', { cwd: SOURCES })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file: basename(file), source: readFileSync(`${SOURCES}${file}`, 'utf8') }))
  .filter(({ source }) => source.includes('<MoneyField'));

describe('an amount that somebody types', () => {
  it('is read by parseAmount in every field of the console, never as a plain number', () => {
    expect(fields.length).toBeGreaterThanOrEqual(12);
    const unread = fields.filter(({ file, source }) => !source.includes('parseAmount(') && !(file in READ_ELSEWHERE));
    expect(unread.map(({ file }) => file)).toEqual([]);
    const plain = fields.filter(({ source }) => /parseFloat\(|[^.\w]Number\(/u.test(source));
    expect(plain.map(({ file }) => file)).toEqual([]);
  });

  it.each(COUNTRY_CODES)(
    '%s: 10.000 is ten thousand rupiah or dong, and no amount where it could be ten',
    (country) => {
      const { currency } = rulesOf(country);
      const is_grouped = currency === 'IDR' || currency === 'VND';
      const read = is_grouped ? 10_000 : undefined;
      const parcel = { ...startedPackageForm({}), value: '10.000', is_cod: true, cod_amount: '10.000' };
      const { total_package_value, expected_cod_collection } = fieldsOfPackage(parcel, currency);
      expect([total_package_value, expected_cod_collection]).toEqual([read, read ?? 0]);
      expect(wireAmount('10.000', currency)).toBe(read ?? null);
      const product = validateForm(productSchema(currency), {
        product_name: 'Kopi Gayo',
        product_price: '10.000',
        shipping_fee: '10.000',
        product_description: 'Arabika',
        product_weight: '1',
        stock_quantity: '3',
      });
      expect([product.output?.product_price, product.output?.shipping_fee]).toEqual([read, read]);
      const issues = validateForm(payoutSchema(country), { amount: '10.000' }).issues ?? [];
      expect(issues.some(({ path }) => path === 'amount')).toBe(!is_grouped);
    },
  );
});
