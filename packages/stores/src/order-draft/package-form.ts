import {
  AMOUNT_ISSUES,
  issueMessage,
  packageDimensionSchema,
  packageTypeSchema,
  packageValueSchema,
  validateForm,
  type FormIssue,
} from '@sampan/validators';
import type { CodType, CustomsPurpose, OrderDraft } from '@sampan/contract';
import { itemFormsOf, itemIssues, wireItemsOf, type ItemField, type ItemForm } from './item-form.ts';
import { parseAmount, toMajor, type Currency, type PackageSizeAlias } from '@sampan/country-rules';

/** The package step as typed (spec section 3: forms 'package type', 'package dims', 'package value' and 'item'). */
export interface PackageForm {
  readonly tab: 'preset' | 'exact';
  readonly package_type: PackageSizeAlias | '';
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
  readonly content: string;
  readonly category: string;
  readonly value: string;
  readonly is_insured: boolean;
  readonly is_cod: boolean;
  readonly cod_amount: string;
  readonly cod_type: CodType;
  readonly cod_includes_shipping: boolean;
  readonly is_fragile: boolean;
  readonly is_battery: boolean;
  readonly is_dangerous: boolean;
  readonly instructions: string;
  readonly reference: string;
  /** Why it crosses a border; asked, and sent, where it does. */
  readonly purpose: CustomsPurpose;
  readonly explanation: string;
  readonly items: readonly ItemForm[];
}

/** The fields of a draft that the package step reads and writes; the form stays as it was typed beside the wire's fields. */
export interface PackageFields extends OrderDraft {
  readonly package_form?: PackageForm | undefined;
}

export const EMPTY_PACKAGE: PackageForm = {
  tab: 'preset',
  package_type: '',
  length: '',
  width: '',
  height: '',
  weight: '',
  content: '',
  category: '',
  value: '',
  is_insured: false,
  is_cod: false,
  cod_amount: '',
  cod_type: 'fee_by_sender',
  cod_includes_shipping: false,
  is_fragile: false,
  is_battery: false,
  is_dangerous: false,
  instructions: '',
  reference: '',
  purpose: 'sale_of_goods',
  explanation: '',
  items: [],
};

const textOf = (value: number | undefined): string => (value === undefined || value === 0 ? '' : String(value));

/** The form of a draft: as it was typed, or read from the fields of an order. */
export function packageFormOf(fields: Partial<PackageFields>): PackageForm {
  if (fields.package_form !== undefined) return { ...EMPTY_PACKAGE, ...fields.package_form };
  const exact = fields.dimension ?? undefined;
  return {
    ...EMPTY_PACKAGE,
    tab: exact === undefined ? 'preset' : 'exact',
    package_type: fields.package_type ?? '',
    length: textOf(exact?.length),
    width: textOf(exact?.width),
    height: textOf(exact?.height),
    weight: textOf(exact?.weight),
    content: fields.package_content ?? '',
    category: fields.item_category ?? '',
    value: textOf(fields.total_package_value),
    is_insured: fields.is_insured ?? false,
    is_cod: (fields.expected_cod_collection ?? 0) > 0,
    cod_amount: textOf(fields.expected_cod_collection),
    cod_type: fields.cod_type ?? 'fee_by_sender',
    cod_includes_shipping: fields.cod_includes_shipping_fee ?? false,
    is_fragile: fields.is_fragile ?? false,
    is_battery: fields.is_battery ?? false,
    is_dangerous: fields.is_dangerous ?? false,
    instructions: fields.delivery_instructions ?? '',
    reference: fields.reference_id ?? '',
    purpose: fields.customs_purpose ?? 'sale_of_goods',
    explanation: fields.customs_explanation ?? '',
    items: itemFormsOf(fields.items),
  };
}

/** The same where somebody begins: with the smallest size, which most parcels have; the others stand beside it. */
export function startedPackageForm(fields: Partial<PackageFields>): PackageForm {
  const form = packageFormOf(fields);
  return form.tab === 'preset' && form.package_type === '' ? { ...form, package_type: 'satchel' } : form;
}

const sidesOf = ({ length, width, height, weight }: PackageForm) => ({ length, width, height, weight });

function amountOf(text: string, currency: Currency): number | undefined {
  const parsed = parseAmount(text, currency);
  return parsed.ok && parsed.amount_minor > 0 ? toMajor(parsed.amount_minor, currency) : undefined;
}

