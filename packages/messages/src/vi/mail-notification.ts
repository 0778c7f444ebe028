import type { TextsOf } from '../translation.ts';
import type { mailNotification as english } from '../en/mail-notification.ts';

export const mailNotification = {
  confirmed_subject: 'Địa chỉ của {{number}} đã được xác nhận',
  confirmed: 'Người nhận kiện hàng {{number}} đã xác nhận địa chỉ giao hàng.',
  confirmed_next: 'Bạn có thể mua nhãn ngay bây giờ.',
  problem_subject: 'Kiện hàng {{number}} cần được kiểm tra',
  problem: 'Kiện hàng {{number}} gặp sự cố. Hãng vận chuyển cho biết: {{said}}',
  returned_subject: 'Kiện hàng {{number}} đã bị trả lại',
  returned: 'Kiện hàng {{number}} đã trở về với bạn. Hãng vận chuyển cho biết: {{said}}',
  lost_subject: 'Kiện hàng {{number}} bị thất lạc',
  lost: 'Hãng vận chuyển không tìm thấy kiện hàng {{number}}. Hãng cho biết: {{said}}',
  open: 'Mở kiện hàng',
  cod_subject: 'Tiền thu hộ: đã đối soát {{amount}}',
  cod_settled: '{{courier}} đã bàn giao {{amount}} cho {{count}} kiện hàng. Có thể rút số tiền này từ {{when}}.',
  cod_open: 'Xem đơn COD',
  referral_subject: 'Bạn nhận được {{amount}} tiền thưởng',
  referral: '{{friend}} đã gửi kiện hàng thứ {{ships}}. Cả hai đều nhận được {{amount}} tiền thưởng như đã hứa.',
  referral_friend: 'Bạn đã gửi kiện hàng thứ {{ships}}. Bạn và người đã mời bạn mỗi bên nhận {{amount}} tiền thưởng.',
  balance: 'Xem số dư',
  adjustment_subject: 'Kiện hàng {{number}} nặng hơn khai báo: {{amount}}',
  adjustment:
    'Hãng vận chuyển cân kiện hàng {{number}} được {{measured}} kg thay vì {{declared}} kg. Giá thay đổi {{amount}}.',
  adjustment_by:
    'Vui lòng chấp nhận hoặc khiếu nại chậm nhất ngày {{day}}. Nếu không trả lời, số tiền sẽ được trừ vào ví của bạn.',
  adjustment_reminder_subject: 'Trả lời chậm nhất ngày {{day}}: điều chỉnh {{amount}} cho kiện hàng {{number}}',
  adjustment_credit_subject: 'Hoàn {{amount}} cho kiện hàng {{number}}',
  adjustment_credit:
    'Hãng vận chuyển cân kiện hàng {{number}} được {{measured}} kg thay vì {{declared}} kg. Bạn đã trả dư {{amount}}; số tiền đã về ví của bạn.',
  adjustment_open: 'Xem khoản điều chỉnh',
  unsubscribe: 'Ngừng nhận email về: {{kind}}',
  page_title: 'Email',
  page_ask: 'Ngừng nhận email về: {{kind}}?',
  page_button: 'Ngừng nhận các email này',
  page_done: 'Xong. Bạn sẽ không nhận email nữa về: {{kind}}.',
  page_back: 'Bạn có thể bật lại trong phần cài đặt, mục Thông báo.',
  page_invalid: 'Liên kết này chưa đầy đủ. Vui lòng mở lại từ email.',
  kinds: {
    sale: 'sản phẩm bán được',
    address_confirmed: 'địa chỉ đã xác nhận',
    parcel_problem: 'kiện hàng gặp sự cố',
    cod_settled: 'tiền thu hộ đã đối soát',
    adjustment: 'cân nặng do hãng vận chuyển điều chỉnh',
    invoice: 'hóa đơn mới hoặc quá hạn',
    referral: 'tiền thưởng từ bạn bè được mời',
    low_balance: 'số dư thấp và nạp tiền tự động',
  },
} as const satisfies TextsOf<typeof english>;
