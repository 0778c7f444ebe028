import { TERMS_IN_FORCE_SINCE } from '@sampan/country-rules';
import type { WrittenDocument } from '../document.ts';

/** Điều khoản dịch vụ: bản Việt Nam, nơi dịch vụ đã đóng. */
export const term: WrittenDocument = {
  title: 'Điều khoản dịch vụ',
  intro:
    'Dịch vụ của Sampan tại {{country}} đã đóng: không mở tài khoản mới và không bán nhãn gửi hàng. Trang này nói rõ điều gì vẫn áp dụng cho người đã từng sử dụng. Mọi câu hỏi xin gửi về {{mail}}.',
  since: TERMS_IN_FORCE_SINCE,
  sections: [
    {
      heading: 'Sampan làm gì',
      text: [
        'Sampan so sánh các hãng vận chuyển, bán nhãn của họ và cho biết kiện hàng đang ở đâu. Hãng bạn chọn là bên chở hàng. Sampan sắp xếp việc vận chuyển cho bạn và không phải là bên vận chuyển.',
      ],
    },
    {
      heading: 'Khi dịch vụ đã đóng',
      text: [
        'Bạn không thể đăng nhập hay mua nhãn mới tại {{country}}. Kiện hàng đã mua nhãn trước khi đóng vẫn được giao theo điều kiện của hãng vận chuyển.',
        'Số tiền bạn đã nạp và chưa dùng được hoàn lại. Hãy viết cho {{mail}} kèm tên công ty và email của tài khoản.',
      ],
    },
    {
      heading: 'Giá và thanh toán',
      text: [
        'Mỗi nhãn chỉ bị tính tiền một lần, theo giá bạn đã thấy khi mua. Nếu hãng vận chuyển đo được kiện hàng lớn hơn hoặc nặng hơn, hãng có thể thu phần chênh lệch; chúng tôi chuyển đúng số đó và cho bạn xem số liệu của hãng.',
      ],
    },
    {
      heading: 'Hàng không được gửi',
      text: ['Nội dung kiện hàng phải được khai đúng. Không được gửi:'],
      points: [
        'hàng bị pháp luật nơi gửi, nơi nhận hoặc nơi đi qua cấm',
        'vũ khí, chất nổ, ma túy, động vật sống, thi hài, tiền mặt hoặc giấy tờ có giá',
        'hàng nguy hiểm, pin rời và bình xịt, trừ khi dịch vụ đã chọn chấp nhận và bạn đã khai báo',
        'hàng giả hoặc hàng trộm cắp',
      ],
    },
    {
      heading: 'Mất mát, hư hỏng và chậm trễ',
      text: [
        'Mức bồi thường theo điều kiện của hãng vận chuyển. Nếu bạn đã mua bảo hiểm, bảo hiểm chi trả giá trị đã khai trong giới hạn hiển thị khi mua. Hãy báo trong vòng 7 ngày kể từ ngày giao hoặc ngày dự kiến giao, kèm ảnh và hóa đơn hàng hóa.',
        'Ngày giao là dự kiến. Chúng tôi không bồi thường sự chậm trễ, lợi nhuận bị mất hay thiệt hại gián tiếp khác, trừ khi pháp luật quy định.',
      ],
    },
    {
      heading: 'Thu hộ (COD)',
      text: [
        'Hãng vận chuyển thu số tiền ghi trên nhãn và chuyển lại sau khi giao. Kiện hàng bị người nhận từ chối sẽ được hoàn về, và hãng có thể tính phí chiều về.',
      ],
    },
    {
      heading: 'Dữ liệu khách hàng của bạn',
      text: [
        'Tên, địa chỉ và số điện thoại của người nhận chỉ được dùng để giao hàng. Cách chúng tôi xử lý được nêu trong chính sách quyền riêng tư.',
      ],
    },
    {
      heading: 'Pháp luật và tranh chấp',
      text: [
        'Pháp luật {{country}} được áp dụng và tòa án {{country}} giải quyết. Xin hãy viết cho {{mail}} trước: phần lớn vấn đề có thể giải quyết trong vài ngày. Điều khoản này không làm giảm quyền của người tiêu dùng theo luật.',
      ],
    },
  ],
};
