import type { TextsOf } from '../translation.ts';
import type { documentPickList as english } from '../en/document-pick-list.ts';

/** Words of the printed pick list, with `{{placeholders}}`. */
export const documentPickList = {
  title: 'Daftar pengambilan',
  orders: 'Pesanan',
  units: 'Unit',
  shelf: 'Rak',
  sku: 'SKU',
  item: 'Barang',
  quantity: 'Jumlah',
  for_orders: 'Untuk',
  no_shelf: 'Tanpa rak',
  empty: 'Tidak ada yang perlu diambil',
  page: 'Halaman {{page}} dari {{pages}}',
} as const satisfies TextsOf<typeof english>;
