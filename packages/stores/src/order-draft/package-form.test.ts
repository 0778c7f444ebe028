import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../storage/storage.port.ts';
import { createOrderDraft } from './order-draft.store.ts';
import { priceKeyOf, wireOrderOf, type CreateFields } from './order-fields.ts';
import { EMPTY_PACKAGE, fieldsOfPackage, packageFormOf, packageIssues, type PackageForm } from './package-form.ts';

const form = (part: Partial<PackageForm>): PackageForm => ({ ...EMPTY_PACKAGE, ...part });
const GOOD = form({ package_type: 'shoebox', content: ' Two books ', value: '1,250.50' });

describe('the package form (spec 5)', () => {
  it('asks for a size, contents and a value, in the order of the form', () => {
    expect(packageIssues(EMPTY_PACKAGE, 'SGD')).toEqual([
      { field: 'size', issue: 'validate.package_type_required' },
      { field: 'content', issue: 'validate.required|label=label.package_contents' },
      { field: 'value', issue: 'validate.required|label=label.total_package_value' },
    ]);
    expect(packageIssues(GOOD, 'SGD')).toEqual([]);
  });

  it('asks for every side once one is given, and for the size when none is', () => {
    expect(packageIssues({ ...GOOD, tab: 'exact' }, 'SGD').map(({ field }) => field)).toEqual(['size']);
    expect(
      packageIssues({ ...GOOD, tab: 'exact', length: '20', weight: '0' }, 'SGD').map(({ field }) => field),
    ).toEqual(['width', 'height', 'weight']);
  });

  it('refuses amounts that could mean two things, and nothing at all to collect', () => {
    expect(packageIssues({ ...GOOD, value: '10.000' }, 'SGD').map(({ issue }) => issue.split('|')[0])).toEqual([
      'validate.amount_ambiguous',
    ]);
    expect(packageIssues({ ...GOOD, value: '0' }, 'SGD').map(({ issue }) => issue.split('|')[0])).toEqual([
      'validate.number_positive',
    ]);
    expect(packageIssues({ ...GOOD, is_cod: true }, 'PHP')).toEqual([
      { field: 'cod_amount', issue: 'validate.required|label=label.amount' },
    ]);
  });

  it("becomes the wire's fields: a preset or measures, never both", () => {
    expect(wireOrderOf(fieldsOfPackage(GOOD, 'SGD'))).toMatchObject({
      package_type: 'shoebox',
      dimension: null,
      package_content: 'Two books',
      total_package_value: 1250.5,
      expected_cod_collection: 0,
      reference_id: null,
    });
    const exact = fieldsOfPackage(
      { ...GOOD, tab: 'exact', length: '20', width: '15.5', height: '10', weight: '1.25' },
      'SGD',
    );
    expect([exact.package_type, exact.dimension]).toEqual([
      null,
      { length: 20, width: 15.5, height: 10, weight: 1.25 },
    ]);
  });

  it('loses nothing typed, right or wrong, over a reload of the draft', () => {
    const storage = createMemoryStorage();
    const open = () =>
      createOrderDraft<CreateFields>({ storage, newKey: () => 'k', sender_country: 'SG', owner_id: 'u' });
    const typed = form({ tab: 'exact', length: '2o', value: '10.000', content: 'Mug ' });
    open().change(fieldsOfPackage(typed, 'SGD'));
    expect(packageFormOf(open().$draft.get().fields)).toEqual(typed);
  });

  it('across a border "other" needs its explanation; the purpose goes to the server and comes back', () => {
    const other = { ...GOOD, purpose: 'other' } as const;
    expect(packageIssues(other, 'SGD')).toEqual([]);
    expect(packageIssues(other, 'SGD', true)).toEqual([
      { field: 'explanation', issue: 'validate.required|label=label.customs_explanation' },
    ]);
    const fields = fieldsOfPackage({ ...other, explanation: ' For a trade fair ' }, 'SGD');
    const said = { customs_purpose: 'other', customs_explanation: 'For a trade fair' } as const;
    expect(fields).toMatchObject(said);
    expect(packageFormOf(said)).toMatchObject({ purpose: 'other', explanation: 'For a trade fair' });
    expect(fieldsOfPackage({ ...GOOD, explanation: 'left behind' }, 'SGD')).toMatchObject({
      customs_purpose: 'sale_of_goods',
      customs_explanation: '',
    });
  });

  it('asks for new prices only when something that costs has changed (spec 4)', () => {
    const key = (part: Partial<PackageForm>) => priceKeyOf(fieldsOfPackage({ ...GOOD, ...part }, 'SGD'));
    expect(key({ content: 'Three books', instructions: 'Blue gate', is_fragile: true })).toBe(key({}));
    for (const part of [
      { package_type: 'satchel' },
      { value: '9' },
      { is_insured: true },
      { is_cod: true, cod_amount: '5' },
    ] as const)
      expect(key(part)).not.toBe(key({}));
  });
});
