import type { TranslationOf } from '../translation.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.title': 'Cài đặt',
  'settings.profile': 'Hồ sơ',
  'settings.profile_text': 'Tên và số điện thoại trên nhãn của bạn',
  'settings.addresses': 'Địa chỉ',
  'settings.addresses_text': 'Nơi nhận hóa đơn và nơi hãng lấy hàng',
  'settings.appearance': 'Giao diện và ngôn ngữ',
  'settings.company': 'Công ty',
  'settings.role': 'Vai trò của bạn',
  'settings.role_owner': 'Chủ sở hữu',
  'settings.role_staff': 'Nhân viên',
  'settings.role_staff_ro': 'Nhân viên, chỉ xem',
  'settings.unsaved': 'Bạn có thay đổi chưa lưu',
  'settings.discard': 'Bỏ thay đổi',
  'settings.saved': 'Đã cập nhật cài đặt người dùng',
} as const satisfies TranslationOf<typeof english, 'other'>;
