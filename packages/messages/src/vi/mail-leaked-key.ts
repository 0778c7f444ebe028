import type { TextsOf } from '../translation.ts';
import type { mailLeakedKey as english } from '../en/mail-leaked-key.ts';

export const mailLeakedKey = {
  subject: 'Khóa bí mật "{{name}}" của bạn bị dùng trong một trang web',
  what: 'Khóa bí mật "{{name}}" của bạn đến từ một trang web tại {{origin}}. Ai mở trang đó cũng đọc được khóa.',
  refused: 'Chúng tôi đã từ chối yêu cầu đó. Khóa vẫn dùng được ở nơi khác, với bạn và với bất kỳ ai đã sao chép nó.',
  next: 'Hãy đổi mã bí mật mà không giữ mã cũ, cất mã mới trên máy chủ của bạn, và dùng khóa công khai cho trang web.',
  open: 'Mở Khóa API',
} as const satisfies TextsOf<typeof english>;
