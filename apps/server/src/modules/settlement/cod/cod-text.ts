import type { CodState } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';

/** Words of the files about cash on delivery. */
export interface CodTexts {
  title: string;
  recipient: string;
  number: string;
  courier: string;
  settled: string;
  payable: string;
  date: string;
  tracking: string;
  to_collect: string;
  fee: string;
  amount: string;
  state: string;
  collected: string;
  paid: string;
  reference: string;
  total: string;
  parcels: string;
  empty: string;
  note: string;
  page: string;
  states: Record<CodState | 'not_shipped', string>;
}

export const COD_TEXTS: Record<Language, CodTexts> = {
  en: {
    title: 'Cash on delivery settlement',
    recipient: 'Settled to',
    number: 'Order',
    courier: 'Courier',
    settled: 'Settled',
    payable: 'Available from',
    date: 'Created',
    tracking: 'Tracking number',
    to_collect: 'Collected',
    fee: 'Fee',
    amount: 'You receive',
    state: 'Status',
    collected: 'Collected on',
    paid: 'Paid out',
    reference: 'Remittance',
    total: 'Total you receive',
    parcels: 'Parcels',
    empty: 'No parcels',
    note: 'The COD fee is included in the label price, unless the recipient paid it on delivery.',
    page: 'Page {page} of {pages}',
    states: {
      not_shipped: 'Not shipped',
      expected: 'Expected',
      collected: 'With courier',
      short: 'Short',
      disputed: 'Reported missing',
      settled: 'Settled',
      payable: 'Ready for payout',
      paid: 'Paid out',
      not_collected: 'Not collected',
    },
  },
  my: {
    title: 'Penyelesaian COD',
    recipient: 'Diselesaikan kepada',
    number: 'Pesanan',
    courier: 'Kurier',
    settled: 'Diselesaikan',
    payable: 'Boleh dikeluarkan mulai',
    date: 'Dibuat',
    tracking: 'Nombor penjejakan',
    to_collect: 'Dikutip',
    fee: 'Caj',
    amount: 'Untuk anda',
    state: 'Status',
    collected: 'Dikutip pada',
    paid: 'Telah dikeluarkan',
    reference: 'Penyerahan wang',
    total: 'Jumlah untuk anda',
    parcels: 'Bungkusan',
    empty: 'Tiada bungkusan',
    note: 'Caj COD sudah termasuk dalam harga label, kecuali jika ditanggung penerima: dalam keadaan itu caj dikutip sebagai tambahan.',
    page: 'Halaman {page} daripada {pages}',
    states: {
      not_shipped: 'Belum dihantar',
      expected: 'Menunggu kutipan',
      collected: 'Di tangan kurier',
      short: 'Kurang',
      disputed: 'Dilaporkan kurang',
      settled: 'Telah diselesaikan',
      payable: 'Boleh dikeluarkan',
      paid: 'Telah dikeluarkan',
      not_collected: 'Tidak dikutip',
    },
  },
  ph: {
    title: 'Settlement ng cash on delivery',
    recipient: 'Para sa',
    number: 'Order',
    courier: 'Courier',
    settled: 'Na-settle',
    payable: 'Puwedeng i-payout mula',
    date: 'Ginawa',
    tracking: 'Tracking number',
    to_collect: 'Nakolekta',
    fee: 'Fee',
    amount: 'Para sa iyo',
    state: 'Status',
    collected: 'Nakolekta noong',
    paid: 'Na-payout',
    reference: 'Remittance',
    total: 'Kabuuang para sa iyo',
    parcels: 'Mga parcel',
    empty: 'Walang parcel',
    note: 'Kasama sa presyo ng label ang COD fee ng parcel, maliban kung recipient ang sumagot nito: idinagdag ito sa kinolekta.',
    page: 'Pahina {page} sa {pages}',
    states: {
      not_shipped: 'Hindi pa naipapadala',
      expected: 'Inaasahan',
      collected: 'Nasa courier',
      short: 'Kulang',
      disputed: 'Iniulat na kulang',
      settled: 'Na-settle',
      payable: 'Puwedeng i-payout',
      paid: 'Na-payout',
      not_collected: 'Hindi nakolekta',
    },
  },
  id: {
    title: 'Penyetoran COD',
    recipient: 'Disetorkan untuk',
    number: 'Pesanan',
    courier: 'Kurir',
    settled: 'Disetorkan',
    payable: 'Bisa dicairkan mulai',
    date: 'Dibuat',
    tracking: 'Nomor resi',
    to_collect: 'Tertagih',
    fee: 'Biaya',
    amount: 'Untuk Anda',
    state: 'Status',
    collected: 'Tertagih pada',
    paid: 'Dicairkan',
    reference: 'Setoran',
    total: 'Total untuk Anda',
    parcels: 'Paket',
    empty: 'Tidak ada paket',
    note: 'Biaya COD sudah termasuk dalam harga label, kecuali jika ditanggung penerima: dalam hal itu biayanya ditagih sebagai tambahan.',
    page: 'Halaman {page} dari {pages}',
    states: {
      not_shipped: 'Belum dikirim',
      expected: 'Menunggu',
      collected: 'Di kurir',
      short: 'Kurang',
      disputed: 'Dilaporkan kurang',
      settled: 'Disetorkan',
      payable: 'Bisa dicairkan',
      paid: 'Dicairkan',
      not_collected: 'Tidak tertagih',
    },
  },
  vi: {
    title: 'Đối soát tiền thu hộ',
    recipient: 'Đối soát cho',
    number: 'Đơn hàng',
    courier: 'Hãng vận chuyển',
    settled: 'Ngày đối soát',
    payable: 'Có thể rút từ',
    date: 'Ngày tạo',
    tracking: 'Mã vận đơn',
    to_collect: 'Đã thu',
    fee: 'Phí',
    amount: 'Bạn được nhận',
    state: 'Trạng thái',
    collected: 'Ngày thu',
    paid: 'Đã chi trả',
    reference: 'Kỳ bàn giao',
    total: 'Tổng bạn được nhận',
    parcels: 'Kiện hàng',
    empty: 'Không có kiện hàng',
    note: 'Phí thu hộ nằm trong giá nhãn, trừ khi người nhận chịu phí: khi đó phí được thu thêm khi giao hàng.',
    page: 'Trang {page} / {pages}',
    states: {
      not_shipped: 'Chưa gửi',
      expected: 'Chờ thu',
      collected: 'Hãng đang giữ',
      short: 'Thiếu',
      disputed: 'Đã báo thiếu',
      settled: 'Đã đối soát',
      payable: 'Có thể rút',
      paid: 'Đã chi trả',
      not_collected: 'Không thu được',
    },
  },
};
