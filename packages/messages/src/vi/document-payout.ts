import type { TextsOf } from '../translation.ts';
import type { documentPayout as english } from '../en/document-payout.ts';

export const documentPayout = {
  title: 'Giấy báo rút tiền',
  status: {
    requested: 'Đã yêu cầu',
    needs_approval: 'Chờ duyệt',
    approved: 'Đã duyệt',
    sent: 'Đã gửi ngân hàng',
    paid: 'Đã chi trả',
    failed: 'Thất bại, tiền đã hoàn lại',
    refused: 'Không duyệt, tiền đã hoàn lại',
    cancelled: 'Đã hủy, tiền đã hoàn lại',
    returned: 'Đã chi trả, rồi bị ngân hàng trả lại',
  },
  from: 'Bên chi trả',
  to: 'Bên nhận',
  account: 'Tài khoản',
  requested: 'Ngày yêu cầu',
  reference: 'Mã tham chiếu ngân hàng',
  step: 'Bước',
  at: 'Ngày giờ',
  what: 'Rút số dư của {{company}}',
  amount: 'Số tiền',
  total: 'Tổng cộng',
  note: 'Ghi chú',
  owed: 'Không chi trả: công ty còn nợ sau khiếu nại đã thua. Số tiền này được bù trừ vào khoản nợ đó.',
  nothing: 'Không có',
  page: 'Trang {{page}} / {{pages}}',
} as const satisfies TextsOf<typeof english>;
