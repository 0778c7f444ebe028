import type { TextsOf } from '../translation.ts';
import type { mailWebhookDisabled as english } from '../en/mail-webhook-disabled.ts';

export const mailWebhookDisabled = {
  subject: 'Webhook của bạn tới {{host}} đã bị tắt',
  gone: '{{host}} trả lời rằng địa chỉ này không còn nữa (410), nên chúng tôi đã ngừng gửi sự kiện đến đó.',
  failing: 'Trong năm ngày không có gì chúng tôi gửi đến được {{host}}, nên chúng tôi đã ngừng thử.',
  next: 'Hãy sửa máy nhận, bật lại endpoint và gửi lại những gì đã lỡ. Nhật ký gửi được giữ 30 ngày.',
  open: 'Mở endpoint',
} as const satisfies TextsOf<typeof english>;
