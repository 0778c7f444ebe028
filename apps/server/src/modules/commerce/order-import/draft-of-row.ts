import { createHash } from 'node:crypto';
import { MAX_SERVICE_NAME, type ImportPreset, type ImportValues, type OrderDraft } from '@sampan/contract';
import { gramsOfKg, isCountryCode, packageSizeOf, payableDigitsOf, type Currency } from '@sampan/country-rules';
import type { ImportedOrder } from '../../shipping/order/index.ts';
import { goodsOf } from './item-customs.ts';
import type { ImportHead } from './order-import.repo.ts';
import type { OrderImportRowRecord } from './order-import.table.ts';
import { partyOf } from './party-of-row.ts';
import { purposeOf } from './read-purpose.ts';
import { cutText } from '../../../platform/cut-text.ts';

function numberOf(text: string | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : Number(text);
}

/** The measures of a row; a box without all three sides is known by its weight alone. */
function dimensionOf(values: ImportValues): OrderDraft['dimension'] {
  const [length, width, height, weight] = (
    ['package_length', 'package_width', 'package_height', 'package_weight'] as const
  ).map((field) => numberOf(values[field]));
  if (!length || !width || !height || weight === undefined) return undefined;
  return { length, width, height, weight };
}

/** Items as documents show them; a price with more digits than the currency pays in is rounded. */
function itemsOf(row: OrderImportRowRecord, currency: Currency): OrderDraft['items'] {
  const scale = 10 ** payableDigitsOf(currency);
  return goodsOf(row).map(({ unit_value, ...item }) => ({
    ...item,
    unit_value: unit_value === null ? null : Math.round(unit_value * scale) / scale,
  }));
}

/**
 * The one id a row without a reference of the shop has, in whichever import of the same file it comes. Behind a part that all rows
 * of a file share stands the row: parcels written in one second are listed, compared and printed in the order of their file.
 */
function idOfRow({ company_id, file_hash }: Pick<ImportHead, 'company_id' | 'file_hash'>, row: number): string {
  const of_file = createHash('sha256').update(`${company_id} ${file_hash}`).digest('hex').slice(0, 6);
  const of_row = createHash('sha256').update(`${company_id} ${file_hash} ${row}`).digest('hex');
  const start = of_file + row.toString(16).padStart(6, '0');
  return `${start.slice(0, 8)}-${start.slice(8, 12)}-8${of_row.slice(13, 16)}-a${of_row.slice(17, 20)}-${of_row.slice(20, 32)}`;
}

function marketplaceOf(preset: ImportPreset | null, reference: string | null): OrderDraft['marketplace'] {
  if (preset === null || reference === null) return undefined;
  // The spec's alias of the store, which orders that its API brings have too.
  const source = preset === 'tiktok_shop' ? 'tiktok' : preset;
  return { id: reference, number: reference, source };
}

/** The parcel a good row becomes. */
export function draftOfRow(head: ImportHead, row: OrderImportRowRecord, currency: Currency): ImportedOrder {
  const { values } = row;
  const country = values.recipient_country ?? '';
  const reference_id = values.reference_id ?? null;
  const weight = numberOf(values.package_weight);
  const purpose = purposeOf(values.customs_purpose ?? '');
  const dimension = dimensionOf(values);
  const size = packageSizeOf(values.package_type ?? '');
  return {
    id: idOfRow(head, row.row),
    draft: {
      ...(reference_id === null ? {} : { reference_id }),
      ...(isCountryCode(country) ? { shipping_address: partyOf(values, country) } : {}),
      ...(dimension ? { dimension } : {}),
      ...(size ? { package_type: size.alias as NonNullable<OrderDraft['package_type']> } : {}),
      package_content: values.package_content ?? '',
      total_package_value: numberOf(values.package_value) ?? 0,
      expected_cod_collection: numberOf(values.cod_amount) ?? 0,
      delivery_instructions: cutText(values.delivery_instructions ?? '', 300),
      items: itemsOf(row, currency),
      ...(purpose === null ? {} : { customs_purpose: purpose }),
      ...(values.customs_explanation ? { customs_explanation: values.customs_explanation } : {}),
      ...(head.is_shop ? { marketplace: marketplaceOf(head.detected.preset, reference_id) } : {}),
      ...(values.pick_up_date ? { pick_up_date: values.pick_up_date } : {}),
    },
    facts: {
      import_id: head.id,
      ...(weight === undefined ? {} : { weight_g: gramsOfKg(weight) }),
      ...(values.delivery_service ? { requested_service: cutText(values.delivery_service, MAX_SERVICE_NAME) } : {}),
    },
  };
}