/** What the form means on the wire; parts that are not right yet are left out. */
export function fieldsOfPackage(form: PackageForm, currency: Currency): Partial<PackageFields> {
  const exact = form.tab === 'exact' ? validateForm(packageDimensionSchema, sidesOf(form)).output : undefined;
  return {
    package_form: form,
    package_type: form.tab === 'preset' && form.package_type !== '' ? form.package_type : null,
    dimension: exact ?? null,
    package_content: form.content.trim(),
    item_category: form.category,
    total_package_value: amountOf(form.value, currency),
    is_insured: form.is_insured,
    expected_cod_collection: form.is_cod ? (amountOf(form.cod_amount, currency) ?? 0) : 0,
    cod_type: form.cod_type,
    cod_includes_shipping_fee: form.is_cod && form.cod_includes_shipping,
    is_fragile: form.is_fragile,
    is_battery: form.is_battery,
    is_dangerous: form.is_dangerous,
    delivery_instructions: form.instructions.trim(),
    reference_id: form.reference.trim() === '' ? null : form.reference.trim(),
    customs_purpose: form.purpose,
    customs_explanation: form.purpose === 'other' ? form.explanation.trim() : '',
    items: wireItemsOf(form.items, currency),
  };
}

/** A field of the form that is wrong, and the issue for `issueText`. */
export interface PackageIssue {
  readonly field:
    | 'size'
    | 'length'
    | 'width'
    | 'height'
    | 'weight'
    | 'content'
    | 'value'
    | 'cod_amount'
    | 'reference'
    | 'explanation'
    | ItemField;
  readonly issue: string;
}

const FIELD_OF_PATH: Readonly<Record<string, PackageIssue['field']>> = {
  packageType: 'size',
  'packageDetail.length': 'length',
  'packageDetail.width': 'width',
  'packageDetail.height': 'height',
  'packageDetail.weight': 'weight',
  packageContent: 'content',
  totalPackageValue: 'value',
};

const messageOf = ({ key, params }: FormIssue): string => issueMessage(key, params);

/** Everything wrong with the package, in the order of the form (spec section 5); what customs ask for `is_abroad` alone. */
export function packageIssues(form: PackageForm, currency: Currency, is_abroad = false): PackageIssue[] {
  const size = {
    tab: form.tab,
    packageType: form.tab === 'preset' ? form.package_type : '',
    packageDetail: form.tab === 'exact' ? sidesOf(form) : null,
  };
  const value = { totalPackageValue: form.value, packageContent: form.content, itemCategory: form.category };
  const found = [
    ...(validateForm(packageTypeSchema, size).issues ?? []),
    ...(validateForm(packageValueSchema(currency), value).issues ?? []),
  ];
  const issues: PackageIssue[] = found.map((issue) => ({
    field: FIELD_OF_PATH[issue.path] ?? ('size' as const),
    issue: messageOf(issue),
  }));
  // A parcel worth nothing cannot be declared, so 0 is refused here and not only at the purchase.
  const parsed = parseAmount(form.value, currency);
  if (parsed.ok && parsed.amount_minor === 0)
    issues.push({
      field: 'value',
      issue: issueMessage('validate.number_positive', { label: 'label.total_package_value' }),
    });
  if (form.is_cod && amountOf(form.cod_amount, currency) === undefined)
    issues.push({ field: 'cod_amount', issue: codIssue(form.cod_amount, currency) });
  if (is_abroad && form.purpose === 'other' && form.explanation.trim() === '')
    issues.push({
      field: 'explanation',
      issue: issueMessage('validate.required', { label: 'label.customs_explanation' }),
    });
  const sorted = issues.sort((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));
  return [...sorted, ...itemIssues(form.items, currency, is_abroad)];
}

const ORDER: readonly PackageIssue['field'][] = [
  'size',
  'length',
  'width',
  'height',
  'weight',
  'content',
  'value',
  'cod_amount',
  'explanation',
  'reference',
];

function codIssue(text: string, currency: Currency): string {
  const parsed = parseAmount(text, currency);
  if (parsed.ok) return issueMessage('validate.number_positive', { label: 'label.amount' });
  return issueMessage(AMOUNT_ISSUES[parsed.reason], { label: 'label.amount' });
}
