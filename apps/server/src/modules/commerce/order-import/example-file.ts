import type { ImportField, ImportPreset, ImportValues } from '@sampan/contract';
import { foldText, gramsOfKg, payableText, rulesOf, toMinor, type CountryCode } from '@sampan/country-rules';
import { exampleHeader } from './example-header.ts';
import { EXAMPLE_SHOPS } from './example-shop.ts';
import { JOINED } from './match-columns.ts';
import type { PresetRow } from './preset-row.ts';
import { PRESETS } from './presets.ts';
import { templateFields } from './template-file.ts';

/** Presets whose templates one country alone has. */
const COUNTRY_OF: Partial<Record<ImportPreset, CountryCode>> = {
  pos_laju: 'MY',
  easyparcel: 'MY',
  jnt_id: 'ID',
  sap: 'ID',
};
const ORDERS = { shopify: 40, other: 8 } as const;

/** Kinds of files that shops of a country have. */
export function examplesOf(country: CountryCode): ImportPreset[] {
  return PRESETS.map(({ id }) => id).filter((id) => (COUNTRY_OF[id] ?? country) === country);
}

interface ExampleOrder {
  values: ImportValues;
  items: ImportValues[];
}

/** How each program numbers its orders. */
function referenceOf(preset: ImportPreset, at: number): string {
  const number = String(1001 + at);
  if (preset === 'shopify') return `#${number}`;
  if (preset === 'shopee') return `261120SP${number}`;
  if (preset === 'tiktok_shop') return `57700000000000${number}`;
  if (preset === 'lazada') return `440011${number}`;
  return preset === 'woocommerce' ? number : `EX-${number}`;
}

/** The words of an order that waits to be sent. */
const OPEN_STATE: Partial<Record<ImportPreset, string>> = {
  shopify: 'paid',
  woocommerce: 'processing',
  shopee: 'To ship',
  tiktok_shop: 'To ship',
  lazada: 'pending',
};

/** What spreadsheets did to some rows: the first ones can be repaired, the others need a person (volume 2). */
const DAMAGES: Readonly<Record<number, (values: ImportValues) => ImportValues>> = {
  1: (values) => ({ recipient_phone: `'${values.recipient_phone ?? ''}` }),
  3: (values) => ({ recipient_post_code: `${values.recipient_post_code ?? ''}.0` }),
  5: (values) => ({ recipient_post_code: (values.recipient_post_code ?? '').replace(/^0/u, '') }),
  6: () => ({ recipient_phone: '6.01235E+10' }),
  17: () => ({ recipient_phone: '' }),
  29: () => ({ recipient_address: '#REF!' }),
};

/** Another phone for each time a person comes again, so that no two orders go to the same one. */
function phoneOf(phone: string, round: number): string {
  return round === 0
    ? phone
    : `${phone.slice(0, -2)}${String(Number(phone.slice(-2)) + round * 7)
        .padStart(2, '0')
        .slice(-2)}`;
}

function orderOf(preset: PresetRow, country: CountryCode, at: number): ExampleOrder {
  const { people, goods } = EXAMPLE_SHOPS[country];
  const person = people[at % people.length];
  const bought = goods.filter((_, place) => {
    const is_second = preset.is_shop && at % 3 === 0 && place === (at + 1) % goods.length;
    return place === at % goods.length || is_second;
  });
  const items = bought.map(([item_name, item_sku, item_price, item_weight]) => ({
    item_name,
    item_sku,
    item_price,
    item_weight,
    item_quantity: '1',
    item_requires_shipping: 'true',
  }));
  const { currency } = rulesOf(country);
  const amount = payableText(
    bought.reduce((sum, [, , price]) => sum + toMinor(Number(price), currency), 0),
    currency,
  );
  const grams = bought.reduce((sum, [, , , weight]) => sum + gramsOfKg(Number(weight)), 0);
  const is_cod = at % 4 === 0;
  const values: ImportValues = {
    reference_id: referenceOf(preset.id, at),
    recipient_name: person?.name ?? '',
    recipient_phone: phoneOf(person?.phone ?? '', Math.floor(at / people.length)),
    recipient_email: `buyer${at + 1}@example.test`,
    recipient_address: person?.address ?? '',
    recipient_unit: person?.unit ?? '',
    recipient_post_code: person?.post_code ?? '',
    recipient_district: person?.district ?? '',
    recipient_city: person?.city ?? '',
    recipient_state: person?.state ?? '',
    recipient_country: country,
    package_content: bought[0]?.[0] ?? '',
    package_value: amount,
    package_weight: String(grams / 1_000),
    cod_amount: is_cod ? amount : '',
    currency,
    order_total: amount,
    order_state: OPEN_STATE[preset.id] ?? '',
    payment_method: is_cod ? 'Cash on delivery' : 'Card',
  };
  return { values: { ...values, ...DAMAGES[at]?.(values) }, items };
}

