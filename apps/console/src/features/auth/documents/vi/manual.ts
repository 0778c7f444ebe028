import type { WrittenDocument } from '../document.ts';

/** Từ lần đăng nhập đầu tiên đến khi giao hàng. */
export const manual: WrittenDocument = {
  title: 'Hướng dẫn',
  intro:
    'Từ lần đăng nhập đầu tiên đến khi giao hàng, theo thứ tự bạn cần. Dịch vụ tại Việt Nam đã đóng; hướng dẫn này dành cho cửa hàng gửi từ các nước khác.',
  since: null,
  sections: [
    {
      heading: 'Mở tài khoản',
      text: [
        'Đăng ký bằng email, hoặc đăng nhập bằng điện thoại và mã dùng một lần. Sau khi đăng ký bằng email, bạn nhận mã 6 chữ số; nhập một lần là tài khoản sẵn sàng.',
      ],
    },
    {
      heading: 'Cho biết bạn ở đâu',
      text: [
        'Trước nhãn đầu tiên, hãy nhập địa chỉ thanh toán và nơi lấy hàng. Đánh dấu vào ô nếu hai nơi là một. Bạn có thể sửa sau trong Cài đặt.',
      ],
    },
    {
      heading: 'Mô tả kiện hàng',
      text: [
        'Chọn Thêm đơn hàng. Nhập người nhận, hoặc dán cả địa chỉ khách đã gửi rồi kiểm tra kết quả. Sau đó chọn cỡ hoặc nhập kích thước chính xác, ghi nội dung và giá trị.',
      ],
      points: [
        'Hãng tính theo cân nặng thực tế hoặc cân nặng quy đổi, tùy số nào lớn hơn. Cả hai đều được hiển thị.',
        'Bảo hiểm và thu hộ là tùy chọn, giá hiện trước khi bạn mua.',
      ],
    },
    {
      heading: 'So sánh hãng vận chuyển',
      text: [
        'Mọi hãng phục vụ tuyến đường hiện ra với giá và thời gian giao. Hãng được đề xuất đứng đầu. Mở giá để xem từng phần. Giá có hiệu lực 15 phút.',
      ],
    },
    {
      heading: 'Thanh toán và in',
      text: [
        'Xem lại tất cả rồi trả từ ví; số dư ở phía trên. Nhãn mở ra để in, mặc định 100 \u00d7 150 mm; A4 và máy in nhãn cũng được. Dán phẳng, không gấp mã vạch.',
      ],
    },
    {
      heading: 'Giao kiện hàng cho hãng',
      text: [
        'Kiện hàng đã có nhãn nằm trong mục Chờ lấy hàng. Chờ nhân viên vào giờ đã chọn, hoặc mang đến quầy nếu dịch vụ yêu cầu.',
      ],
    },
    {
      heading: 'Theo dõi',
      text: [
        'Nhập mã đơn hàng hoặc mã vận đơn vào ô phía trên. Gửi liên kết theo dõi cho khách: chỉ có trạng thái, không có tên và địa chỉ.',
      ],
    },
    {
      heading: 'Khi có sự cố',
      text: [
        'Hủy kiện hàng trong bảng chi tiết khi hãng chưa đến lấy. Việc khác, hãy mở kiện hàng và chọn Liên hệ, hoặc gửi email đến {{mail}} kèm mã vận đơn.',
      ],
    },
  ],
};
