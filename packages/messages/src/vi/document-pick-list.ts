import type { TextsOf } from '../translation.ts';
import type { documentPickList as english } from '../en/document-pick-list.ts';

/** Words of the printed pick list, with `{{placeholders}}`. */
export const documentPickList = {
  title: 'Danh sách lấy hàng',
  orders: 'Đơn hàng',
  units: 'Số lượng',
  shelf: 'Kệ',
  sku: 'SKU',
  item: 'Mặt hàng',
  quantity: 'Số lượng',
  for_orders: 'Cho đơn',
  no_shelf: 'Chưa có kệ',
  empty: 'Không có hàng cần lấy',
  page: 'Trang {{page}} trên {{pages}}',
} as const satisfies TextsOf<typeof english>;