/** The unit is in a column of its own in our template alone; everybody else writes it behind the street. */
function withUnit(values: ImportValues): ImportValues {
  const { recipient_unit: unit = '', recipient_address: street = '', ...rest } = values;
  return { ...rest, recipient_address: unit === '' || street.startsWith('#REF') ? street : `${street} ${unit}` };
}

/** What stands under each header: the first column of a field has its value, the second of a name its last word. */
function cellReader({ columns }: PresetRow, header: readonly string[]): (values: ImportValues) => string[] {
  const folded = header.map(foldText);
  const places = new Map<number, (values: ImportValues) => string>();
  for (const [name, names] of Object.entries(columns)) {
    const field = name as ImportField;
    const found = names.map((each) => folded.indexOf(foldText(each))).filter((at) => at >= 0);
    // The moment of a cancellation stands in the first of the columns of a state.
    const at = field === 'order_state' ? found.at(-1) : found[0];
    if (at === undefined) continue;
    const second = JOINED.has(field) && field === 'recipient_name' ? found[1] : undefined;
    places.set(at, (values) =>
      second === undefined ? (values[field] ?? '') : (values[field] ?? '').replace(/ \S+$/u, ''),
    );
    if (second !== undefined) places.set(second, (values) => / (\S+)$/u.exec(values[field] ?? '')?.[1] ?? '');
  }
  return (values) => header.map((_, at) => places.get(at)?.(values) ?? '');
}

/** The rows of one order: of every item one, with the order's own cells repeated as its program does. */
function rowsOfOrder(
  preset: PresetRow,
  { values, items }: ExampleOrder,
  cellsOf: (values: ImportValues) => string[],
): string[][] {
  const written = preset.id === 'template' ? values : withUnit(values);
  if (!preset.is_shop) return [cellsOf(written)];
  return items.map((item, at) => {
    const only = { reference_id: values.reference_id ?? '', recipient_email: values.recipient_email ?? '' };
    return cellsOf({ ...(preset.id === 'shopify' && at > 0 ? only : written), ...item });
  });
}

/**
 * A file as its program writes it for a shop of the country, header and all, with invented people. Some rows are damaged as
 * spreadsheets do: to be looked at while they are repaired.
 */
export function exampleRows(id: ImportPreset, country: CountryCode): string[][] {
  const preset = PRESETS.find((each) => each.id === id);
  if (!preset) throw new RangeError(`no preset '${id}'`);
  const header = id === 'template' ? templateFields(country) : exampleHeader(id, country);
  const cellsOf = cellReader(preset, header);
  const count = id === 'shopify' ? ORDERS.shopify : ORDERS.other;
  const orders = Array.from({ length: count }, (_, at) => orderOf(preset, country, at));
  return [
    ...(id === 'easyparcel' ? [['EasyParcel bulk order template 9.12'], []] : []),
    [...header],
    ...(preset.has_description_row ? [header.map((name) => `${name}.`)] : []),
    ...orders.flatMap((order) => rowsOfOrder(preset, order, cellsOf)),
  ];
}
