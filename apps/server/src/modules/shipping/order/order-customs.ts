import type { CustomsPurpose } from '@sampan/contract';
import type { OrderRow } from './order.table.ts';

/** Whether customs see the parcel. */
export function isAbroad(order: Pick<OrderRow, 'origin_country_code' | 'destination_country_code'>): boolean {
  const { origin_country_code, destination_country_code } = order;
  return destination_country_code !== null && destination_country_code !== origin_country_code;
}

/** Whether customs would read a purpose that nobody said; a return says its own. */
export function lacksPurpose(
  order: Pick<OrderRow, 'origin_country_code' | 'destination_country_code' | 'extras'>,
): boolean {
  const { customs_purpose, return_of } = order.extras;
  return isAbroad(order) && customs_purpose === undefined && return_of === undefined;
}

/** Why a parcel travels, as customs ask: what was said, else what its kind says. */
export function customsPurposeOf({ extras }: Pick<OrderRow, 'extras'>): CustomsPurpose {
  return extras.customs_purpose ?? (extras.return_of === undefined ? 'sale_of_goods' : 'returned_goods');
}
