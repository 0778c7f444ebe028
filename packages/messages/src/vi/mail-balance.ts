import type { TextsOf } from '../translation.ts';
import type { mailBalance as english } from '../en/mail-balance.ts';

export const mailBalance = {
  low_subject: 'Số dư của bạn thấp',
  low: 'Số dư Sampan của bạn là {{balance}}. Bạn muốn được báo khi dưới {{threshold}}.',
  top_up: 'Nạp tiền',
  settings: 'Mở cài đặt',
  charged_subject: 'Số dư của bạn đã được nạp tự động',
  charged: 'Chúng tôi đã trừ {{amount}} từ thẻ có số cuối {{last4}}, vì số dư xuống dưới mức bạn đặt.',
  stopped_subject: 'Nạp tiền tự động đã dừng',
  stopped: 'Bạn chưa bị trừ tiền. Nạp tiền tự động sẽ tắt cho đến khi bạn bật lại.',
  capped_subject: 'Nạp tiền tự động đã đạt hạn mức tháng',
  capped: 'Hạn mức {{cap}} của tháng này đã hết. Sẽ không có khoản trừ tự động nào cho đến tháng sau.',
  expiring_subject: 'Thẻ có số cuối {{last4}} của bạn hết hạn trong tháng này',
  expiring: 'Nạp tiền tự động trừ từ thẻ có số cuối {{last4}}, thẻ này hết hạn vào {{month}}.',
  expiring_next: 'Hãy thêm thẻ khác và đặt làm mặc định để số dư vẫn được nạp trong tháng sau.',
  cards: 'Mở phương thức thanh toán',
  card_declined: 'Ngân hàng đã từ chối thẻ.',
  insufficient_funds: 'Thẻ không đủ tiền.',
  challenge_failed: 'Ngân hàng muốn chính bạn xác nhận khoản thanh toán.',
  no_card: 'Không có thẻ nào để trừ tiền.',
  disputed: 'Ngân hàng đòi lại một khoản nạp.',
  dispute_subject: 'Ngân hàng khiếu nại khoản nạp {{number}} của bạn',
  dispute_open:
    'Ngân hàng của người trả đòi lại {{amount}} của khoản nạp {{number}}. Phần còn trong số dư của bạn được giữ riêng đến khi ngân hàng quyết định. Nếu bạn không biết lý do, hãy hỏi ngân hàng của thẻ hoặc tài khoản đã dùng để trả.',
  dispute_won:
    'Ngân hàng quyết định có lợi cho bạn: phần được giữ riêng của {{amount}} thuộc khoản nạp {{number}} đã trở lại số dư.',
  dispute_lost: 'Ngân hàng đã hoàn {{amount}} của khoản nạp {{number}} cho người trả.',
  dispute_owed:
    '{{owed}} trong đó đã được dùng nên công ty bạn còn nợ: khoản này được trừ vào số tiền có thể rút tiếp theo.',
  history: 'Mở lịch sử giao dịch',
} as const satisfies TextsOf<typeof english>;
