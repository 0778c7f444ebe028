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
    payable: 'Payable from',
    date: 'Created',
    tracking: 'Tracking number',
    to_collect: 'Collected',
    fee: 'Fee',
    amount: 'Due to you',
    state: 'State',
    collected: 'Collected on',
    paid: 'Paid out',
    reference: 'Remittance',
    total: 'Total due to you',
    parcels: 'Parcels',
    empty: 'No parcels',
    note: 'The fee of a parcel is part of its label’s price, unless the recipient bore it: then it was collected on top.',
    page: 'Page {page} of {pages}',
    states: {
      not_shipped: 'Not shipped',
      expected: 'Expected',
      collected: 'With the courier',
      short: 'Short',
      disputed: 'Reported missing',
      settled: 'Settled',
      payable: 'Payable',
      paid: 'Paid out',
      not_collected: 'Not collected',
    },
  },
  my: {
    title: 'Penyelesaian bayar semasa terima',
    recipient: 'Diselesaikan kepada',
    number: 'Pesanan',
    courier: 'Kurier',
    settled: 'Diselesaikan',
    payable: 'Boleh dibayar mulai',
    date: 'Dicipta',
    tracking: 'Nombor penjejakan',
    to_collect: 'Dikutip',
    fee: 'Caj',
    amount: 'Untuk anda',
    state: 'Status',
    collected: 'Dikutip pada',
    paid: 'Dibayar keluar',
    reference: 'Penyerahan',
    total: 'Jumlah untuk anda',
    parcels: 'Bungkusan',
    empty: 'Tiada bungkusan',
    note: 'Caj bungkusan termasuk dalam harga label, kecuali jika penerima menanggungnya: ketika itu caj dikutip sebagai tambahan.',
    page: 'Halaman {page} daripada {pages}',
    states: {
      not_shipped: 'Belum dihantar',
      expected: 'Dijangka',
      collected: 'Di tangan kurier',
      short: 'Kurang',
      disputed: 'Dilaporkan hilang',
      settled: 'Diselesaikan',
      payable: 'Boleh dibayar',
      paid: 'Dibayar keluar',
      not_collected: 'Tidak dikutip',
    },
  },
  ph: {
    title: 'Settlement ng cash on delivery',
    recipient: 'Para kay',
    number: 'Order',
    courier: 'Courier',
    settled: 'Na-settle',
    payable: 'Puwedeng i-payout mula',
    date: 'Ginawa',
    tracking: 'Tracking number',
    to_collect: 'Nakolekta',
    fee: 'Bayad',
    amount: 'Para sa iyo',
    state: 'Estado',
    collected: 'Nakolekta noong',
    paid: 'Na-payout',
    reference: 'Remittance',
    total: 'Kabuuang para sa iyo',
    parcels: 'Mga parcel',
    empty: 'Walang parcel',
    note: 'Kasama sa presyo ng label ang bayad sa parcel, maliban kung tatanggap ang sumagot nito: idinagdag ito sa kinolekta.',
    page: 'Pahina {page} ng {pages}',
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
    to_collect: 'Ditagih',
    fee: 'Biaya',
    amount: 'Untuk Anda',
    state: 'Status',
    collected: 'Ditagih pada',
    paid: 'Dicairkan',
    reference: 'Setoran',
    total: 'Total untuk Anda',
    parcels: 'Paket',
    empty: 'Tidak ada paket',
    note: 'Biaya COD sudah termasuk dalam harga label, kecuali jika ditanggung penerima: maka ditagih sebagai tambahan.',
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
      not_collected: 'Tidak ditagih',
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
    amount: 'Bạn nhận',
    state: 'Trạng thái',
    collected: 'Ngày thu',
    paid: 'Đã chi trả',
    reference: 'Kỳ bàn giao',
    total: 'Tổng bạn nhận',
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
