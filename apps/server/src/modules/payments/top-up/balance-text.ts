import type { AutoStopReason } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { topUp } from '@sampan/messages/en/top-up';
import { balance } from '@sampan/messages/en/balance';

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
    low_subject: topUp['top_up.low_title'],
    low: 'Your Sampan balance is {balance}, below your alert threshold of {threshold}.',
    top_up: 'Top up',
    settings: 'Open settings',
    charged_subject: 'Your balance was topped up automatically',
    charged: 'Your balance dropped below your threshold, so we charged {amount} to your card ending in {last4}.',
    stopped_subject: balance['balance.stopped'],
    stopped: "You haven't been charged. Automatic top-up stays off until you turn it on again.",
    capped_subject: 'Automatic top-up has reached its monthly limit',
    capped:
      "You've reached your limit of {cap} for this month. We won't charge your card automatically again until next month.",
    expiring_subject: 'Your card ending in {last4} expires this month',
    expiring: 'Your card ending in {last4}, used for automatic top-up, expires in {month}.',
    expiring_next: 'Add another card and set it as default to keep automatic top-up working next month.',
    cards: 'View payment methods',
    card_declined: 'Your bank declined the card.',
    insufficient_funds: 'The card has insufficient funds.',
    challenge_failed: 'Your bank needs you to approve the payment.',
    no_card: "There's no card to charge.",
    disputed: 'A bank disputed a top-up.',
    dispute_subject: 'Dispute on your top-up {number}',
    dispute_open:
      "The payer's bank has disputed {amount} of your top-up {number}. We've put the amount still in your balance on hold until the bank decides. If you don't know why, contact the bank that made the payment.",
    dispute_won: 'You won the dispute. The amount held for {amount} of top-up {number} is back in your balance.',
    dispute_lost: 'You lost the dispute. The bank returned {amount} of top-up {number} to the payer.',
    dispute_owed:
      "You'd already spent {owed} of it, so your company owes this amount. We'll deduct it from your next available funds.",
    history: 'View transactions',
  },
  my: {
    low_subject: 'Baki anda rendah',
    low: 'Baki Sampan anda ialah {balance}. Anda meminta dimaklumkan apabila baki di bawah {threshold}.',
    top_up: 'Tambah nilai',
    settings: 'Buka tetapan',
    charged_subject: 'Baki anda ditambah secara automatik',
    charged:
      'Kami mengenakan caj {amount} pada kad anda yang berakhir dengan {last4}, kerana baki anda jatuh di bawah paras minimum anda.',
    stopped_subject: 'Tambah nilai automatik telah berhenti',
    stopped: 'Tiada caj dikenakan. Tambah nilai automatik kekal dimatikan sehingga anda menghidupkannya semula.',
    capped_subject: 'Tambah nilai automatik telah mencapai had bulanan',
    capped: 'Had {cap} untuk bulan ini telah dicapai. Tiada lagi caj automatik sehingga bulan depan.',
    expiring_subject: 'Kad anda yang berakhir dengan {last4} tamat tempoh bulan ini',
    expiring:
      'Tambah nilai automatik mengenakan caj pada kad anda yang berakhir dengan {last4}, yang tamat tempoh pada {month}.',
    expiring_next: 'Tambah kad lain dan jadikannya lalai supaya baki anda terus ditambah bulan depan.',
    cards: 'Buka kaedah pembayaran',
    card_declined: 'Bank anda menolak kad itu.',
    insufficient_funds: 'Wang dalam kad itu tidak mencukupi.',
    challenge_failed: 'Bank anda meminta anda mengesahkan pembayaran itu sendiri.',
    no_card: 'Tiada kad yang boleh dicaj.',
    disputed: 'Bank menuntut wang tambah nilai dikembalikan.',
    dispute_subject: 'Bank mempertikaikan tambah nilai {number} anda',
    dispute_open:
      'Bank pembayar menuntut {amount} daripada tambah nilai {number} anda dikembalikan. Bahagian yang masih ada dalam baki anda diasingkan sehingga bank membuat keputusan. Jika anda tidak tahu sebabnya, tanya bank bagi kad atau akaun yang digunakan.',
    dispute_won:
      'Bank memihak kepada anda: wang yang diasingkan daripada {amount} bagi tambah nilai {number} berada dalam baki anda semula.',
    dispute_lost: 'Bank telah mengembalikan {amount} bagi tambah nilai {number} kepada pembayar.',
    dispute_owed:
      '{owed} daripadanya telah dibelanjakan dan terhutang oleh syarikat anda: amaun itu ditolak daripada wang seterusnya yang boleh dikeluarkan.',
    history: 'Buka sejarah',
  },
  ph: {
    low_subject: 'Mababa na ang balance mo',
    low: 'Ang balance mo sa Sampan ay {balance}. Hiniling mong maabisuhan kapag mas mababa sa {threshold}.',
    top_up: 'Mag-top up',
    settings: 'Buksan ang settings',
    charged_subject: 'Awtomatikong nadagdagan ang balance mo',
    charged:
      'Siningil namin ng {amount} ang card mong nagtatapos sa {last4}, dahil bumaba ang balance mo sa itinakda mo.',
    stopped_subject: 'Huminto ang awtomatikong top-up',
    stopped: 'Walang siningil. Mananatiling naka-off ang awtomatikong top-up hanggang i-on mo ulit ito.',
    capped_subject: 'Naabot ng awtomatikong top-up ang buwanang limit',
    capped:
      'Naabot na ang limit mong {cap} para sa buwang ito. Wala nang awtomatikong sisingilin hanggang sa susunod na buwan.',
    expiring_subject: 'Mag-e-expire ngayong buwan ang card mong nagtatapos sa {last4}',
    expiring: 'Sinisingil ng awtomatikong top-up ang card mong nagtatapos sa {last4}, na mag-e-expire sa {month}.',
    expiring_next:
      'Magdagdag ng ibang card at gawin itong default para madagdagan pa rin ang balance mo sa susunod na buwan.',
    cards: 'Buksan ang mga payment method',
    card_declined: 'Tinanggihan ng bangko mo ang card.',
    insufficient_funds: 'Kulang ang pera sa card.',
    challenge_failed: 'Gusto ng bangko mo na ikaw mismo ang magkumpirma ng bayad.',
    no_card: 'Walang card na masisingil.',
    disputed: 'Hiningi ng bangko na ibalik ang isang top-up.',
    dispute_subject: 'Dini-dispute ng bangko ang top-up mong {number}',
    dispute_open:
      'Hinihingi ng bangko ng nagbayad na ibalik ang {amount} ng top-up mong {number}. Itinabi muna ang natitira nito sa balance mo hanggang magpasya ang bangko. Kung hindi mo alam ang dahilan, itanong sa bangko ng card o account na pinambayad.',
    dispute_won: 'Pumabor sa iyo ang bangko: nasa balance mo na ulit ang itinabi mula sa {amount} ng top-up {number}.',
    dispute_lost: 'Ibinalik ng bangko sa nagbayad ang {amount} ng top-up {number}.',
    dispute_owed:
      'Nagastos na ang {owed} nito at utang ito ng kumpanya mo: ibabawas ito sa susunod na puwede nang i-payout sa iyo.',
    history: 'Buksan ang Transaction History',
  },
  id: {
    low_subject: 'Saldo Anda rendah',
    low: 'Saldo Sampan Anda {balance}. Anda minta diberi tahu jika saldo di bawah {threshold}.',
    top_up: 'Isi saldo',
    settings: 'Buka pengaturan',
    charged_subject: 'Saldo Anda diisi secara otomatis',
    charged:
      'Kami menagih {amount} ke kartu Anda yang berakhiran {last4}, karena saldo turun di bawah batas minimum Anda.',
    stopped_subject: 'Isi saldo otomatis berhenti',
    stopped: 'Dana Anda tidak terpotong. Isi saldo otomatis tetap nonaktif sampai Anda mengaktifkannya lagi.',
    capped_subject: 'Isi saldo otomatis mencapai batas bulanan',
    capped: 'Batas {cap} untuk bulan ini sudah tercapai. Tidak ada lagi tagihan otomatis sampai bulan depan.',
    expiring_subject: 'Kartu Anda yang berakhiran {last4} kedaluwarsa bulan ini',
    expiring: 'Isi saldo otomatis menagih kartu Anda yang berakhiran {last4}, yang kedaluwarsa pada {month}.',
    expiring_next: 'Tambahkan kartu lain dan jadikan utama agar saldo tetap terisi bulan depan.',
    cards: 'Buka metode pembayaran',
    card_declined: 'Bank Anda menolak kartu itu.',
    insufficient_funds: 'Dana di kartu itu tidak cukup.',
    challenge_failed: 'Bank Anda meminta Anda sendiri yang mengonfirmasi pembayaran.',
    no_card: 'Tidak ada kartu yang bisa ditagih.',
    disputed: 'Bank meminta dana isi saldo dikembalikan.',
    dispute_subject: 'Bank menyengketakan isi saldo {number} Anda',
    dispute_open:
      'Bank pembayar meminta {amount} dari isi saldo {number} Anda dikembalikan. Bagian yang masih ada di saldo Anda disisihkan sampai bank memutuskan. Jika Anda tidak tahu alasannya, tanyakan ke bank kartu atau rekening yang dipakai membayar.',
    dispute_won:
      'Bank memutuskan untuk Anda: dana yang disisihkan dari {amount} isi saldo {number} sudah kembali ke saldo Anda.',
    dispute_lost: 'Bank mengembalikan {amount} dari isi saldo {number} kepada pembayar.',
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
    history: 'Mở lịch sử giao dịch',
  },
};
