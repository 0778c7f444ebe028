import type { TranslationOf } from '../translation.ts';
import type { refund as english } from '../en/refund.ts';

export const refund = {
  'refund.title': 'Pengembalian dana',
  'refund.text':
    'Label yang dibatalkan sebelum kurir menerima paket: semua biaya yang dipotong dikembalikan, dengan rincian tiap bagian.',
  'refund.parcel': 'Paket',
  'refund.refunded': 'Dikembalikan',
  'refund.part_courier': 'Kurir',
  'refund.part_insurance': 'Asuransi',
  'refund.part_platform': 'Platform',
  'refund.part_tax': 'Pajak',
  'refund.amount': 'Jumlah',
  'refund.total': 'Semua pengembalian dana ({{number}})',
  'refund.credit_note': 'Nota kredit',
  'refund.credit_note_of': 'Nota kredit {{number}}',
  'refund.csv': 'Unduh CSV',
  'refund.failed': 'Pengembalian dana tidak dapat dimuat',
  'refund.empty_title': 'Tidak ada pengembalian dana',
  'refund.empty_text': 'Bila Anda membatalkan paket yang labelnya sudah dibeli, dana yang kembali tampil di sini.',
} as const satisfies TranslationOf<typeof english, 'other'>;
