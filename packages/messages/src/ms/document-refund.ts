import type { TextsOf } from '../translation.ts';
import type { documentRefund as english } from '../en/document-refund.ts';

export const documentRefund = {
  title: 'Nota kredit',
  for_company: 'Untuk',
  parcel: 'Bungkusan',
  service: 'Perkhidmatan',
  bought: 'Label dibeli',
  refunded: 'Dibayar balik',
  parts: 'Butiran bayaran balik',
  amount: 'Amaun',
  shipping: 'Caj penghantaran',
  platform: 'Caj platform',
  cod: 'Caj COD',
  insurance: 'Insurans',
  discount: 'Diskaun',
  subtotal: 'Sebelum cukai',
  tax: '{{name}} {{rate}}%',
  total: 'Dikreditkan ke dompet anda',
  note: 'Label dibatalkan sebelum kurier menerima bungkusan. Semua caj untuk label ini telah dikembalikan.',
  page: 'Halaman {{page}} daripada {{pages}}',
} as const satisfies TextsOf<typeof english>;
