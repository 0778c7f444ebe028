import type { ImportItem, ImportValues, SavedPackage } from '@sampan/contract';
import { PACKAGE_SIZES, foldText, packageSizeOf, payableDigitsOf, type Currency } from '@sampan/country-rules';
import type { GroupedRow } from './group-rows.ts';
import { cutText } from '../../../platform/cut-text.ts';

const CONTENT_MAX = 200;
const COD =
  /\b(?:cod|cash on delivery|cash|bayar di tempat|bayar tunai di tempat|thanh toan khi nhan hang|thanh toan khi nhan)\b/u;
const YES = /^(?:yes|y|ya|true|co|oo|cod)$/u;
const NO = /^(?:no|n|tidak|false|khong|hindi|none|non cod|noncod|0+(?:\.0+)?)$/u;

function contentOf(items: readonly ImportItem[]): string {
  const names = items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} x ${name}`));
  const text = names.join(', ');
  return text.length <= CONTENT_MAX ? text : `${cutText(text, CONTENT_MAX - 1)}…`;
}

function valueOf(items: readonly ImportItem[], currency: Currency): string | undefined {
  if (items.length === 0 || items.some(({ unit_value }) => unit_value === null)) return undefined;
  const scale = 10 ** payableDigitsOf(currency);
  const units = items.reduce(
    (sum, { unit_value, quantity }) => sum + Math.round((unit_value ?? 0) * scale) * quantity,
    0,
  );
  return String(units / scale);
}

function weightOf(items: readonly ImportItem[]): string | undefined {
  if (items.length === 0 || items.some(({ weight }) => weight === null)) return undefined;
  const grams = items.reduce(
    (total, { weight, quantity }) => total + Math.ceil((weight ?? 0) * 1000 - 1e-6) * quantity,
    0,
  );
  return grams === 0 ? undefined : String(grams / 1000);
}

/** What the courier collects: the amount of the column, or the order's total where it is paid at the door. */
function codOf(values: ImportValues): string | undefined {
  const said = foldText(values.cod_amount ?? '');
  if (NO.test(said)) return undefined;
  if (said !== '' && !YES.test(said)) return values.cod_amount;
  if (said === '' && !COD.test(foldText(values.payment_method ?? ''))) return undefined;
  const total = values.order_total ?? values.package_value;
  return total === undefined || NO.test(total) ? undefined : total;
}

/** The company's own package of that name. */
export function packageNamed(text: string | undefined, packages: readonly SavedPackage[]): SavedPackage | undefined {
  if (text === undefined) return undefined;
  const folded = foldText(text);
  return packages.find(({ name }) => foldText(name) === folded);
}

/** The sides of a package in a row that says none itself: a box somebody measured otherwise is another box. */
function sidesOf(own: ImportValues, { length, width, height }: SavedPackage): ImportValues {
  const is_measured = own.package_length || own.package_width || own.package_height;
  if (is_measured) return {};
  return { package_length: String(length), package_width: String(width), package_height: String(height) };
}

/** The alias of a size preset by its alias or its name. */
function packageTypeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const folded = foldText(text);
  return PACKAGE_SIZES.find(({ alias, name }) => [foldText(alias), foldText(name)].includes(folded))?.alias ?? text;
}

/**
 * What follows from the rest of a row: contents, value and weight from the items, the cash from how the buyer pays, the weight
 * from a size preset, sides and weight from a package of the company's own. Nothing the file says itself is changed.
 */
export function completeValues(
  { values, items }: GroupedRow,
  { currency, packages }: { currency: Currency; packages: readonly SavedPackage[] },
): ImportValues {
  const { currency: _, order_total: total, order_state: __, payment_method: ___, ...own } = values;
  const saved = packageNamed(own.package_type, packages);
  const type = saved?.name ?? packageTypeOf(own.package_type);
  const size = saved ? null : packageSizeOf(type ?? '');
  const derived: Partial<Record<keyof ImportValues, string | undefined>> = {
    package_content: own.package_content ?? (items.length > 0 ? contentOf(items) : undefined),
    package_value: own.package_value ?? valueOf(items, currency) ?? total,
    ...(saved ? sidesOf(own, saved) : {}),
    package_weight:
      own.package_weight ??
      weightOf(items) ??
      (saved ? String(saved.weight) : size ? String(size.default_weight_g / 1000) : undefined),
    package_type: type,
    cod_amount: codOf({
      ...values,
      ...(own.package_value ? {} : { package_value: valueOf(items, currency) ?? '0' }),
    }),
  };
  const merged: Record<string, string | undefined> = { ...own, ...derived };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== undefined && value !== ''),
  ) as ImportValues;
}
