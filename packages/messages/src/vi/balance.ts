import type { TranslationOf } from '../translation.ts';
import type { balance as english } from '../en/balance.ts';

export const balance = {
  'balance.title': 'Số dư và nạp tiền',
  'balance.low_title': 'Cảnh báo số dư thấp',
  'balance.low_text': 'Bạn nhận email và thông báo tại đây mỗi khi số dư xuống dưới số tiền này.',
  'balance.low_on': 'Cảnh báo cho tôi',
  'balance.below': 'Khi dưới',
  'balance.auto_title': 'Nạp tiền tự động',
  'balance.auto_text':
    'Trừ tiền thẻ mặc định một lần mỗi khi số dư xuống dưới mức đặt, không vượt quá hạn mức tháng. Tự dừng khi ngân hàng từ chối.',
  'balance.threshold': 'Khi số dư dưới',
  'balance.amount': 'Nạp',
  'balance.cap': 'Tối đa mỗi tháng',
  'balance.used': 'Đã trừ tự động tháng này: {{amount}}',
  'balance.card': 'Trừ tiền {{card}}, thẻ mặc định của bạn.',
  'balance.no_card': 'Hãy thêm thẻ trước: nạp tự động trừ tiền thẻ mặc định.',
  'balance.consent': 'Tôi đồng ý để Sampan tự động trừ tiền thẻ mặc định trong các giới hạn này, cho đến khi tôi tắt.',
  'balance.turn_on': 'Bật',
  'balance.turn_off': 'Tắt',
  'balance.change': 'Lưu giới hạn',
  'balance.is_on': 'Đang bật',
  'balance.is_off': 'Đang tắt',
  'balance.saved': 'Đã lưu',
  'balance.stopped': 'Nạp tiền tự động đã dừng',
  'balance.stopped_card_declined': 'Ngân hàng từ chối thẻ. Hãy chọn thẻ khác hoặc bật lại.',
  'balance.stopped_insufficient_funds': 'Thẻ không đủ tiền. Hãy bật lại khi đủ tiền.',
  'balance.stopped_challenge_failed': 'Ngân hàng muốn chính bạn xác nhận. Hãy tự nạp một lần, rồi bật lại.',
  'balance.stopped_no_card': 'Không có thẻ để trừ tiền. Hãy thêm thẻ rồi bật lại.',
  'balance.stopped_disputed': 'Ngân hàng đòi lại một khoản nạp. Hãy hỏi ngân hàng của thẻ lý do, rồi bật lại.',
  'balance.by_invoice': 'Công ty của bạn thanh toán theo hóa đơn nên không có số dư để nạp.',
} as const satisfies TranslationOf<typeof english, 'other'>;
