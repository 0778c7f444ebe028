import type { ImportField, ImportIssue, ImportItem, ImportRepair, ImportValues } from '@sampan/contract';
import { readHsCode } from '@sampan/country-rules';
import { isScientific } from './clean-cell.ts';
import { importIssue, importRepair } from './import-issue.ts';
import { originCodeOf } from './origin-country.ts';
import { cutText } from '../../../platform/cut-text.ts';

/** What customs ask of every item. */
export const CUSTOMS_FIELDS = ['hs_code', 'origin_country'] as const satisfies readonly ImportField[];
type CustomsField = (typeof CUSTOMS_FIELDS)[number];

/** A code whose first zero a spreadsheet took: chapters 01 to 09, of 6, 8 or 10 digits, with or without points. */
const ZERO_LOST = /^(?:\d{5}|\d{7}|\d{9}|\d{3}\.\d{2}(?:\.?\d{2}){0,2})$/u;

interface Goods {
  values: ImportValues;
  items: ImportItem[];
}

/** A cell of several items holds what each has, in the order of the items; a part may be empty. */
function partsOf(cell: string | undefined): string[] {
  return cell === undefined ? [] : cell.split(';').map((part) => part.trim());
}

function withField(values: ImportValues, field: CustomsField, cell: string): ImportValues {
  const { [field]: _, ...rest } = values;
  return cell === '' ? rest : { ...rest, [field]: cell };
}

/**
 * Puts what the items say for customs into the parcel's own cells, where the grid shows and edits it: one text where all items
 * have the same, else one for each.
 */
export function gatherCustoms<T extends Goods>(row: T): T {
  let { values } = row;
  for (const field of CUSTOMS_FIELDS) {
    const said = row.items.map((item) => item[field]);
    if (said.every((text) => text === '')) continue;
    values = withField(values, field, new Set(said).size === 1 ? (said[0] ?? '') : said.join('; ').trim());
  }
  return { ...row, values, items: row.items.map((item) => ({ ...item, hs_code: '', origin_country: '' })) };
}

/**
 * The other way: gives each item its part of the parcel's cells, which are gone then. A cell that has neither one text for all nor one
 * for each stays.
 */
export function spreadCustoms<T extends Goods>(row: T): T {
  let { values, items } = row;
  for (const field of CUSTOMS_FIELDS) {
    const parts = partsOf(values[field]);
    if (parts.length === 0 || (parts.length > 1 && parts.length !== items.length)) continue;
    items = items.map((item, at) => ({ ...item, [field]: (parts.length === 1 ? parts[0] : parts[at]) ?? '' }));
    values = withField(values, field, '');
  }
  return { ...row, values, items };
}

/** The items of a parcel with what its cells say for customs. Where a file names none, the contents are one. */
export function goodsOf({ values, items }: Goods): ImportItem[] {
  const has_customs = CUSTOMS_FIELDS.some((field) => values[field] !== undefined);
  if (items.length > 0 || !has_customs) return spreadCustoms({ values, items }).items;
  const number = (text: string | undefined) =>
    text !== undefined && /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : null;
  const contents = {
    name: cutText(values.package_content ?? '', 200),
    sku: '',
    quantity: 1,
    weight: number(values.package_weight),
    unit_value: number(values.package_value),
    hs_code: '',
    origin_country: '',
  };
  return contents.name === '' ? [] : spreadCustoms({ values, items: [contents] }).items;
}

function plainHsCode(part: string): { code: string; key: ImportRepair['code'] | null } {
  if (/^\d{6,}\.0$/u.test(part)) return { code: part.slice(0, -2), key: 'validate.import_decimals_removed' };
  const digits = part.replaceAll(/[\s.-]/gu, '');
  if (ZERO_LOST.test(part)) return { code: `0${digits}`, key: 'validate.import_zero_restored' };
  return { code: readHsCode(part) ?? part, key: null };
}

/** Reads codes as digits alone and countries by their names, and puts back the zero that a spreadsheet took. */
export function mendCustoms(values: ImportValues): { values: ImportValues; repaired: ImportRepair[] } {
  const { hs_code, origin_country } = values;
  const codes = partsOf(hs_code).map(plainHsCode);
  const mended = codes
    .map(({ code }) => code)
    .join('; ')
    .trim();
  const countries = partsOf(origin_country).map((part) => originCodeOf(part) ?? part);
  const after = withField(withField(values, 'hs_code', mended), 'origin_country', countries.join('; ').trim());
  const key = codes.find((code) => code.key !== null)?.key as Parameters<typeof importRepair>[1] | undefined;
  return { values: after, repaired: key ? [importRepair('hs_code', key, hs_code ?? '', mended)] : [] };
}

/** What is wrong with the cells that customs ask for, in a parcel of so many items. */
export function customsErrors(values: ImportValues, items: number): ImportIssue[] {
  return CUSTOMS_FIELDS.flatMap((field) => {
    const parts = partsOf(values[field]);
    if (parts.length > 1 && parts.length !== items)
      return [importIssue(field, 'error', 'validate.import_one_for_each', { count: String(items) })];
    const wrong = parts.find((part) => part !== '' && !(field === 'hs_code' ? readHsCode(part) : originCodeOf(part)));
    if (wrong === undefined) return [];
    const label = `label.${field}` as const;
    if (field === 'origin_country') return [importIssue(field, 'error', 'validate.country_unknown', { label })];
    return isScientific(wrong)
      ? [importIssue(field, 'error', 'validate.import_digits_lost')]
      : [importIssue(field, 'error', 'validate.hs_code_invalid', { label })];
  });
}
