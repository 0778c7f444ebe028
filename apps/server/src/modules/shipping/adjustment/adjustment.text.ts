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
    title: 'Price adjustment',
    for_company: 'For',
    parcel: 'Parcel',
    courier: 'Courier',
    reference: "Courier's reference",
    opened: 'Opened',
    answer_by: 'Answer by',
    weights: 'Weights',
    declared: 'Declared',
    measured: 'Measured',
    actual: 'Weight',
    sides: 'Size',
    volume: 'Weight by volume',
    chargeable: 'Charged weight',
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
      'The heavier of weight and volume counts. Volume is length × width × height in cm divided by {divisor}; the result is rounded up to steps of {step} kg.',
    how_no_volume: 'This service charges by weight alone, rounded up to steps of {step} kg.',
    same_card: 'Both prices are by rate card version {version} and the tax rate the label was bought with.',
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
    answer_by: 'Jawab sebelum',
    weights: 'Berat',
    declared: 'Diisytiharkan',
    measured: 'Diukur',
    actual: 'Berat',
    sides: 'Saiz',
    volume: 'Berat isi padu',
    chargeable: 'Berat dicaj',
    prices: 'Harga',
    before: 'Sebelum',
    after: 'Selepas',
    difference: 'Beza',
    shipping: 'Yuran penghantaran',
    platform: 'Yuran platform',
    cod: 'Yuran COD',
    insurance: 'Insurans',
    discount: 'Diskaun',
    tax: '{name} {rate}%',
    price: 'Jumlah harga',
    total: 'Pelarasan',
    how_volume:
      'Yang lebih tinggi antara berat dan isi padu dikira. Isi padu ialah panjang × lebar × tinggi dalam cm dibahagi {divisor}; hasilnya dibundarkan ke atas setiap {step} kg.',
    how_no_volume: 'Perkhidmatan ini mengenakan caj mengikut berat sahaja, dibundarkan ke atas setiap {step} kg.',
    same_card: 'Kedua-dua harga mengikut kad kadar versi {version} dan kadar cukai semasa label dibeli.',
    dispute: 'Dipertikaikan: {text}',
    decision: 'Keputusan Sampan: {text}',
    page: 'Halaman {page} daripada {pages}',
    states: {
      open: 'TERBUKA',
      disputed: 'DIPERTIKAIKAN',
      due: 'TERTUNGGAK',
      charged: 'DICAJ',
      credited: 'DIKREDITKAN',
      withdrawn: 'DITARIK BALIK',
      reversed: 'DIPULANGKAN',
    },
  },
  ph: {
    title: 'Adjustment sa presyo',
    for_company: 'Para kay',
    parcel: 'Parcel',
    courier: 'Courier',
    reference: 'Reference ng courier',
    opened: 'Binuksan',
    answer_by: 'Sumagot hanggang',
    weights: 'Mga timbang',
    declared: 'Idineklara',
    measured: 'Sinukat',
    actual: 'Timbang',
    sides: 'Laki',
    volume: 'Timbang ayon sa volume',
    chargeable: 'Timbang na sinisingil',
    prices: 'Presyo',
    before: 'Dati',
    after: 'Ngayon',
    difference: 'Pagkakaiba',
    shipping: 'Shipping fee',
    platform: 'Platform fee',
    cod: 'COD fee',
    insurance: 'Insurance',
    discount: 'Diskuwento',
    tax: '{name} {rate}%',
    price: 'Kabuuang presyo',
    total: 'Adjustment',
    how_volume:
      'Binibilang ang mas mabigat sa timbang at volume. Ang volume ay haba × lapad × taas sa cm na hinati sa {divisor}; ini-round up sa bawat {step} kg.',
    how_no_volume: 'Timbang lang ang sinisingil ng serbisyong ito, ini-round up sa bawat {step} kg.',
    same_card: 'Ang dalawang presyo ay ayon sa rate card version {version} at sa tax rate nang bilhin ang label.',
    dispute: 'Tinutulan: {text}',
    decision: 'Pasya ng Sampan: {text}',
    page: 'Pahina {page} ng {pages}',
    states: {
      open: 'BUKAS',
      disputed: 'TINUTULAN',
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
    answer_by: 'Jawab paling lambat',
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
    shipping: 'Biaya kirim',
    platform: 'Biaya platform',
    cod: 'Biaya COD',
    insurance: 'Asuransi',
    discount: 'Diskon',
    tax: '{name} {rate}%',
    price: 'Harga total',
    total: 'Penyesuaian',
    how_volume:
      'Yang dihitung adalah yang lebih besar antara berat dan volume. Volume adalah panjang × lebar × tinggi dalam cm dibagi {divisor}; hasilnya dibulatkan ke atas per {step} kg.',
    how_no_volume: 'Layanan ini menagih menurut berat saja, dibulatkan ke atas per {step} kg.',
    same_card: 'Kedua harga memakai kartu tarif versi {version} dan tarif pajak saat label dibeli.',
    dispute: 'Disanggah: {text}',
    decision: 'Keputusan Sampan: {text}',
    page: 'Halaman {page} dari {pages}',
    states: {
      open: 'TERBUKA',
      disputed: 'DISANGGAH',
      due: 'TERUTANG',
      charged: 'DITAGIH',
      credited: 'DIKREDITKAN',
      withdrawn: 'DITARIK',
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
    answer_by: 'Trả lời trước hết',
    weights: 'Trọng lượng',
    declared: 'Khai báo',
    measured: 'Đo được',
    actual: 'Trọng lượng',
    sides: 'Kích thước',
    volume: 'Trọng lượng quy đổi',
    chargeable: 'Trọng lượng tính phí',
    prices: 'Giá',
    before: 'Trước',
    after: 'Sau',
    difference: 'Chênh lệch',
    shipping: 'Phí vận chuyển',
    platform: 'Phí nền tảng',
    cod: 'Phí COD',
    insurance: 'Bảo hiểm',
    discount: 'Giảm giá',
    tax: '{name} {rate}%',
    price: 'Tổng giá',
    total: 'Điều chỉnh',
    how_volume:
      'Tính theo số lớn hơn giữa trọng lượng và thể tích. Thể tích là dài × rộng × cao (cm) chia cho {divisor}; kết quả làm tròn lên theo bước {step} kg.',
    how_no_volume: 'Dịch vụ này chỉ tính theo trọng lượng, làm tròn lên theo bước {step} kg.',
    same_card: 'Cả hai giá đều theo bảng giá phiên bản {version} và thuế suất lúc mua nhãn.',
    dispute: 'Khiếu nại: {text}',
    decision: 'Quyết định của Sampan: {text}',
    page: 'Trang {page} / {pages}',
    states: {
      open: 'ĐANG MỞ',
      disputed: 'KHIẾU NẠI',
      due: 'CÒN NỢ',
      charged: 'ĐÃ TRỪ',
      credited: 'ĐÃ HOÀN',
      withdrawn: 'ĐÃ RÚT',
      reversed: 'ĐÃ TRẢ LẠI',
    },
  },
};
