import type { TextsOf } from '../translation.ts';
import type { documentRemittance as english } from '../en/document-remittance.ts';

export const documentRemittance = {
  malformed: 'Không đọc được cột {{column}}.',
  unknown_tracking_code: 'Không có kiện COD nào mang mã vận đơn này.',
  other_courier: 'Kiện hàng này do hãng khác vận chuyển.',
  wrong_currency: 'Kiện hàng này thu bằng {{currency}}.',
  not_delivered: 'Kiện hàng này chưa được giao.',
  not_collected: 'Kiện hàng này đã bị hủy, trả lại hoặc thất lạc.',
  already_settled: 'Kiện hàng này đã được đối soát trước đó.',
  twice_in_file: 'Kiện hàng này xuất hiện hai lần trong tệp.',
  amount_differs: 'Hãng vận chuyển phải thu {{expected}}.',
} as const satisfies TextsOf<typeof english>;
