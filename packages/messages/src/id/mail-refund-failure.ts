import type { TextsOf } from '../translation.ts';
import type { mailRefundFailure as english } from '../en/mail-refund-failure.ts';

export const mailRefundFailure = {
  subject: 'Pengembalian dana pesanan {{number}} ditolak bank',
  failed:
    'Bank pembeli tidak menerima pengembalian dana {{amount}} untuk pesanan {{number}} dan mengirimkannya kembali.',
  next: 'Pembeli belum menerima uangnya. Sepakati cara lain dengan pembeli dan hubungi kami: dana itu kami sisihkan sampai selesai.',
  open: 'Buka pesanan',
  desk: '{{shop}}: pengembalian dana {{amount}} untuk pesanan {{number}} (checkout {{id}}) gagal di bank pembeli. Dibukukan kembali sebagai penjualan yang belum siap dicairkan.',
} as const satisfies TextsOf<typeof english>;
