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
} as const satisfies TranslationOf<typeof english, 'other'>;
