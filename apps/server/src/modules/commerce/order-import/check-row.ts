import type { ImportField, ImportIssue, ImportRepair, ImportRow, ImportValues, Party } from '@sampan/contract';
import {
  COUNTRY_CODES,
  addressRulesOf,
  checkPostcode,
  foldText,
  isCountryCode,
  normaliseStateName,
  packageSizeOf,
  rulesOf,
  type CountryCode,
  type Currency,
} from '@sampan/country-rules';
import { readPhone } from '@sampan/phone-numbers';
import { LENGTH_CM, amountField, measureField, recipientSchema, validateForm } from '@sampan/validators';
import * as v from 'valibot';
import { checkParty } from '../../identity/company/index.ts';
import type { GroupedRow } from './group-rows.ts';
import { importIssue, importRepair } from './import-issue.ts';

/** Whose file it is: where its parcels go unless a row says otherwise, and in what money its amounts are. */
export interface ImportShop {
  country: CountryCode;
  currency: Currency;
  /** A shop's order: its parcels may lack what shops never ask for. */
  is_shop: boolean;
}

const COUNTRY_NAMES: Readonly<Record<CountryCode, readonly string[]>> = {
  SG: ['singapore', 'singapura', 'sgp'],
  MY: ['malaysia', 'mys'],
  PH: ['philippines', 'the philippines', 'pilipinas', 'filipina', 'phl'],
  ID: ['indonesia', 'idn'],
  VN: ['vietnam', 'viet nam', 'vnm'],
};
/** A row of our own template that shows how to fill it. */
const EXAMPLE = /^example\b/iu;
const UNIT = /(?:^|[\s,])(#\s?[A-Z]?\d{1,3}[A-Z]?\s?-\s?\d{1,5}[A-Z]?)(?=$|[\s,])/iu;

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

/** The country a text names, by its code or its name in any of our languages. */
function countryOf(text: string | undefined, usual: CountryCode): CountryCode | null {
  if (text === undefined || text === '') return usual;
  const code = text.toUpperCase();
  if (isCountryCode(code)) return code;
  const folded = foldText(text);
  return COUNTRY_CODES.find((country) => COUNTRY_NAMES[country].includes(folded)) ?? null;
}

/** Puts back what spreadsheets take: the first zero of a postcode and of a phone, and the unit's own column. */
function mend(values: ImportValues, country: CountryCode): ImportRepair[] {
  const repaired: ImportRepair[] = [];
  const put = (field: ImportField, key: Parameters<typeof importRepair>[1], to: string) => {
    repaired.push(importRepair(field, key, values[field] ?? '', to));
    values[field] = to;
  };
  const { postcode_length, phone_has_trunk_zero, phone_code } = addressRulesOf(country);
  const code = values.recipient_post_code ?? '';
  if (postcode_length !== null && /^\d+$/u.test(code) && code.length === postcode_length - 1) {
    if (checkPostcode(`0${code}`, country).ok) put('recipient_post_code', 'validate.import_zero_restored', `0${code}`);
  }
  const unit = UNIT.exec(values.recipient_address ?? '');
  if (country === 'SG' && unit?.[1] !== undefined && values.recipient_unit === undefined) {
    const street = (values.recipient_address ?? '').replace(unit[0], ' ').replaceAll(/\s*,(?:\s*,)+\s*/gu, ', ');
    put(
      'recipient_address',
      'validate.import_unit_moved',
      street.replaceAll(/\s+/gu, ' ').replace(/^[\s,]+|[\s,]+$/gu, ''),
    );
    values.recipient_unit = unit[1].replaceAll(' ', '');
  }
  const phone = values.recipient_phone ?? '';
  const read = readPhone(phone, country);
  if (read.ok) {
    if (phone_has_trunk_zero && /^[1-9]\d+$/u.test(phone) && !phone.startsWith(phone_code.slice(1)))
      put('recipient_phone', 'validate.import_zero_restored', read.e164);
    values.recipient_phone = read.e164;
  }
  if (values.recipient_state !== undefined) values.recipient_state = normaliseStateName(values.recipient_state);
  return repaired;
}

function partyOf(values: ImportValues, country: CountryCode): Party {
  return {
    name: values.recipient_name ?? '',
    phone: values.recipient_phone ?? '',
    email: values.recipient_email ?? '',
    coordinate: {
      unit_number: values.recipient_unit ?? '',
      street: values.recipient_address ?? '',
      building_name: '',
      post_code: values.recipient_post_code ?? '',
      city: values.recipient_city ?? '',
      state: values.recipient_state ?? '',
      district: values.recipient_district ?? '',
      county: values.recipient_county ?? '',
      country,
      lat: null,
      lng: null,
      formatted_address: '',
    },
  };
}

/** What stands in the way: what the form of one recipient refuses (spec 5), and what the file alone can have wrong. */
function errorsOf(values: ImportValues, country: CountryCode | null, { currency }: ImportShop): ImportIssue[] {
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
  if (values.package_type !== undefined && packageSizeOf(values.package_type) === null)
    issues.push(
      importIssue('package_type', 'error', 'validate.value_invalid', {
        label: 'label.package_type',
      }),
    );
  if ((values.reference_id ?? '').length > 64)
    issues.push(importIssue('reference_id', 'error', 'validate.too_long', { max: '64' }));
  if (EXAMPLE.test(values.reference_id ?? ''))
    issues.push(importIssue('reference_id', 'error', 'validate.import_example_row'));
  return issues;
}

/** What will be asked for before the label, and what looks odd. */
function warningsOf(values: ImportValues, country: CountryCode | null, { is_shop }: ImportShop): ImportIssue[] {
  const issues: ImportIssue[] = [];
  if (country !== null) {
    for (const { param, code, params } of checkParty(partyOf(values, country), 'r', { marketplace: is_shop })) {
      const field = fieldOfPlace[param.split('.').at(-1) ?? ''];
      if (field) issues.push(importIssue(field, 'warning', code as 'validate.required', params));
    }
  }
  if (Number(values.package_value) === 0)
    issues.push(importIssue('package_value', 'warning', 'validate.import_value_zero'));
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

/** Checks one parcel of a file as its form would, after mending what can be mended without a guess. */
export function checkRow(row: GroupedRow, shop: ImportShop): ImportRow {
  const values = { ...row.values };
  const country = countryOf(values.recipient_country, shop.country);
  const repaired = [...row.repaired, ...(country === null ? [] : mend(values, country))];
  if (country !== null) values.recipient_country = country;
  const issues = onePerField([...row.issues, ...errorsOf(values, country, shop), ...warningsOf(values, country, shop)]);
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
