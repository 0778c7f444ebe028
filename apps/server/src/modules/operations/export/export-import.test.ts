import {
  IMPORT_FIELDS,
  ORDER_EXPORT_PRESETS,
  type ImportField,
  type ImportItem,
  type ImportValues,
} from '@sampan/contract';
import { toMinor } from '@sampan/country-rules';
import { nationalPhone } from '@sampan/phone-numbers';
import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { writeTable } from '../../../platform/document/write-rows.ts';
import { convertFile } from '../../commerce/order-import/convert-file.ts';
import { eachItem, orderFileColumns, type OrderRow } from '../../shipping/order/index.ts';

const CTX = {
  ports: { couriers: { profileOf: () => undefined } },
  env: { public_url: 'https://ship.example' },
} as unknown as Ctx;

/** A parcel of these values, as creating one of an imported row makes it. */
function rowOf(values: ImportValues, items: readonly ImportItem[]): OrderRow {
  const text = (field: ImportField) => values[field] ?? '';
  const millimetres = (field: ImportField) => (values[field] === undefined ? null : Number(values[field]) * 10);
  return {
    currency: 'SGD',
    reference_id: values.reference_id ?? null,
    shipping_address: {
      name: text('recipient_name'),
      phone: nationalPhone(text('recipient_phone'), 'SG'),
      email: text('recipient_email'),
      coordinate: {
        unit_number: text('recipient_unit'),
        street: text('recipient_address'),
        building_name: '',
        post_code: text('recipient_post_code'),
        city: text('recipient_city'),
        state: text('recipient_state'),
        district: text('recipient_district'),
        county: text('recipient_county'),
        country: 'SG',
      },
    },
    package_content: text('package_content'),
    total_package_value_minor: toMinor(Number(text('package_value')), 'SGD'),
    weight_g: Math.round(Number(text('package_weight')) * 1000),
    package_type: values.package_type ?? null,
    length_mm: millimetres('package_length'),
    width_mm: millimetres('package_width'),
    height_mm: millimetres('package_height'),
    is_cod: values.cod_amount !== undefined,
    expected_cod_minor: toMinor(Number(values.cod_amount ?? 0), 'SGD'),
    delivery_instructions: text('delivery_instructions'),
    pick_up_date: values.pick_up_date ?? null,
    estimated_cost: null,
    extras: {
      ...(values.customs_purpose ? { customs_purpose: values.customs_purpose } : {}),
      ...(values.customs_explanation ? { customs_explanation: values.customs_explanation } : {}),
    },
    items,
  } as unknown as OrderRow;
}

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

async function imported(rows: readonly OrderRow[]) {
  const columns = orderFileColumns(CTX, {
    columns: ORDER_EXPORT_PRESETS.import,
    preset: 'import',
    language: 'vi',
    time_zone: 'Asia/Singapore',
  });
  const file = {
    columns,
    rows: eachItem(each(rows)),
    total: rows.reduce((lines, { items }) => lines + Math.max(1, items.length), 0),
    format: 'csv' as const,
    name: 'orders',
    time_zone: 'UTC',
  };
  return convertFile(await buffer(writeTable(file)), { country: 'SG', now: () => 0 });
}

/** Numbers as numbers: a file writes 48 as 48.00. What is said of the items stands in `items`. */
function plain(values: ImportValues): ImportValues {
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const value = values[field];
      if (value === undefined || field === 'hs_code' || field === 'origin_country') return [];
      const is_number = /^(?:package_(?:value|weight|length|width|height)|cod_amount)$/u.test(field);
      return [[field, is_number ? String(Number(value)) : value]];
    }),
  );
}

const words = fc
  .array(
    fc.constantFrom(
      'Tan',
      'Nguyễn',
      "D'Souza",
      'binte',
      '"Ah Hock"',
      'Lim; Sons',
      'a,b',
      '=1+1',
      '@home',
      '+65',
      '-5',
      '王',
      '#2',
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(' '));
const parcel = fc.record({
  reference_id: fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{0,11}$/u),
  recipient_name: words,
  recipient_phone: fc.constantFrom('+6591234567', '+6581234567', '+6561234567'),
  recipient_email: fc.constantFrom('', 'nurul@example.test'),
  recipient_address: fc.tuple(fc.constantFrom('Blk 145', '12', '0008'), words).map((parts) => parts.join(' ')),
  recipient_unit: fc.constantFrom('#08-212', '#B1-01', 'N/A'),
  recipient_post_code: fc.constantFrom('310145', '018956', '049483'),
  package_content: words,
  package_value: fc.integer({ min: 1, max: 1_000_000 }).map((minor) => (minor / 100).toFixed(2)),
  package_weight: fc.integer({ min: 1, max: 30_000 }).map((grams) => String(grams / 1000)),
  package_type: fc.constantFrom('satchel', 'shoebox'),
  package_length: fc.integer({ min: 10, max: 1_000 }).map((mm) => String(mm / 10)),
  package_width: fc.integer({ min: 10, max: 1_000 }).map((mm) => String(mm / 10)),
  package_height: fc.integer({ min: 10, max: 1_000 }).map((mm) => String(mm / 10)),
  cod_amount: fc.option(
    fc.integer({ min: 1, max: 100_000 }).map((minor) => (minor / 100).toFixed(2)),
    { nil: undefined },
  ),
  delivery_instructions: fc.constantFrom('', 'Leave with the guard', '=SUM(A1)'),
  pick_up_date: fc.constantFrom('', '2026-11-23'),
  customs_purpose: fc.constantFrom('', 'gift', 'commercial_sample', 'other'),
  customs_explanation: fc.constantFrom('', 'Goods for a trade fair'),
});
const item = fc.record({
  name: words,
  sku: fc.constantFrom('', 'KAYA-250', '=SKU', '0012'),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  weight: fc.option(fc.integer({ min: 1, max: 30_000 }).map((grams) => grams / 1000)),
  unit_value: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((minor) => minor / 100)),
  hs_code: fc.constantFrom('', '200799', '0901210010', '21039012'),
  origin_country: fc.constantFrom('', 'SG', 'CN', 'NA'),
});
const order = fc.record({ values: parcel, items: fc.array(item, { maxLength: 4 }) });
const filled = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as ImportValues;

test('what is exported to import again is read as it was, and so on for ever (issue: import and export are inverses)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 20 }), async (drawn) => {
      // A reference is one parcel's alone.
      const orders = drawn.map(({ values, items }, at) => ({
        items,
        values: { ...filled({ ...values, reference_id: `${values.reference_id}-${at}` }), recipient_country: 'SG' },
      }));
      const first = await imported(orders.map(({ values, items }) => rowOf(values, items)));
      expect(first.detected.preset).toBe('template');
      expect(first.rows.map(({ values }) => plain(values))).toEqual(orders.map(({ values }) => plain(values)));
      expect(first.rows.map(({ items }) => items)).toEqual(orders.map(({ items }) => items));
      expect(first.rows.flatMap(({ issues }) => issues.filter(({ severity }) => severity === 'error'))).toEqual([]);
      const again = await imported(first.rows.map(({ values, items }) => rowOf(values, items)));
      expect(again.rows.map(({ values, items }) => [values, items])).toEqual(
        first.rows.map(({ values, items }) => [values, items]),
      );
    }),
    { numRuns: 60, seed: 17 },
  );
});
