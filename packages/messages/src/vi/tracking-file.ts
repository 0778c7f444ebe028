import type { trackingFile as english } from '../en/tracking-file.ts';
import type { TranslationOf } from '../translation.ts';

export const trackingFile = {
  'tracking_file.title': 'Đã gửi ở nơi khác?',
  'tracking_file.text':
    'Tải lên tệp có mã đơn hàng, mã vận đơn và hãng vận chuyển. Chúng tôi đánh dấu các kiện này là đã gửi và báo cho cửa hàng của bạn.',
  'tracking_file.choose': 'Tải lên mã vận đơn',
  'tracking_file.tag': 'Đã gửi nơi khác',
  'tracking_file.result': 'Mã vận đơn',
  'tracking_file.shipped_other': '{{count}} kiện hàng được đánh dấu đã gửi',
  'tracking_file.known': '{{count}} đã được đánh dấu',
  'tracking_file.refused_other': '{{count}} dòng bị bỏ lại',
  'tracking_file.download': 'Tải các dòng này',
  'tracking_file.row': 'Dòng {{row}}: {{order}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
