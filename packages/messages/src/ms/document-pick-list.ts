import type { TextsOf } from '../translation.ts';
import type { documentPickList as english } from '../en/document-pick-list.ts';

/** Words of the printed pick list, with `{{placeholders}}`. */
export const documentPickList = {
  title: 'Senarai ambilan',
  orders: 'Pesanan',
  units: 'Unit',
  shelf: 'Rak',
  sku: 'SKU',
  item: 'Item',
  quantity: 'Kuantiti',
  for_orders: 'Untuk',
  no_shelf: 'Tiada rak',
  empty: 'Tiada untuk diambil',
  page: 'Halaman {{page}} daripada {{pages}}',
} as const satisfies TextsOf<typeof english>;
