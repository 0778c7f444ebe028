import type { TextsOf } from '../translation.ts';
import type { mailEnquiry as english } from '../en/mail-enquiry.ts';

export const mailEnquiry = {
  subject: 'Chúng tôi đã nhận được tin nhắn của bạn',
  thanks: 'Thông tin của bạn đã được gửi đến nhà cung cấp thành công.',
  next: 'Cảm ơn bạn đã liên hệ với Sampan. Chúng tôi sẽ đọc và trả lời đến địa chỉ email này.',
  stranger: 'Bạn không liên hệ với chúng tôi? Có người đã gõ nhầm địa chỉ của bạn; vui lòng bỏ qua thư này.',
} as const satisfies TextsOf<typeof english>;
