import type { TranslationOf } from '../translation.ts';
import type { requestLog as english } from '../en/request-log.ts';

export const requestLog = {
  'request_log.title': 'Nhật ký yêu cầu API',
  'request_log.lead':
    'Mọi yêu cầu dùng khóa bí mật của bạn trong 30 ngày qua, kể cả yêu cầu bị từ chối. Nội dung gửi và trả lời không được lưu.',
  'request_log.failed': 'Không tải được nhật ký',
  'request_log.empty': 'Chưa có yêu cầu nào',
  'request_log.empty_text':
    'Đặt mã bí mật của "{{name}}", kết thúc bằng {{last4}}, vào SAMPAN_SECRET_KEY rồi chạy lệnh này. Yêu cầu hiện ở đây sau một giây.',
  'request_log.empty_no_key': 'Các yêu cầu hiện ở đây khi có chương trình dùng khóa bí mật.',
  'request_log.make_key': 'Tạo khóa bí mật',
  'request_log.no_results': 'Không có yêu cầu phù hợp',
  'request_log.no_results_text': 'Thử bớt bộ lọc hoặc chọn khoảng thời gian dài hơn.',
  'request_log.time': 'Thời gian',
  'request_log.call': 'Yêu cầu',
  'request_log.key': 'Khóa',
  'request_log.status': 'Trạng thái',
  'request_log.duration': 'Thời lượng',
  'request_log.duration_ms': '{{ms}} ms',
  'request_log.status_2xx': 'Đã trả lời',
  'request_log.status_4xx': 'Bị từ chối',
  'request_log.status_5xx': 'Lỗi phía chúng tôi',
  'request_log.request_id': 'Mã yêu cầu',
  'request_log.find_id': 'Tìm mã yêu cầu',
  'request_log.copy_id': 'Sao chép mã yêu cầu',
  'request_log.endpoint': 'Endpoint',
  'request_log.from_network': 'Từ mạng',
  'request_log.program': 'Chương trình',
  'request_log.program_unknown': 'Không cho biết',
  'request_log.replayed': 'Lặp lại',
  'request_log.replayed_text': 'Trả lời bằng kết quả đầu tiên của Idempotency-Key; không chạy lại gì.',
  'request_log.gone': 'Yêu cầu này không có trong nhật ký: đã quá 30 ngày, hoặc của công ty khác.',
  'request_log.mend': 'Cần làm gì',
  'request_log.mend_input': 'Câu trả lời nêu từng trường sai trong errors kèm lý do. Hãy sửa rồi gửi lại.',
  'request_log.mend_json': 'Gửi nội dung dạng JSON tối đa 1 MB, với Content-Type: application/json.',
  'request_log.mend_not_found': 'Id sai, đã bị xóa hoặc của công ty khác. Hãy lấy danh sách trước rồi dùng id ở đó.',
  'request_log.mend_scope': 'Sửa khóa ở "Khóa API" và cho phép việc mà yêu cầu này cần, hoặc dùng khóa đã có quyền đó.',
  'request_log.mend_people': 'Không khóa nào làm được việc này. Cần có người đăng nhập và làm ngay tại đây.',
  'request_log.mend_live_key': 'Khi mọi thứ khác đã chạy, hãy tạo khóa thật và đưa cho chương trình thay khóa thử.',
  'request_log.mend_dead_key': 'Chương trình vẫn dùng mã bí mật đã hết hiệu lực. Hãy đưa mã mới rồi khởi động lại.',
  'request_log.mend_ip':
    'Nếu đây là máy chủ của bạn, hãy thêm địa chỉ vào khóa. Nếu không, người khác đang giữ khóa: hãy đổi mã ngay.',
  'request_log.mend_page':
    'Đổi mã mà không giữ mã cũ, và gửi yêu cầu từ máy chủ của bạn. Proxy của bạn không được chuyển tiếp Origin của trang.',
  'request_log.mend_rate':
    'Đợi số giây trong Retry-After. Header RateLimit cho biết còn bao nhiêu yêu cầu trước khi bị chặn.',
  'request_log.mend_changed': 'Bản ghi đã ở trạng thái khác. Hãy đọc lại, quyết định từ đó rồi gửi yêu cầu mới.',
  'request_log.mend_idempotency': 'Dùng Idempotency-Key mới cho mỗi yêu cầu mới, và chỉ lặp lại cho đúng yêu cầu đó.',
  'request_log.mend_balance': 'Nạp thêm tiền vào ví rồi gửi lại đúng yêu cầu đó.',
  'request_log.mend_ours':
    'Lỗi này do phía chúng tôi khắc phục. Hãy gửi lại yêu cầu đó sau ít phút với cùng Idempotency-Key. Nếu vẫn lỗi, hãy cho chúng tôi mã yêu cầu.',
  'request_log.mend_else':
    'Hãy để chương trình quyết định theo mã lỗi, không theo câu chữ. Tài liệu nêu khi nào endpoint trả lời như vậy.',
} as const satisfies TranslationOf<typeof english, 'other'>;
