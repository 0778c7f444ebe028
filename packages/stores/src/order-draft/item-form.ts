import { isIsoCountry, parseAmount, readHsCode, toMajor, type Currency } from '@sampan/country-rules';
import type { OrderItem } from '@sampan/contract';
import { issueMessage, parcelItemSchema, validateForm } from '@sampan/validators';

/** An item of the parcel as typed (spec section 3, form 'item'). */
export interface ItemForm {
  readonly name: string;
  readonly quantity: string;
  readonly weight: string;
  readonly price: string;
  /** What customs ask for, as typed; absent where nobody typed it. */
  readonly hs_code?: string | undefined;
  readonly origin_country?: string | undefined;
  /** What a shop or the API said of it besides: goes back as it came. Such an item may lack a weight. */
  readonly given?: Pick<OrderItem, 'sku' | 'hs_code' | 'origin_country'> | undefined;
}

/** As many items as an order takes. */
export const MOST_ITEMS = 100;

/** One item unless said (spec section 3, form 'item'). */
export const EMPTY_ITEM: ItemForm = { name: '', quantity: '1', weight: '', price: '' };

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** The items of an order as typed texts. */
export function itemFormsOf(items: readonly OrderItem[] | undefined): readonly ItemForm[] {
  return (items ?? []).map(({ name, quantity, weight, unit_value, sku, hs_code, origin_country }) => ({
    name,
    quantity: String(quantity),
    weight: textOf(weight),
    price: textOf(unit_value),
    given: { sku, hs_code, origin_country },
  }));
}

/** Names of an item's fields, in the order of the form. */
export const ITEM_FIELDS = ['name', 'quantity', 'weight', 'price', 'hs_code', 'origin_country'] as const;
export type ItemFieldName = (typeof ITEM_FIELDS)[number];
/** The field of the third item's weight is 'item-2-weight'. */
export type ItemField = `item-${number}-${ItemFieldName}`;

export interface ItemIssue {
  readonly field: ItemField;
  readonly issue: string;
}

/**
 * Everything wrong with the items, in their order (spec section 5: quantity and item weight are required). What customs ask for
 * is looked at `is_abroad` alone: it isn't shown otherwise.
 */
export function itemIssues(items: readonly ItemForm[], currency: Currency, is_abroad = false): ItemIssue[] {
  return items.flatMap((item, index) => {
    const { issues = [] } = validateForm(parcelItemSchema(currency), item);
    return ITEM_FIELDS.flatMap((name): ItemIssue[] => {
      if (name === 'hs_code' || name === 'origin_country') {
        const issue = is_abroad ? customsIssueOf(item, name) : null;
        return issue === null ? [] : [{ field: `item-${index}-${name}` as const, issue }];
      }
      if (name === 'weight' && item.given !== undefined && item.weight.trim() === '') return [];
      const found = issues.find(({ path }) => path === name);
      return found === undefined
        ? []
        : [{ field: `item-${index}-${name}` as const, issue: issueMessage(found.key, found.params) }];
    });
  });
}

/** What customs are told of an item: what was typed, else what its shop said. */
export function customsOf({ given, ...typed }: ItemForm, name: 'hs_code' | 'origin_country'): string {
  return typed[name] ?? given?.[name] ?? '';
}

/** Why customs could not read it, or null. Both may be empty. */
function customsIssueOf(item: ItemForm, name: 'hs_code' | 'origin_country'): string | null {
  const text = customsOf(item, name).trim();
  if (text === '' || wireCustomsOf(item, name) !== '') return null;
  return name === 'hs_code'
    ? issueMessage('validate.hs_code_invalid', { label: 'label.hs_code' })
    : issueMessage('validate.country_unknown', { label: 'label.origin_country' });
}

/** What goes to the server: empty for what customs could not read. */
function wireCustomsOf(item: ItemForm, name: 'hs_code' | 'origin_country'): string {
  const text = customsOf(item, name).trim();
  if (name === 'hs_code') return readHsCode(text) ?? '';
  return isIsoCountry(text.toUpperCase()) ? text.toUpperCase() : '';
}

/** What the items mean on the wire; those that are not right yet are left out. */
export function wireItemsOf(items: readonly ItemForm[], currency: Currency): OrderItem[] {
  return items.flatMap((item) => {
    if (itemIssues([item], currency).length > 0) return [];
    const price = parseAmount(item.price, currency);
    return [
      {
        sku: item.given?.sku ?? '',
        hs_code: wireCustomsOf(item, 'hs_code'),
        origin_country: wireCustomsOf(item, 'origin_country'),
        name: item.name.trim(),
        quantity: Number(item.quantity),
        weight: item.weight.trim() === '' ? null : Number(item.weight),
        unit_value: price.ok ? toMajor(price.amount_minor, currency) : null,
      },
    ];
  });
}

/** What the items that are right weigh and cost together, in grams and minor units. */
export function itemsSumOf(items: readonly ItemForm[], currency: Currency): { weight_g: number; amount_minor: number } {
  return items.reduce(
    (sum, item) => {
      const [right] = wireItemsOf([item], currency);
      if (right === undefined) return sum;
      const price = parseAmount(item.price, currency);
      return {
        weight_g: sum.weight_g + Math.round((right.weight ?? 0) * 1000) * right.quantity,
        amount_minor: sum.amount_minor + (price.ok ? price.amount_minor : 0) * right.quantity,
      };
    },
    { weight_g: 0, amount_minor: 0 },
  );
}
