import type { TranslationOf } from '../translation.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy = {
  'privacy.title': 'Lựa chọn quyền riêng tư',
  'privacy.views_ask': 'Chúng tôi có thể đếm lượt truy cập của bạn không?',
  'privacy.views_text':
    '{{provider}} sẽ nhận địa chỉ trang, loại trình duyệt, ngôn ngữ và địa chỉ IP của bạn. Dịch vụ này không đặt cookie và không nhận tên.',
  'privacy.views_allow': 'Cho phép đếm',
  'privacy.views_refuse': 'Không đếm tôi',
  'privacy.views_choice': 'Đếm lượt truy cập của tôi bằng {{provider}}',
  'privacy.views_on': 'Đang bật đếm trong trình duyệt này.',
  'privacy.views_off': 'Đang tắt đếm trong trình duyệt này.',
  'privacy.choice_hint': 'Lựa chọn của bạn áp dụng cho trình duyệt này. Bạn có thể thay đổi bất cứ lúc nào.',
  'privacy.chat_open': 'Trò chuyện với chúng tôi',
  'privacy.chat_ask': 'Bắt đầu trò chuyện?',
  'privacy.chat_text':
    'Trò chuyện do {{provider}} vận hành. Dịch vụ này sẽ nhận nội dung bạn viết, địa chỉ IP và loại trình duyệt của bạn.',
  'privacy.chat_identity_text':
    'Dịch vụ này cũng sẽ nhận ID người dùng, tên, số điện thoại và email của bạn, để chúng tôi biết ai đang viết.',
  'privacy.chat_start': 'Bắt đầu trò chuyện',
  'privacy.chat_stop': 'Rút lại sự đồng ý',
  'privacy.chat_close': 'Đóng trò chuyện',
  'privacy.chat_loading': 'Đang tải trò chuyện',
  'privacy.chat_unavailable':
    'Chúng tôi không tải được trò chuyện. Trình duyệt hoặc mạng của bạn có thể đang chặn. Hãy gửi email cho chúng tôi tới {{mail}}.',
  'privacy.chat_choice': 'Cho phép trò chuyện qua {{provider}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
