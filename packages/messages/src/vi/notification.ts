import type { TranslationOf } from '../translation.ts';
import type { notification as english } from '../en/notification.ts';

export const notification = {
  'notification.title': 'Thông báo',
  'notification.text': 'Những điều chúng tôi gửi email cho bạn. Mỗi người trong công ty tự chọn.',
  'notification.to': 'Email được gửi đến {{email}}',
  'notification.no_mailbox': 'Email được gửi khi địa chỉ của bạn đã xác minh.',
  'notification.sale': 'Bán hàng',
  'notification.sale_text': 'Có người mua sản phẩm của bạn',
  'notification.address_confirmed': 'Địa chỉ đã xác nhận',
  'notification.address_confirmed_text': 'Người nhận đã xác nhận địa chỉ giao hàng',
  'notification.parcel_problem': 'Kiện hàng gặp sự cố',
  'notification.parcel_problem_text': 'Chậm trễ, giao thất bại, trả hàng hoặc thất lạc',
  'notification.cod_settled': 'Đối soát tiền thu hộ',
  'notification.cod_settled_text': 'Hãng vận chuyển bàn giao tiền đã thu hộ cho bạn',
  'notification.adjustment': 'Cân nặng được điều chỉnh',
  'notification.adjustment_text': 'Hãng vận chuyển cân lại kiện hàng và giá thay đổi',
  'notification.invoice': 'Hóa đơn',
  'notification.invoice_text': 'Có hóa đơn mới, hoặc đã quá hạn thanh toán',
  'notification.referral': 'Thưởng giới thiệu',
  'notification.referral_text': 'Bạn nhận được tiền thưởng từ bạn bè đã mời',
  'notification.low_balance': 'Số dư thấp',
  'notification.low_balance_text': 'Số dư xuống dưới mức bạn đặt, hoặc nạp tiền tự động cần bạn xử lý',
  'notification.always': 'Luôn bật',
  'notification.always_text': 'Thông báo đăng nhập, mã và thay đổi mật khẩu: giúp tài khoản an toàn.',
  'notification.saved': 'Đã lưu thông báo',
} as const satisfies TranslationOf<typeof english, 'other'>;
