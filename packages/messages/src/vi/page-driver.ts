import type { TextsOf } from '../translation.ts';
import type { pageDriver as english } from '../en/page-driver.ts';
import { problem } from './problem.ts';
import { tracking } from './tracking.ts';

export const pageDriver = {
  title: 'Dành cho tài xế',
  until: 'Bạn có thể thay đổi cho đến khi tài xế xuất phát.',
  hand: 'Giao tận tay tôi',
  door: tracking['tracking.wish_door'],
  neighbour: tracking['tracking.wish_neighbour'],
  note: problem['problem.note'],
  note_example: 'Sảnh thang máy B, bấm chuông hai lần',
  proof_phone: 'Bốn số cuối điện thoại của bạn',
  proof_post_code: 'Mã bưu chính của bạn',
  proof_why: 'Như trong đơn hàng. Chỉ bạn mới thay đổi được.',
  save: 'Lưu',
  saved: 'Đã lưu. Hãng vận chuyển sẽ báo cho tài xế.',
  refused: 'Hãng vận chuyển này không làm được. Vui lòng hỏi cửa hàng.',
  proof_invalid_phone: 'Nhập bốn số cuối điện thoại của bạn',
  proof_invalid_post_code: 'Nhập mã bưu chính của địa chỉ',
  proof_wrong: 'Không khớp với đơn hàng. Hãy kiểm tra và thử lại.',
  blocked: 'Quá nhiều lần nhập sai. Vui lòng hỏi cửa hàng.',
  cash: 'Tài xế thu tiền mặt nên phải có người nhận.',
  place_missing: 'Hãy chọn một mục',
  note_long: 'Dùng tối đa 120 ký tự',
  late: 'Đã quá muộn để thay đổi. Vui lòng hỏi cửa hàng.',
  busy: 'Quá nhiều yêu cầu. Vui lòng đợi một phút.',
  again_title: 'Chọn ngày khác',
  again_text: 'Không ai nhận được kiện hàng. Kiện hàng vẫn an toàn ở hãng vận chuyển.',
  again_until: 'Hãy chọn trước {{day}}; sau đó hãng vận chuyển sẽ quyết định.',
  again_day: problem['problem.day'],
  again_time: problem['problem.window'],
  again_save: 'Đặt ngày này',
  booked: 'Đã đặt. Tài xế đến vào {{day}}, {{time}}.',
  unavailable: 'Hãng vận chuyển không trả lời. Chưa có gì thay đổi, vui lòng thử lại.',
} as const satisfies TextsOf<typeof english>;
