import type { TranslationOf } from '../translation.ts';
import type { contact as english } from '../en/contact.ts';

export const contact = {
  'contact.nav': 'Các cách liên hệ',
  'contact.title': 'Liên hệ với chúng tôi',
  'contact.text':
    'Hãy hỏi chúng tôi bất cứ điều gì về kiện hàng, tài khoản hay trang này. Chúng tôi trả lời qua email.',
  'contact.support': 'Hỗ trợ',
  'contact.sales': 'Kinh doanh',
  'contact.sales_title': 'Trao đổi với bộ phận kinh doanh',
  'contact.sales_text':
    'Cho chúng tôi biết bạn gửi gì và gửi đi đâu. Chúng tôi tìm ưu đãi phù hợp rồi gọi điện hoặc gửi email cho bạn.',
  'contact.api': 'API',
  'contact.api_title': 'Dùng API của chúng tôi',
  'contact.api_text':
    'In nhãn và theo dõi kiện hàng từ phần mềm của bạn. Hãy giới thiệu về bạn, kỹ sư của chúng tôi sẽ trả lời.',
  'contact.brand': 'Thương hiệu',
  'contact.brand_title': 'Vận chuyển cho thương hiệu của bạn',
  'contact.brand_text':
    'Dành cho thương hiệu bán hàng ở nhiều nước Đông Nam Á. Hãy giới thiệu về bạn, chúng tôi sẽ trả lời.',
  'contact.country': 'Quốc gia',
  'contact.phone': 'Số điện thoại',
  'contact.choose_service': 'Chọn dịch vụ',
  'contact.service_local': 'Giao hàng nội địa',
  'contact.service_international': 'Vận chuyển quốc tế',
  'contact.service_cod': 'Thu hộ (COD)',
  'contact.service_fulfilment': 'Kho bãi và hoàn tất đơn hàng',
  'contact.service_else': 'Khác',
  'contact.region_hint': 'Nơi kiện hàng của bạn đến, ví dụ Thành phố Hồ Chí Minh',
  'contact.fax': 'Số fax',
  'contact.send': 'Gửi',
  'contact.sending': 'Đang gửi',
  'contact.sent': 'Thông tin của bạn đã được gửi đến nhà cung cấp thành công.',
  'contact.sent_text': 'Chúng tôi sẽ trả lời qua {{email}}. Thư xác nhận đang được gửi tới đó.',
  'contact.send_another': 'Gửi tin nhắn khác',
  'contact.by_mail': 'Bạn cũng có thể gửi email đến {{mail}}.',
  'contact.to_console': 'Quay lại Sampan',
} as const satisfies TranslationOf<typeof english, 'other'>;
