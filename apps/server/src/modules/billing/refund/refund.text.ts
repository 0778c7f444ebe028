import type { Language } from '@sampan/country-rules';
import { document } from '@sampan/messages/en/document';

/** Words of a credit note, with `{placeholders}`. */
export interface RefundTexts {
  title: string;
  for_company: string;
  parcel: string;
  service: string;
  bought: string;
  refunded: string;
  parts: string;
  amount: string;
  shipping: string;
  platform: string;
  cod: string;
  insurance: string;
  discount: string;
  subtotal: string;
  tax: string;
  total: string;
  note: string;
  page: string;
}

export const REFUND_TEXTS: Record<Language, RefundTexts> = {
  en: {
    title: 'Credit note',
    for_company: 'For',
    parcel: 'Parcel',
    service: 'Service',
    bought: 'Label bought',
    refunded: 'Refunded',
    parts: 'Refund details',
    amount: 'Amount',
    shipping: 'Shipping fee',
    platform: 'Platform fee',
    cod: 'COD fee',
    insurance: 'Insurance',
    discount: 'Discount',
    subtotal: 'Before tax',
    tax: '{name} {rate}%',
    total: document['document.credited'],
    note: 'This label was cancelled before the courier picked up the parcel. All charges were refunded.',
    page: 'Page {page} of {pages}',
  },
  my: {
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
    tax: '{name} {rate}%',
    total: 'Dikreditkan ke dompet anda',
    note: 'Label dibatalkan sebelum kurier menerima bungkusan. Semua caj untuk label ini telah dikembalikan.',
    page: 'Halaman {page} daripada {pages}',
  },
  ph: {
    title: 'Credit note',
    for_company: 'Para sa',
    parcel: 'Parcel',
    service: 'Serbisyo',
    bought: 'Nabili ang label',
    refunded: 'Ibinalik',
    parts: 'Ang ibinalik',
    amount: 'Halaga',
    shipping: 'Shipping fee',
    platform: 'Platform fee',
    cod: 'COD fee',
    insurance: 'Insurance',
    discount: 'Discount',
    subtotal: 'Bago ang buwis',
    tax: '{name} {rate}%',
    total: 'Ibinalik sa wallet mo',
    note: 'Nakansela ang label bago nakuha ng courier ang parcel. Ibinalik ang lahat ng siningil para rito.',
    page: 'Pahina {page} sa {pages}',
  },
  id: {
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
    tax: '{name} {rate}%',
    total: 'Dikreditkan ke dompet Anda',
    note: 'Label dibatalkan sebelum kurir menerima paket. Semua biaya untuk label ini telah dikembalikan.',
    page: 'Halaman {page} dari {pages}',
  },
  vi: {
    title: 'Hóa đơn điều chỉnh giảm',
    for_company: 'Dành cho',
    parcel: 'Kiện hàng',
    service: 'Dịch vụ',
    bought: 'Ngày mua nhãn',
    refunded: 'Ngày hoàn',
    parts: 'Số tiền được hoàn',
    amount: 'Số tiền',
    shipping: 'Phí vận chuyển',
    platform: 'Phí nền tảng',
    cod: 'Phí thu hộ',
    insurance: 'Bảo hiểm',
    discount: 'Giảm giá',
    subtotal: 'Trước thuế',
    tax: '{name} {rate}%',
    total: 'Đã hoàn vào ví của bạn',
    note: 'Nhãn đã bị hủy trước khi hãng vận chuyển nhận hàng. Toàn bộ số tiền đã trừ được hoàn lại.',
    page: 'Trang {page} / {pages}',
  },
};
