import type { TextsOf } from '../translation.ts';
import type { mailRefundFailure as english } from '../en/mail-refund-failure.ts';

export const mailRefundFailure = {
  subject: 'Bayaran balik pesanan {{number}} dipulangkan',
  failed: 'Bank pembeli tidak menerima bayaran balik {{amount}} bagi pesanan {{number}} dan memulangkannya.',
  next: 'Pembeli belum menerima wangnya. Sila cari cara lain bersama pembeli dan hubungi kami: amaun itu kami asingkan sehingga selesai.',
  open: 'Buka pesanan',
  desk: '{{shop}}: bayaran balik {{amount}} bagi pesanan {{number}} (checkout {{id}}) gagal di bank pembeli. Ia dicatat semula sebagai jualan yang belum sedia dikeluarkan.',
} as const satisfies TextsOf<typeof english>;
