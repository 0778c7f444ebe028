import type { WrittenDocument } from '../document.ts';

/** Chính sách quyền riêng tư: bản Việt Nam. */
export const policy: WrittenDocument = {
  title: 'Chính sách quyền riêng tư',
  intro:
    'Trang này cho biết Sampan giữ dữ liệu cá nhân nào liên quan đến {{country}}, để làm gì, trong bao lâu và bạn có quyền gì. {{law}} được áp dụng.',
  since: '2026-11-01',
  sections: [
    {
      heading: 'Dữ liệu của ai',
      text: [
        'Người có tài khoản, đồng nghiệp được họ mời, người gửi và người nhận hàng, cùng khách truy cập trang của chúng tôi và các tiện ích mà cửa hàng đặt trên trang của họ.',
      ],
    },
    {
      heading: 'Chúng tôi giữ gì',
      text: ['Chỉ những gì việc gửi hàng cần:'],
      points: [
        'tài khoản: tên, email, điện thoại, công ty, quốc gia, ngôn ngữ, vai trò',
        'kiện hàng: tên, địa chỉ, điện thoại và email của người gửi và người nhận, nội dung, cân nặng, giá trị, giá cước, lịch sử theo dõi và ảnh giao hàng của hãng',
        'tiền: biến động ví và, với thẻ, thương hiệu, bốn số cuối và hạn dùng; số thẻ đầy đủ đi thẳng đến nhà cung cấp thanh toán, không bao giờ đến chúng tôi',
        'bảo mật: thời điểm đăng nhập, địa chỉ mạng, loại trình duyệt, và nhật ký ai đã thay đổi gì',
      ],
    },
    {
      heading: 'Chúng tôi không làm gì',
      text: [
        'Chúng tôi không bán dữ liệu, không hiển thị quảng cáo và không theo dõi bạn trên trang khác. Trang của chúng tôi không tải tập lệnh của bên khác để đo lường bạn. Đơn vị vận hành có thể đếm lượt xem trang không dùng cookie và không có tên của bạn, chỉ sau khi bạn cho phép; bạn có thể tắt trong Lựa chọn quyền riêng tư. Mật khẩu chỉ được lưu dưới dạng băm không thể đảo ngược.',
      ],
    },
    {
      heading: 'Vì sao được dùng',
      text: [
        'Để thực hiện thỏa thuận với bạn, giữ an toàn tài khoản, và đáp ứng nghĩa vụ pháp lý như kế toán và hải quan. Sự đồng ý nhận tin của bạn có thể rút lại bất cứ lúc nào.',
      ],
    },
    {
      heading: 'Ai nhận được',
      text: ['Bên khác chỉ nhận phần họ cần:'],
      points: [
        'hãng vận chuyển bạn chọn và đối tác của họ ở nước ngoài khi hàng qua biên giới',
        'nhà cung cấp thanh toán, để thu và hoàn tiền',
        'đơn vị gửi email và tin nhắn của chúng tôi',
        'cửa hàng, khi bạn mua qua trang thanh toán Sampan',
        'cơ quan chức năng, khi pháp luật bắt buộc',
      ],
    },
    {
      heading: 'Công chúng thấy gì',
      text: [
        'Ai có mã vận đơn đều thấy trạng thái, hãng vận chuyển và ngày tháng. Tên, địa chỉ, số điện thoại và ảnh giao hàng không có trên trang đó.',
      ],
    },
    {
      heading: 'Giữ trong bao lâu',
      text: [
        'Dữ liệu tài khoản: khi tài khoản còn tồn tại. Kiện hàng và tiền: theo quy định kế toán. Mã dùng một lần 10 phút, liên kết đặt lại 30 phút, liên kết xác nhận của người nhận 7 ngày. Phiên đăng nhập kết thúc sau 12 giờ không dùng và chậm nhất sau 7 ngày.',
      ],
    },
    {
      heading: 'Trong trình duyệt của bạn',
      text: [
        'Bảng điều khiển lưu phiên, quốc gia, ngôn ngữ, giao diện và kiện hàng đang làm dở trong bộ nhớ trình duyệt. Không có cookie quảng cáo. Khi đăng xuất, phiên và kiện hàng dở dang bị xóa.',
      ],
    },
    {
      heading: 'Quyền của bạn',
      text: [
        'Hãy viết cho {{mail}} để nhận bản sao, sửa, xóa dữ liệu hoặc phản đối. Chúng tôi trả lời trong 30 ngày. Phần pháp luật buộc phải giữ thì chúng tôi giữ và nói rõ. Bạn cũng có thể khiếu nại đến {{authority}}.',
      ],
    },
    {
      heading: 'An toàn',
      text: [
        'Kết nối được mã hóa, quyền truy cập theo vai trò, mọi thay đổi đều để lại dấu vết. Nếu dữ liệu bị lộ theo cách có thể gây hại cho bạn, chúng tôi báo ngay cho bạn và cơ quan chức năng.',
      ],
    },
  ],
};
