import type { TextsOf } from '../translation.ts';
import type { mailMember as english } from '../en/mail-member.ts';

export const mailMember = {
  roles: { owner: 'chủ sở hữu', staff: 'nhân viên', staff_ro: 'nhân viên, chỉ xem' },
  may: {
    owner: 'Bạn sẽ là chủ sở hữu: gửi hàng, quản lý tiền và quyết định ai khác thuộc công ty.',
    staff: 'Bạn sẽ là nhân viên: tạo và gửi kiện hàng. Tiền, thành viên và khóa vẫn thuộc chủ sở hữu.',
    staff_ro: 'Bạn sẽ là nhân viên chỉ xem: xem kiện hàng và không thay đổi gì.',
  },
  invitation_subject: '{{by}} mời bạn vào {{company}}',
  invitation_why: '{{by}} mời bạn làm việc cùng {{company}} trên Sampan, nơi công ty gửi hàng.',
  button: 'Nhận lời mời',
  safety:
    'Liên kết chỉ dùng được một lần và có hiệu lực trong 7 ngày. Bạn tự chọn mật khẩu; không ai hỏi bạn mật khẩu đó.',
  stranger: 'Bạn không biết {{company}}? Vui lòng bỏ qua tin nhắn này. Không có gì xảy ra nếu bạn không trả lời.',
  joined_subject: '{{person}} đã tham gia {{company}}',
  joined: '{{person}} đã nhận lời mời và nay thuộc {{company}} với vai trò {{role}}.',
  role_subject: '{{company}}: vai trò của {{person}} đã thay đổi',
  role: '{{by}} đã đổi vai trò của {{person}} trong {{company}} thành {{role}}. Có hiệu lực ngay.',
  removed_subject: '{{company}}: {{person}} đã bị xóa',
  removed: '{{by}} đã xóa {{person}} khỏi {{company}}. Các phiên đăng nhập của người đó kết thúc ngay.',
  your_role_subject: '{{company}}: vai trò của bạn đã thay đổi',
  your_role: '{{by}} đã đổi vai trò của bạn trong {{company}} thành {{role}}. Có hiệu lực ngay.',
  you_removed_subject: 'Bạn không còn thuộc {{company}}',
  you_removed:
    '{{by}} đã xóa bạn khỏi {{company}}. Bạn không thể đăng nhập ở đó nữa. Email của bạn có thể dùng lại: hãy mở tài khoản riêng, hoặc nhận lời mời khác.',
  open_members: 'Xem thành viên',
  unexpected: 'Bạn thấy điều này bất thường? Hãy trao đổi với các chủ sở hữu khác, hoặc liên hệ bộ phận hỗ trợ.',
} as const satisfies TextsOf<typeof english>;
