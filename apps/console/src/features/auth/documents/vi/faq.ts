import type { WrittenDocument } from '../document.ts';

/** Điều mọi người hay hỏi. */
export const faq: WrittenDocument = {
  title: 'Hỏi đáp',
  intro: 'Câu trả lời ngắn. Trang hướng dẫn giải thích từng bước kỹ hơn.',
  since: null,
  sections: [
    {
      heading: 'Có gửi hàng từ Việt Nam được không?',
      text: ['Không. Dịch vụ tại Việt Nam đã đóng vĩnh viễn. Câu hỏi về tài khoản cũ xin gửi về {{mail}}.'],
    },
    {
      heading: 'Tài khoản giá bao nhiêu?',
      text: ['Miễn phí. Bạn chỉ thanh toán nhãn theo giá đã thấy khi mua.'],
    },
    {
      heading: 'Không nhận được mã qua email thì sao?',
      text: [
        'Đợi một phút, xem thư mục thư rác, rồi chọn Gửi lại. Chỉ mã mới nhất có hiệu lực, trong 10 phút. Nếu gõ sai email, hãy đăng ký lại bằng email đúng.',
      ],
    },
    {
      heading: 'Tôi quên mật khẩu.',
      text: [
        'Chọn "Quên mật khẩu?" ở trang đăng nhập. Liên kết trong email dùng được một lần, trong 30 phút. Mọi thiết bị bị đăng xuất khi bạn đặt mật khẩu mới.',
      ],
    },
    {
      heading: 'Đồng nghiệp có dùng chung công ty được không?',
      text: [
        'Được. Nhân viên gửi hàng, nhân viên chỉ xem không thay đổi gì, chủ công ty còn quyết định về tiền, khóa và thành viên.',
      ],
    },
    {
      heading: 'Vì sao giá cao hơn cân nặng?',
      text: [
        'Kiện hàng nhẹ nhưng to được tính theo cân nặng quy đổi. Bước kiện hàng hiện cả hai và cho biết số nào được tính.',
      ],
    },
    {
      heading: 'Giá có hiệu lực bao lâu?',
      text: ['15 phút. Sau đó hãy so sánh lại; nếu giá đổi, bạn được hỏi trước khi trả.'],
    },
    {
      heading: 'Tôi bấm thanh toán hai lần. Có bị tính hai lần không?',
      text: ['Không. Mỗi kiện hàng chỉ có một nhãn và một lần tính tiền, dù kết nối ra sao.'],
    },
    {
      heading: 'Có hủy nhãn được không?',
      text: ['Được, cho đến khi hãng nhận hàng. Tiền về ví sau khi hãng đồng ý.'],
    },
    {
      heading: 'Ai thấy địa chỉ khách của tôi?',
      text: ['Công ty của bạn và hãng vận chuyển. Trang theo dõi công khai không hiện tên và địa chỉ.'],
    },
    {
      heading: 'Bản dùng thử có thật không?',
      text: ['Không. Kiện hàng dùng thử tự di chuyển và không thu tiền. Hãy thử mọi thứ.'],
    },
  ],
};
