import type { AutoStopReason } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';

export type BalanceSentence =
  | 'low_subject'
  | 'low'
  | 'top_up'
  | 'settings'
  | 'charged_subject'
  | 'charged'
  | 'stopped_subject'
  | 'stopped'
  | 'capped_subject'
  | 'capped'
  | 'expiring_subject'
  | 'expiring'
  | 'expiring_next'
  | 'cards'
  | 'dispute_subject'
  | 'dispute_open'
  | 'dispute_won'
  | 'dispute_lost'
  | 'dispute_owed'
  | 'history'
  | AutoStopReason;

/** Sentences of the mails about a low balance and automatic top-up, with `{placeholders}`. */
export const BALANCE_TEXTS: Record<Language, Record<BalanceSentence, string>> = {
  en: {
    low_subject: 'Your balance is low',
    low: 'Your Sampan balance is {balance}. You asked to be told below {threshold}.',
    top_up: 'Top up',
    settings: 'Open the settings',
    charged_subject: 'Your balance was topped up automatically',
    charged: 'We charged {amount} to your card ending in {last4}, because your balance fell below your threshold.',
    stopped_subject: 'Automatic top-up has stopped',
    stopped: 'Nothing was charged. Automatic top-up stays off until you turn it on again.',
    capped_subject: 'Automatic top-up has reached its monthly cap',
    capped: 'Your cap of {cap} for this month is reached. Nothing more is charged automatically until next month.',
    expiring_subject: 'Your card ending in {last4} expires this month',
    expiring: 'Automatic top-up charges your card ending in {last4}, which expires in {month}.',
    expiring_next: 'Add another card and make it the default, so that your balance is still topped up next month.',
    cards: 'Open payment methods',
    card_declined: 'Your bank declined the card.',
    insufficient_funds: 'There is not enough money on the card.',
    challenge_failed: 'Your bank wants you to confirm the payment yourself.',
    no_card: 'There is no card that could be charged.',
    disputed: 'A bank asked for a top-up back.',
    dispute_subject: 'A bank disputes your top-up {number}',
    dispute_open:
      'The payer’s bank asks for {amount} of your top-up {number} back. What your balance has of it is set aside until the bank has decided. If you do not know why, ask the bank of the card or account it was paid from.',
    dispute_won:
      'The bank decided for you: what was set aside of the {amount} of top-up {number} is in your balance again.',
    dispute_lost: 'The bank gave the {amount} of top-up {number} back to the payer.',
    dispute_owed:
      '{owed} of it was spent before, and your company owes it: it is taken from what becomes payable to you next.',
    history: 'Open the history',
  },
  my: {
    low_subject: 'Baki anda rendah',
    low: 'Baki Sampan anda ialah {balance}. Anda meminta untuk dimaklumkan apabila di bawah {threshold}.',
    top_up: 'Tambah nilai',
    settings: 'Buka tetapan',
    charged_subject: 'Baki anda ditambah secara automatik',
    charged:
      'Kami mengenakan caj {amount} pada kad anda yang berakhir {last4}, kerana baki anda jatuh di bawah had anda.',
    stopped_subject: 'Tambah nilai automatik telah berhenti',
    stopped: 'Tiada caj dikenakan. Tambah nilai automatik kekal dimatikan sehingga anda menghidupkannya semula.',
    capped_subject: 'Tambah nilai automatik telah mencapai had bulanan',
    capped: 'Had {cap} untuk bulan ini telah dicapai. Tiada lagi caj automatik sehingga bulan depan.',
    expiring_subject: 'Kad anda yang berakhir {last4} tamat tempoh bulan ini',
    expiring:
      'Tambah nilai automatik mengenakan caj pada kad anda yang berakhir {last4}, yang tamat tempoh pada {month}.',
    expiring_next: 'Tambah kad lain dan jadikannya lalai supaya baki anda terus ditambah bulan depan.',
    cards: 'Buka kaedah pembayaran',
    card_declined: 'Bank anda menolak kad itu.',
    insufficient_funds: 'Baki dalam kad itu tidak mencukupi.',
    challenge_failed: 'Bank anda mahu anda mengesahkan pembayaran itu sendiri.',
    no_card: 'Tiada kad yang boleh dicaj.',
    disputed: 'Bank menuntut tambah nilai dikembalikan.',
    dispute_subject: 'Bank mempertikaikan tambah nilai {number} anda',
    dispute_open:
      'Bank pembayar menuntut {amount} daripada tambah nilai {number} anda dikembalikan. Bahagian yang masih ada dalam baki anda diasingkan sehingga bank membuat keputusan. Jika anda tidak tahu sebabnya, tanya bank bagi kad atau akaun yang digunakan.',
    dispute_won:
      'Bank memihak kepada anda: wang yang diasingkan daripada {amount} bagi tambah nilai {number} berada dalam baki anda semula.',
    dispute_lost: 'Bank telah mengembalikan {amount} bagi tambah nilai {number} kepada pembayar.',
    dispute_owed:
      '{owed} daripadanya telah dibelanjakan dan terhutang oleh syarikat anda: jumlah itu ditolak daripada wang yang boleh dibayar kepada anda seterusnya.',
    history: 'Buka sejarah',
  },
  ph: {
    low_subject: 'Mababa na ang balanse mo',
    low: 'Ang balanse mo sa Sampan ay {balance}. Hiniling mong masabihan kapag mas mababa sa {threshold}.',
    top_up: 'Mag-top up',
    settings: 'Buksan ang settings',
    charged_subject: 'Awtomatikong nadagdagan ang balanse mo',
    charged:
      'Siningil namin ng {amount} ang card mong nagtatapos sa {last4}, dahil bumaba ang balanse mo sa itinakda mo.',
    stopped_subject: 'Huminto ang awtomatikong top-up',
    stopped: 'Walang siningil. Mananatiling patay ang awtomatikong top-up hanggang buksan mo itong muli.',
    capped_subject: 'Naabot ng awtomatikong top-up ang buwanang limitasyon',
    capped:
      'Naabot na ang limitasyon mong {cap} para sa buwang ito. Wala nang awtomatikong sisingilin hanggang sa susunod na buwan.',
    expiring_subject: 'Mag-e-expire ngayong buwan ang card mong nagtatapos sa {last4}',
    expiring: 'Sinisingil ng awtomatikong top-up ang card mong nagtatapos sa {last4}, na mag-e-expire sa {month}.',
    expiring_next:
      'Magdagdag ng ibang card at gawin itong default para madagdagan pa rin ang balanse mo sa susunod na buwan.',
    cards: 'Buksan ang mga paraan ng pagbabayad',
    card_declined: 'Tinanggihan ng bangko mo ang card.',
    insufficient_funds: 'Kulang ang pera sa card.',
    challenge_failed: 'Gusto ng bangko mo na ikaw mismo ang magkumpirma ng bayad.',
    no_card: 'Walang card na masisingil.',
    disputed: 'Hiningi ng bangko na ibalik ang isang top-up.',
    dispute_subject: 'Kinukuwestiyon ng bangko ang top-up mong {number}',
    dispute_open:
      'Hinihingi ng bangko ng nagbayad na ibalik ang {amount} ng top-up mong {number}. Itinabi muna ang natitira nito sa balanse mo hanggang magpasya ang bangko. Kung hindi mo alam ang dahilan, itanong sa bangko ng card o account na pinambayad.',
    dispute_won: 'Pumabor sa iyo ang bangko: nasa balanse mo na ulit ang itinabi mula sa {amount} ng top-up {number}.',
    dispute_lost: 'Ibinalik ng bangko sa nagbayad ang {amount} ng top-up {number}.',
    dispute_owed:
      'Nagastos na ang {owed} nito at utang ito ng kumpanya mo: ibabawas ito sa susunod na puwede nang i-payout sa iyo.',
    history: 'Buksan ang history',
  },
  id: {
    low_subject: 'Saldo Anda rendah',
    low: 'Saldo Sampan Anda {balance}. Anda minta diberi tahu jika di bawah {threshold}.',
    top_up: 'Isi ulang',
    settings: 'Buka pengaturan',
    charged_subject: 'Saldo Anda diisi ulang otomatis',
    charged: 'Kami menagih {amount} ke kartu Anda yang berakhiran {last4}, karena saldo turun di bawah batas Anda.',
    stopped_subject: 'Isi ulang otomatis berhenti',
    stopped: 'Tidak ada yang ditagih. Isi ulang otomatis tetap mati sampai Anda menyalakannya lagi.',
    capped_subject: 'Isi ulang otomatis mencapai batas bulanan',
    capped: 'Batas {cap} untuk bulan ini sudah tercapai. Tidak ada lagi tagihan otomatis sampai bulan depan.',
    expiring_subject: 'Kartu Anda yang berakhiran {last4} kedaluwarsa bulan ini',
    expiring: 'Isi ulang otomatis menagih kartu Anda yang berakhiran {last4}, yang kedaluwarsa pada {month}.',
    expiring_next: 'Tambahkan kartu lain dan jadikan utama agar saldo tetap terisi bulan depan.',
    cards: 'Buka metode pembayaran',
    card_declined: 'Bank Anda menolak kartu itu.',
    insufficient_funds: 'Dana di kartu itu tidak cukup.',
    challenge_failed: 'Bank Anda ingin Anda sendiri yang mengonfirmasi pembayaran.',
    no_card: 'Tidak ada kartu yang bisa ditagih.',
    disputed: 'Bank meminta isi ulang dikembalikan.',
    dispute_subject: 'Bank menyanggah isi ulang {number} Anda',
    dispute_open:
      'Bank pembayar meminta {amount} dari isi ulang {number} Anda dikembalikan. Bagian yang masih ada di saldo Anda disisihkan sampai bank memutuskan. Jika Anda tidak tahu alasannya, tanyakan ke bank kartu atau rekening yang dipakai membayar.',
    dispute_won: 'Bank memenangkan Anda: yang disisihkan dari {amount} isi ulang {number} kembali ada di saldo Anda.',
    dispute_lost: 'Bank mengembalikan {amount} dari isi ulang {number} kepada pembayar.',
    dispute_owed:
      '{owed} di antaranya sudah terpakai dan menjadi utang perusahaan Anda: jumlah itu dipotong dari dana berikutnya yang dapat dicairkan kepada Anda.',
    history: 'Buka riwayat',
  },
  vi: {
    low_subject: 'Số dư của bạn thấp',
    low: 'Số dư Sampan của bạn là {balance}. Bạn muốn được báo khi dưới {threshold}.',
    top_up: 'Nạp tiền',
    settings: 'Mở cài đặt',
    charged_subject: 'Số dư của bạn đã được nạp tự động',
    charged: 'Chúng tôi đã trừ {amount} từ thẻ có số cuối {last4}, vì số dư xuống dưới mức bạn đặt.',
    stopped_subject: 'Nạp tiền tự động đã dừng',
    stopped: 'Bạn chưa bị trừ tiền. Nạp tiền tự động sẽ tắt cho đến khi bạn bật lại.',
    capped_subject: 'Nạp tiền tự động đã đạt hạn mức tháng',
    capped: 'Hạn mức {cap} của tháng này đã hết. Sẽ không có khoản trừ tự động nào cho đến tháng sau.',
    expiring_subject: 'Thẻ có số cuối {last4} của bạn hết hạn trong tháng này',
    expiring: 'Nạp tiền tự động trừ từ thẻ có số cuối {last4}, thẻ này hết hạn vào {month}.',
    expiring_next: 'Hãy thêm thẻ khác và đặt làm mặc định để số dư vẫn được nạp trong tháng sau.',
    cards: 'Mở phương thức thanh toán',
    card_declined: 'Ngân hàng đã từ chối thẻ.',
    insufficient_funds: 'Thẻ không đủ tiền.',
    challenge_failed: 'Ngân hàng muốn chính bạn xác nhận khoản thanh toán.',
    no_card: 'Không có thẻ nào để trừ tiền.',
    disputed: 'Ngân hàng đòi lại một khoản nạp.',
    dispute_subject: 'Ngân hàng khiếu nại khoản nạp {number} của bạn',
    dispute_open:
      'Ngân hàng của người trả đòi lại {amount} của khoản nạp {number}. Phần còn trong số dư của bạn được giữ riêng đến khi ngân hàng quyết định. Nếu bạn không biết lý do, hãy hỏi ngân hàng của thẻ hoặc tài khoản đã dùng để trả.',
    dispute_won:
      'Ngân hàng quyết định có lợi cho bạn: phần được giữ riêng của {amount} thuộc khoản nạp {number} đã trở lại số dư.',
    dispute_lost: 'Ngân hàng đã hoàn {amount} của khoản nạp {number} cho người trả.',
    dispute_owed:
      '{owed} trong đó đã được dùng nên công ty bạn còn nợ: khoản này được trừ vào số tiền có thể rút tiếp theo.',
    history: 'Mở lịch sử',
  },
};
