import type { TranslationOf } from '../translation.ts';
import type { operator as english } from '../en/operator.ts';

export const operator = {
  'operator.title': 'Trang điều hành',
  'operator.messages': 'Tin nhắn',
  'operator.messages_text': 'Tin mới nhất hiển thị ở đầu trang của mọi người bán đến khi hết hạn.',
  'operator.message_en': 'Tin nhắn tiếng Anh',
  'operator.message_my': 'Bằng tiếng Mã Lai',
  'operator.message_ph': 'Bằng tiếng Filipino',
  'operator.message_id': 'Bằng tiếng Indonesia',
  'operator.message_vi': 'Bằng tiếng Việt',
  'operator.message_translations': 'Bản dịch',
  'operator.message_to': 'Hiển thị tại',
  'operator.message_everywhere': 'Tất cả quốc gia',
  'operator.message_tone': 'Loại',
  'operator.message_info': 'Thông báo',
  'operator.message_warning': 'Cảnh báo',
  'operator.message_days': 'Hiển thị trong',
  'operator.message_day': '{{days}} ngày',
  'operator.message_publish': 'Đăng tin nhắn',
  'operator.message_published': 'Đã đăng tin nhắn',
  'operator.message_end': 'Gỡ tin nhắn',
  'operator.message_ended': 'Đã gỡ tin nhắn',
  'operator.message_until': 'Đến {{when}}',
  'operator.message_over': 'Đã hết hạn',
  'operator.messages_empty': 'Chưa có tin nhắn',
  'operator.messages_empty_text': 'Tin bạn đăng sẽ hiện ở đây.',
} as const satisfies TranslationOf<typeof english, 'other'>;
