import type { TranslationOf } from '../translation.ts';
import type { pay as english } from '../en/pay.ts';

export const pay = {
  'pay.title': 'Thanh toán PayNow',
  'pay.amount': 'Số tiền cần thanh toán',
  'pay.scan': 'Quét mã này bằng ứng dụng ngân hàng của bạn.',
  'pay.image': 'Mã PayNow',
  'pay.on_phone': 'Trên điện thoại này: lưu mã, rồi chọn mã từ ảnh trong ứng dụng ngân hàng.',
  'pay.save': 'Lưu mã',
  'pay.time_left': 'Mã này còn hiệu lực trong {{time}}',
  'pay.waiting': 'Chúng tôi đang chờ ngân hàng. Trang này sẽ tự chuyển tiếp.',
  'pay.test': 'Chế độ thử: không có tiền thật. Các nút này đóng vai ngân hàng.',
  'pay.pay': 'Thanh toán',
  'pay.paid_title': 'Đã nhận thanh toán',
  'pay.paid': 'Bạn đang được đưa trở lại.',
  'pay.closed_title': 'Khoản thanh toán này đã đóng',
  'pay.closed': 'Bạn chưa bị trừ tiền. Hãy quay lại để bắt đầu lại.',
  'pay.go_back': 'Quay lại',
  'pay.unknown_title': 'Trang thanh toán này không tồn tại',
  'pay.unknown': 'Địa chỉ có thể bị thiếu. Hãy bắt đầu lại khoản thanh toán.',
} as const satisfies TranslationOf<typeof english, 'other'>;
