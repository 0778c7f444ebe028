import type { TranslationOf } from '../translation.ts';
import type { attempt as english } from '../en/attempt.ts';

export const attempt = {
  'attempt.title': 'Giao lại',
  'attempt.text': 'Đơn vị vận chuyển sẽ đến thêm một lần, miễn phí.',
  'attempt.day': 'Ngày',
  'attempt.window': 'Giờ',
  'attempt.note': 'Ghi chú cho tài xế',
  'attempt.book': 'Đặt {{day}}, {{time}}',
  'attempt.booked_done': 'Đã đặt lịch giao',
  'attempt.withdrawn_done': 'Đã hủy lịch giao',
  'attempt.booked_title': 'Lần giao tiếp theo: {{day}}, {{time}}',
  'attempt.booked_by': 'Người đặt: {{name}}',
  'attempt.change': 'Chọn ngày khác',
  'attempt.withdraw': 'Hủy lịch giao',
  'attempt.obstacle_not_tried': 'Bạn có thể đặt lịch giao lại sau khi đơn vị vận chuyển đã giao thử một lần.',
  'attempt.obstacle_returning': 'Kiện hàng đang trên đường hoàn về cho bạn.',
  'attempt.obstacle_lost': 'Đơn vị vận chuyển báo kiện hàng này bị thất lạc. Vui lòng liên hệ bộ phận hỗ trợ.',
  'attempt.obstacle_ended': 'Việc giao kiện hàng này đã kết thúc.',
  'attempt.obstacle_by_phone': 'Gọi đơn vị vận chuyển để hẹn giao lại: {{phone}}',
  'attempt.contact': 'Liên hệ người nhận',
  'attempt.call': 'Gọi',
  'attempt.email': 'Email',
} as const satisfies TranslationOf<typeof english, 'other'>;
