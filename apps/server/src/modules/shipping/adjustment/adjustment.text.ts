import type { AdjustmentState } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';

/** Words of the paper that explains one adjustment, with `{placeholders}`. */
export interface AdjustmentTexts {
  title: string;
  for_company: string;
  parcel: string;
  courier: string;
  reference: string;
  opened: string;
  answer_by: string;
  weights: string;
  declared: string;
  measured: string;
  actual: string;
  sides: string;
  volume: string;
  chargeable: string;
  prices: string;
  before: string;
  after: string;
  difference: string;
  shipping: string;
  platform: string;
  cod: string;
  insurance: string;
  discount: string;
  /** With the name and the rate. */
  tax: string;
  price: string;
  total: string;
  how_volume: string;
  how_no_volume: string;
  same_card: string;
  dispute: string;
  decision: string;
  page: string;
  states: Record<AdjustmentState, string>;
}

export const ADJUSTMENT_TEXTS: Record<Language, AdjustmentTexts> = {
  en: {
    title: 'Weight adjustment',
    for_company: 'For',
    parcel: 'Parcel',
    courier: 'Courier',
    reference: 'Courier reference',
    opened: 'Opened',
    answer_by: 'Respond by',
    weights: 'Weight',
    declared: 'Declared',
    measured: 'Measured',
    actual: 'Weight',
    sides: 'Size',
    volume: 'Volumetric weight',
    chargeable: 'Chargeable weight',
    prices: 'Price',
    before: 'Before',
    after: 'After',
    difference: 'Difference',
    shipping: 'Shipping fee',
    platform: 'Platform fee',
    cod: 'COD fee',
    insurance: 'Insurance',
    discount: 'Discount',
    tax: '{name} {rate}%',
    price: 'Total price',
    total: 'Adjustment',
    how_volume:
      'You pay for the actual or volumetric weight, whichever is higher. Volumetric weight is length × width × height in cm ÷ {divisor}, rounded up to the next {step} kg.',
    how_no_volume: 'This service charges by actual weight only, rounded up to the next {step} kg.',
    same_card: 'Both prices use rate card version {version} and the tax rate that applied when the label was bought.',
    dispute: 'Disputed: {text}',
    decision: "Sampan's decision: {text}",
    page: 'Page {page} of {pages}',
    states: {
      open: 'OPEN',
      disputed: 'DISPUTED',
      due: 'DUE',
      charged: 'CHARGED',
      credited: 'CREDITED',
      withdrawn: 'WITHDRAWN',
      reversed: 'REVERSED',
    },
  },
  my: {
    title: 'Pelarasan harga',
    for_company: 'Untuk',
    parcel: 'Bungkusan',
    courier: 'Kurier',
    reference: 'Rujukan kurier',
    opened: 'Dibuka',
    answer_by: 'Jawab selewat-lewatnya',
    weights: 'Berat',
    declared: 'Diisytiharkan',
    measured: 'Diukur',
    actual: 'Berat',
    sides: 'Saiz',
    volume: 'Berat volumetrik',
    chargeable: 'Berat yang dicaj',
    prices: 'Harga',
    before: 'Sebelum',
    after: 'Selepas',
    difference: 'Perbezaan',
    shipping: 'Caj penghantaran',
    platform: 'Caj platform',
    cod: 'Caj COD',
    insurance: 'Insurans',
    discount: 'Diskaun',
    tax: '{name} {rate}%',
    price: 'Jumlah harga',
    total: 'Pelarasan',
    how_volume:
      'Yang lebih besar antara berat dan isi padu dikira. Isi padu ialah panjang × lebar × tinggi dalam cm dibahagi {divisor}; hasilnya dibundarkan ke atas setiap {step} kg.',
    how_no_volume: 'Perkhidmatan ini mengenakan caj mengikut berat sahaja, dibundarkan ke atas setiap {step} kg.',
    same_card: 'Kedua-dua harga mengikut jadual kadar versi {version} dan kadar cukai semasa label dibeli.',
    dispute: 'Dipertikaikan: {text}',
    decision: 'Keputusan Sampan: {text}',
    page: 'Halaman {page} daripada {pages}',
    states: {
      open: 'PERLU DIJAWAB',
      disputed: 'DIPERTIKAIKAN',
      due: 'TERTUNGGAK',
      charged: 'TELAH DICAJ',
      credited: 'DIKREDITKAN',
      withdrawn: 'DITARIK BALIK',
      reversed: 'DIPULANGKAN',
    },
  },
  ph: {
    title: 'Adjustment sa presyo',
    for_company: 'Para sa',
    parcel: 'Parcel',
    courier: 'Courier',
    reference: 'Reference ng courier',
    opened: 'Binuksan',
    answer_by: 'Sumagot hanggang',
    weights: 'Mga timbang',
    declared: 'Idineklara',
    measured: 'Sinukat',
    actual: 'Timbang',
    sides: 'Sukat',
    volume: 'Volumetric weight',
    chargeable: 'Chargeable weight',
    prices: 'Presyo',
    before: 'Dati',
    after: 'Ngayon',
    difference: 'Pagkakaiba',
    shipping: 'Shipping fee',
    platform: 'Platform fee',
    cod: 'COD fee',
    insurance: 'Insurance',
    discount: 'Discount',
    tax: '{name} {rate}%',
    price: 'Kabuuang presyo',
    total: 'Adjustment',
    how_volume:
      'Ang mas mataas sa actual weight at volumetric weight ang sinisingil. Ang volumetric weight ay haba × lapad × taas sa cm na hinati sa {divisor}; ini-round up sa bawat {step} kg.',
    how_no_volume: 'Timbang lang ang batayan ng singil ng serbisyong ito, ini-round up sa bawat {step} kg.',
    same_card: 'Ang dalawang presyo ay ayon sa rate card version {version} at sa tax rate nang bilhin ang label.',
    dispute: 'Dispute: {text}',
    decision: 'Pasya ng Sampan: {text}',
    page: 'Pahina {page} sa {pages}',
    states: {
      open: 'KAILANGANG SAGUTIN',
      disputed: 'DISPUTED',
      due: 'DAPAT BAYARAN',
      charged: 'SININGIL',
      credited: 'IBINALIK',
      withdrawn: 'BINAWI',
      reversed: 'ISINAULI',
    },
  },
  id: {
    title: 'Penyesuaian harga',
    for_company: 'Untuk',
    parcel: 'Paket',
    courier: 'Kurir',
    reference: 'Referensi kurir',
    opened: 'Dibuka',
    answer_by: 'Tanggapi paling lambat',
    weights: 'Berat',
    declared: 'Dinyatakan',
    measured: 'Diukur',
    actual: 'Berat',
    sides: 'Ukuran',
    volume: 'Berat volume',
    chargeable: 'Berat yang ditagih',
    prices: 'Harga',
    before: 'Sebelum',
    after: 'Sesudah',
    difference: 'Selisih',
    shipping: 'Ongkos kirim',
    platform: 'Biaya platform',
    cod: 'Biaya COD',
    insurance: 'Asuransi',
    discount: 'Diskon',
    tax: '{name} {rate}%',
    price: 'Harga total',
    total: 'Penyesuaian',
    how_volume:
      'Yang dihitung adalah yang lebih besar antara berat dan volume. Volume adalah panjang × lebar × tinggi dalam cm dibagi {divisor}; hasilnya dibulatkan ke atas per {step} kg.',
    how_no_volume: 'Layanan ini hanya menghitung berat, dibulatkan ke atas per {step} kg.',
    same_card: 'Kedua harga memakai daftar tarif versi {version} dan tarif pajak saat label dibeli.',
    dispute: 'Disanggah: {text}',
    decision: 'Keputusan Sampan: {text}',
    page: 'Halaman {page} dari {pages}',
    states: {
      open: 'PERLU DITANGGAPI',
      disputed: 'DISANGGAH',
      due: 'BELUM TERBAYAR',
      charged: 'SUDAH DIPOTONG',
      credited: 'DIKREDITKAN',
      withdrawn: 'DITARIK KEMBALI',
      reversed: 'DIKEMBALIKAN',
    },
  },
  vi: {
    title: 'Điều chỉnh giá',
    for_company: 'Dành cho',
    parcel: 'Kiện hàng',
    courier: 'Hãng vận chuyển',
    reference: 'Mã tham chiếu của hãng',
    opened: 'Ngày mở',
    answer_by: 'Hạn trả lời',
    weights: 'Cân nặng',
    declared: 'Khai báo',
    measured: 'Đo được',
    actual: 'Cân nặng',
    sides: 'Kích thước',
    volume: 'Cân nặng quy đổi',
    chargeable: 'Cân nặng tính phí',
    prices: 'Giá',
    before: 'Trước',
    after: 'Sau',
    difference: 'Chênh lệch',
    shipping: 'Phí vận chuyển',
    platform: 'Phí nền tảng',
    cod: 'Phí thu hộ',
    insurance: 'Bảo hiểm',
    discount: 'Giảm giá',
    tax: '{name} {rate}%',
    price: 'Tổng giá',
    total: 'Điều chỉnh',
    how_volume:
      'Tính theo số lớn hơn giữa cân nặng thực tế và cân nặng quy đổi. Cân nặng quy đổi là dài × rộng × cao (cm) chia cho {divisor}; kết quả làm tròn lên theo bước {step} kg.',
    how_no_volume: 'Dịch vụ này chỉ tính theo cân nặng, làm tròn lên theo bước {step} kg.',
    same_card: 'Cả hai giá đều theo bảng giá phiên bản {version} và thuế suất lúc mua nhãn.',
    dispute: 'Khiếu nại: {text}',
    decision: 'Quyết định của Sampan: {text}',
    page: 'Trang {page} / {pages}',
    states: {
      open: 'CẦN TRẢ LỜI',
      disputed: 'KHIẾU NẠI',
      due: 'CÒN NỢ',
      charged: 'ĐÃ TRỪ',
      credited: 'ĐÃ HOÀN',
      withdrawn: 'ĐÃ RÚT LẠI',
      reversed: 'ĐÃ HOÀN KHOẢN TRỪ',
    },
  },
};
