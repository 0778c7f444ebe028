import type { recipientPage as english } from '../en/recipient-page.ts';
import type { TranslationOf } from '../translation.ts';

export const recipientPage = {
  'recipient_page.title': 'Trang của người nhận',
  'recipient_page.lead': 'Nơi người mua theo dõi kiện hàng và xác nhận địa chỉ.',
  'recipient_page.domain': 'Tên miền riêng',
  'recipient_page.domain_text':
    'Hiển thị các trang này dưới tên của bạn. Liên kết chúng tôi gửi cho người mua sẽ bắt đầu bằng tên đó.',
  'recipient_page.host': 'Tên miền',
  'recipient_page.host_hint': 'Tên miền phụ bạn không dùng cho việc khác, ví dụ theodoi.cua-hang.com.',
  'recipient_page.connect': 'Kết nối tên miền',
  'recipient_page.check': 'Kiểm tra ngay',
  'recipient_page.remove': 'Gỡ tên miền',
  'recipient_page.remove_title': 'Gỡ {{host}}?',
  'recipient_page.remove_text':
    'Các liên kết đã gửi dưới tên miền này ngừng hoạt động ngay. Liên kết mới bắt đầu bằng {{url}}.',
  'recipient_page.remove_keep': 'Giữ tên miền',
  'recipient_page.removed': 'Đã gỡ tên miền',
  'recipient_page.record_text':
    'Thêm bản ghi này ở nơi bạn quản lý tên miền, rồi kiểm tra. Bản ghi mới có thể mất một giờ để có hiệu lực.',
  'recipient_page.record_type': 'Loại',
  'recipient_page.record_name': 'Tên',
  'recipient_page.record_value': 'Giá trị',
  'recipient_page.copy_value': 'Sao chép giá trị',
  'recipient_page.waiting': 'Đang chờ DNS',
  'recipient_page.verified': 'Đã kết nối',
  'recipient_page.verified_text': 'Người mua mở các trang này tại {{host}}.',
  'recipient_page.no_record': 'Chúng tôi không tìm thấy bản ghi CNAME cho {{host}}.',
  'recipient_page.other_target':
    '{{host}} trỏ đến địa chỉ khác. Hãy đổi bản ghi thành giá trị bên dưới và tắt mọi proxy cho tên đó.',
  'recipient_page.unreachable': 'Không máy chủ tên nào trả lời. Hãy thử lại sau vài phút.',
  'recipient_page.lost_soon':
    'Bản ghi không còn trỏ về đây. Nếu tiếp tục như vậy trong ba ngày, các trang sẽ không hiển thị dưới tên miền này nữa.',
  'recipient_page.checked': 'Kiểm tra lần cuối {{when}}',
  'recipient_page.not_offered': 'Bản cài đặt này không hỗ trợ tên miền riêng. Trang của bạn bắt đầu bằng {{url}}.',
  'recipient_page.preview': 'Xem trước trực tiếp',
  'recipient_page.preview_text': 'Những gì người mua thấy, với kiện hàng mới nhất đang vận chuyển của bạn.',
  'recipient_page.brand': 'Thương hiệu của bạn',
  'recipient_page.brand_text': 'Logo, tên và màu của bạn trên các trang mà người mua mở, cùng cách liên hệ với bạn.',
  'recipient_page.brand_show': 'Hiển thị thương hiệu của tôi trên các trang này',
  'recipient_page.brand_site': 'Liên kết đến cửa hàng',
  'recipient_page.brand_email': 'Email cho người mua',
  'recipient_page.brand_phone': 'Số điện thoại cho người mua',
  'recipient_page.brand_policy': 'Chính sách đổi trả',
  'recipient_page.brand_policy_hint': 'Có thể trả hàng gì, đến khi nào và bằng cách nào.',
  'recipient_page.brand_contact_hint': 'Bất kỳ ai có liên kết đến kiện hàng của bạn đều đọc được thông tin này.',
} as const satisfies TranslationOf<typeof english, 'other'>;
