import type { TextsOf } from '../translation.ts';
import type { mailReceipt as english } from '../en/mail-receipt.ts';

export const mailReceipt = {
  receipt_subject: 'Biên nhận của bạn từ {{shop}}',
  thanks_paid: 'Cảm ơn bạn đã đặt hàng tại {{shop}}. Chúng tôi đã nhận được khoản thanh toán của bạn.',
  thanks_cod: 'Cảm ơn bạn đã đặt hàng tại {{shop}}. Vui lòng chuẩn bị sẵn {{total}} khi nhận hàng.',
  items: '{{quantity}} × {{product}}: {{items}}',
  shipping: 'Vận chuyển {{service}}: {{shipping}}',
  cod_fee: 'Phí thu hộ: {{cod_fee}}',
  total: 'Tổng cộng: {{total}}',
  order: 'Đơn hàng {{number}}',
  follow: 'Theo dõi kiện hàng tại đây ngay khi {{shop}} gửi đi:',
  track: 'Theo dõi kiện hàng',
  test: 'Đây là lần mua thử: không có tiền nào được chuyển.',
  sale_subject: 'Bạn đã bán {{product}}',
  sale: 'Có người đã mua {{quantity}} × {{product}} với giá {{total}}. Đã nhận được khoản thanh toán.',
  sale_cod: 'Có người đã đặt {{quantity}} × {{product}}. Hãng vận chuyển sẽ thu {{total}} khi giao hàng.',
  sale_next: 'Đơn hàng {{number}} đang chờ nhãn trong danh sách đơn mới của bạn.',
  sale_open: 'Mở đơn hàng',
  cancelled_subject: 'Đơn hàng {{number}} của bạn đã bị hủy',
  cancelled_paid:
    '{{shop}} đã hủy đơn {{quantity}} × {{product}} của bạn. Số tiền {{total}} bạn đã trả sẽ được hoàn về nơi đã thanh toán; ngân hàng có thể mất vài ngày để hiển thị.',
  cancelled_cod:
    '{{shop}} đã hủy đơn {{quantity}} × {{product}} của bạn. Không có khoản nào được thu và bạn không phải trả gì.',
  dispute_subject: 'Người mua khiếu nại khoản thanh toán của đơn {{number}}',
  dispute_open:
    'Ngân hàng của người mua đòi lại {{total}} của đơn {{number}}. Tiền được giữ riêng đến khi ngân hàng quyết định; hãy giữ sẵn bằng chứng giao hàng.',
  dispute_won: 'Ngân hàng quyết định có lợi cho bạn: {{total}} của đơn {{number}} lại thuộc về bạn.',
  dispute_lost: 'Ngân hàng đã hoàn {{total}} của đơn {{number}} cho người mua.',
  dispute_owed: '{{owed}} trong đó đã được chi trả cho bạn: khoản này được trừ vào số tiền có thể rút tiếp theo.',
} as const satisfies TextsOf<typeof english>;
