import type { TranslationOf } from '../translation.ts';
import type { event as english } from '../en/event.ts';

export const event = {
  'event.pick_up_missed': 'Chưa lấy được hàng',
  'event.pick_up_booked': 'Đã đặt lịch lấy hàng mới',
  'event.delayed': 'Bị chậm trễ',
  'event.out_for_delivery': 'Đang giao hàng',
  'event.delivery_failed': 'Giao không thành công',
  'event.attempt_booked': 'Đã đặt lịch giao lại',
  'event.address_corrected': 'Đã sửa địa chỉ',
  'event.return_booked': 'Đã đặt hoàn hàng',
  'event.courier_asked': 'Đã báo hãng vận chuyển',
  'event.delivered': 'Đã giao hàng',
  'event.returning': 'Đang hoàn hàng',
  'event.returned': 'Đã hoàn hàng',
  'event.lost': 'Thất lạc',
} as const satisfies TranslationOf<typeof english, 'other'>;
