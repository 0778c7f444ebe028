import { COUNTRY_CODES, checkAddress, type AddressFormField, type CountryCode } from '@sampan/country-rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressSchema } from './address.schema.ts';
import { validateForm } from './validate-form.ts';

/** Texts that are right, wrong or missing in one country or another. */
const text = fc.constantFrom('', ' ', 'Blk 145', '310145', '999999', '50450', '4114', '12345', 'N/A', 'Cavite');
const phone = fc.constantFrom('', '91234567', '+65 9123 4567', '0917 123 4567', '12', 'abc', '0812 3456 789');
const degrees = fc.constantFrom(null, 1.3);
const form = fc.record({
  name: text,
  phone,
  street: text,
  unit_number: text,
  post_code: text,
  state: text,
  city: text,
  district: text,
  county: text,
  lat: degrees,
  lng: degrees,
});

/** The schema's refusals of one form as `field key`. */
function refusals(values: object, country: CountryCode, marketplace: boolean): string[] {
  const { issues = [] } = validateForm(addressSchema(country, { marketplace }), values);
  return issues.map(({ path, key }) => `${path} ${key}`).toSorted();
}

describe('checkAddress of country-rules (spec section 5)', () => {
  test.each(COUNTRY_CODES)('refuses the same fields for the same reasons as the schema: %s', (country) => {
    fc.assert(
      fc.property(form, fc.boolean(), (values, marketplace) => {
        const lean = checkAddress(values, country, { marketplace }).map(({ field, key }) => `${field} ${key}`);
        expect(lean.toSorted()).toEqual(refusals(values, country, marketplace));
      }),
      { numRuns: 400 },
    );
  });

  test('names the label of its country, and leaves out the person where none is asked for', () => {
    const problems = checkAddress({ street: 'Aguinaldo Highway' }, 'PH', {}, []);
    expect(problems.map(({ field, label }) => [field, label])).toEqual([
      ['street', 'address.street'],
      ['state', 'address.province'],
      ['city', 'address.municipality'],
      ['district', 'address.barangay'],
    ] satisfies [AddressFormField, string][]);
    expect(problems[0]?.key).toBe('validate.street_not_picked');
  });
});
