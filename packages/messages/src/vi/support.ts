import type { support as english } from '../en/support.ts';
import type { TranslationOf } from '../translation.ts';

export const support = {
  'support.title': 'Yêu cầu hỗ trợ',
  'support.text': 'Viết cho chúng tôi và đọc câu trả lời. Mọi người trong công ty của bạn đều đọc được.',
  'support.new': 'Yêu cầu mới',
  'support.subject': 'Chủ đề',
  'support.sent': 'Đã gửi yêu cầu',
  'support.list': 'Yêu cầu của bạn',
  'support.none': 'Chưa có yêu cầu nào',
  'support.none_text': 'Những gì bạn gửi cho bộ phận hỗ trợ xuất hiện ở đây cùng câu trả lời của chúng tôi.',
  'support.state': 'Trạng thái',
  'support.state_open': 'Đang mở',
  'support.state_answered': 'Đã trả lời',
  'support.state_closed': 'Đã đóng',
  'support.messages': 'Tin nhắn',
  'support.reply': 'Câu trả lời của bạn',
  'support.send_reply': 'Gửi trả lời',
  'support.close': 'Đóng yêu cầu',
  'support.not_loaded': 'Chúng tôi không tải được yêu cầu này',
  'support.desk_text': 'Những gì người bán và khách viết cho Sampan, yêu cầu chờ lâu nhất ở trên.',
  'support.desk_none': 'Không có yêu cầu nào ở trạng thái này',
  'support.no_account': 'Không có tài khoản',
  'support.answer': 'Câu trả lời của bạn',
  'support.send_answer': 'Gửi câu trả lời',
  'support.answer_sent': 'Đã gửi câu trả lời',
} as const satisfies TranslationOf<typeof english, 'other'>;
