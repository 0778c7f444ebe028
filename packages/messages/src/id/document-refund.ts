import type { TextsOf } from '../translation.ts';
import type { documentRefund as english } from '../en/document-refund.ts';

export const documentRefund = {
  title: 'Nota kredit',
  for_company: 'Untuk',
  parcel: 'Paket',
  service: 'Layanan',
  bought: 'Label dibeli',
  refunded: 'Dikembalikan',
  parts: 'Yang dikembalikan',
  amount: 'Jumlah',
  shipping: 'Ongkos kirim',
  platform: 'Biaya platform',
  cod: 'Biaya COD',
  insurance: 'Asuransi',
  discount: 'Diskon',
  subtotal: 'Sebelum pajak',
  tax: '{{name}} {{rate}}%',
  total: 'Dikreditkan ke dompet Anda',
  note: 'Label dibatalkan sebelum kurir menerima paket. Semua biaya untuk label ini telah dikembalikan.',
  page: 'Halaman {{page}} dari {{pages}}',
} as const satisfies TextsOf<typeof english>;
