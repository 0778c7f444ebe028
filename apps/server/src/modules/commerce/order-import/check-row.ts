import type { ImportField, ImportIssue, ImportRow, ImportValues, SavedPackage } from '@sampan/contract';
import { packageSizeOf, rulesOf, type CountryCode, type Currency } from '@sampan/country-rules';
import { LENGTH_CM, amountField, measureField, recipientSchema, validateForm } from '@sampan/validators';
import * as v from 'valibot';
import { checkParty } from '../../identity/company/index.ts';
import { packageNamed } from './complete-values.ts';
import { importIssue } from './import-issue.ts';
import { customsErrors } from './item-customs.ts';
import type { MendedRow } from './mend-row.ts';
import { partyOf } from './party-of-row.ts';
import { PURPOSES, purposeOf } from './read-purpose.ts';

/** Whose file it is: where its parcels go unless a row says otherwise, and in what money its amounts are. */
export interface ImportShop {
  country: CountryCode;
  currency: Currency;
  /** A shop's order: its parcels may lack what shops never ask for. */
  is_shop: boolean;
  /** The company's own, which rows call by their names. */
  packages: readonly SavedPackage[];
}

/** A row of our own template that shows how to fill it. */
const EXAMPLE = /^example\b/iu;

const fieldOfPlace: Readonly<Record<string, ImportField>> = {
  unit_number: 'recipient_unit',
  street: 'recipient_address',
  post_code: 'recipient_post_code',
  county: 'recipient_county',
  district: 'recipient_district',
  city: 'recipient_city',
  state: 'recipient_state',
  name: 'recipient_name',
  phone: 'recipient_phone',
};

const schemas = new Map<string, ReturnType<typeof schemaOf>>();

/** The recipient of spec 5; a size and a service may follow, for couriers are compared by the weight. */
function schemaOf(country: CountryCode, currency: Currency) {
  const side = (label: 'label.length' | 'label.width' | 'label.height') =>
    v.optional(measureField({ label, ...LENGTH_CM }));
  return v.object({
    ...v.omit(recipientSchema(country, currency), ['package_type', 'delivery_service']).entries,
    cod_amount: amountField({
      label: 'label.amount',
      currency,
      is_positive: false,
      is_required: false,
    }),
    package_length: side('label.length'),
    package_width: side('label.width'),
    package_height: side('label.height'),
  });
}

function schemaFor(country: CountryCode, currency: Currency) {
  const key = `${country} ${currency}`;
  const known = schemas.get(key) ?? schemaOf(country, currency);
  schemas.set(key, known);
  return known;
}

/** What stands in the way: what the form of one recipient refuses (spec 5), and what the file alone can have wrong. */
function errorsOf(
  values: ImportValues,
  country: CountryCode | null,
  { currency, packages }: ImportShop,
): ImportIssue[] {
  const issues: ImportIssue[] = [];
  if (country === null) {
    issues.push(
      importIssue('recipient_country', 'error', 'validate.import_country_unknown', {
        country: values.recipient_country ?? '',
      }),
    );
  } else {
    const checked = validateForm<unknown>(schemaFor(country, currency), values);
    for (const issue of checked.issues ?? [])
      issues.push(importIssue(issue.path as ImportField, 'error', issue.key, issue.params));
  }
  const type = values.package_type;
  if (type !== undefined && packageSizeOf(type) === null && packageNamed(type, packages) === undefined)
    issues.push(
      importIssue('package_type', 'error', 'validate.value_invalid', {
        label: 'label.package_type',
      }),
    );
  if (values.customs_purpose !== undefined && purposeOf(values.customs_purpose) === null)
    issues.push(
      importIssue('customs_purpose', 'error', 'validate.value_expected', {
        label: 'label.customs_purpose',
        expected: PURPOSES.join(', '),
      }),
    );
  if ((values.customs_explanation ?? '').length > 60)
    issues.push(importIssue('customs_explanation', 'error', 'validate.too_long', { max: '60' }));
  if ((values.reference_id ?? '').length > 64)
    issues.push(importIssue('reference_id', 'error', 'validate.too_long', { max: '64' }));
  if (EXAMPLE.test(values.reference_id ?? ''))
    issues.push(importIssue('reference_id', 'error', 'validate.import_example_row'));
  return issues;
}

/** What will be asked for before the label, and what looks odd. */
function warningsOf(
  values: ImportValues,
  country: CountryCode | null,
  { is_shop, country: from }: ImportShop,
): ImportIssue[] {
  const issues: ImportIssue[] = [];
  if (country !== null) {
    for (const { param, code, params } of checkParty(partyOf(values, country), 'r', { marketplace: is_shop })) {
      const field = fieldOfPlace[param.split('.').at(-1) ?? ''];
      if (field) issues.push(importIssue(field, 'warning', code as 'validate.required', params));
    }
  }
  if (Number(values.package_value) === 0)
    issues.push(importIssue('package_value', 'warning', 'validate.import_value_zero'));
  if (country !== null && country !== from && values.hs_code === undefined)
    issues.push(importIssue('hs_code', 'warning', 'validate.import_hs_code_missing'));
  return issues;
}

/** One issue for each field: what was found first, and errors before warnings. */
function onePerField(issues: readonly ImportIssue[]): ImportIssue[] {
  const sorted = issues.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const fields = new Set<ImportField | null>();
  return sorted.filter(({ field }) => {
    if (field !== null && fields.has(field)) return false;
    fields.add(field);
    return true;
  });
}

/** Checks one mended parcel of a file as its form would. */
export function checkRow(row: MendedRow, shop: ImportShop): ImportRow {
  const { values, country, repaired } = row;
  const errors = [...errorsOf(values, country, shop), ...customsErrors(values, row.items.length)];
  const issues = onePerField([...row.issues, ...errors, ...warningsOf(values, country, shop)]);
  const is_wrong = issues.some(({ severity }) => severity === 'error');
  const is_skipped = issues.some(({ severity }) => severity === 'skipped');
  return {
    row: row.row,
    lines: row.lines,
    reference: values.reference_id ?? null,
    state: is_skipped ? 'skipped' : is_wrong ? 'error' : 'ready',
    values,
    items: row.items,
    issues: is_skipped ? issues.filter(({ severity }) => severity === 'skipped') : issues,
    repaired,
  };
}

/** The country's own currency, which a company's amounts are in. */
export function currencyOf(country: CountryCode): Currency {
  return rulesOf(country).currency;
}
