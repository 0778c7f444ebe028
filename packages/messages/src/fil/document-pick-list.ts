import type { TextsOf } from '../translation.ts';
import type { documentPickList as english } from '../en/document-pick-list.ts';

/** Words of the printed pick list, with `{{placeholders}}`. */
export const documentPickList = {
  title: 'Listahan ng kukunin',
  orders: 'Mga order',
  units: 'Mga unit',
  shelf: 'Estante',
  sku: 'SKU',
  item: 'Item',
  quantity: 'Dami',
  for_orders: 'Para sa',
  no_shelf: 'Walang estante',
  empty: 'Walang kukunin',
  page: 'Pahina {{page}} sa {{pages}}',
} as const satisfies TextsOf<typeof english>;
