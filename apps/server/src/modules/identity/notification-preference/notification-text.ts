import type { NotificationKind } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';

/** Sentences of the mails people choose, with `{placeholders}`, and of the page behind their last link. */
export interface NotificationTexts {
  confirmed_subject: string;
  confirmed: string;
  confirmed_next: string;
  problem_subject: string;
  problem: string;
  returned_subject: string;
  returned: string;
  lost_subject: string;
  lost: string;
  open: string;
  cod_subject: string;
  cod_settled: string;
  cod_open: string;
  referral_subject: string;
  referral: string;
  referral_friend: string;
  balance: string;
  adjustment_subject: string;
  adjustment: string;
  adjustment_by: string;
  adjustment_reminder_subject: string;
  adjustment_credit_subject: string;
  adjustment_credit: string;
  adjustment_open: string;
  unsubscribe: string;
  page_title: string;
  page_ask: string;
  page_button: string;
  page_done: string;
  page_back: string;
  page_invalid: string;
  kinds: Record<NotificationKind, string>;
}

/** The server writes to people in its own few sentences; the console's messages are the browser's. */
export const NOTIFICATION_TEXTS: Record<Language, NotificationTexts> = {
  en: {
    confirmed_subject: 'Address confirmed for parcel {number}',
    confirmed: 'The recipient of parcel {number} confirmed their delivery address.',
    confirmed_next: 'You can buy the label now.',
    problem_subject: 'Parcel {number} has a problem',
    problem: "There's a delivery problem with parcel {number}. Courier update: {said}",
    returned_subject: 'Parcel {number} was returned',
    returned: 'Parcel {number} was returned to you. Courier update: {said}',
    lost_subject: 'Parcel {number} is lost',
    lost: 'The courier reported parcel {number} as lost. Courier update: {said}',
    open: 'View parcel',
    cod_subject: 'Cash on delivery: {amount} settled',
    cod_settled: '{courier} handed over {amount} for {count} parcels. You can pay it out from {when}.',
    cod_open: 'View COD orders',
    referral_subject: 'You earned {amount} credit',
    referral: "{friend} shipped parcel number {ships}, so you've both earned {amount} credit.",
    referral_friend:
      'You shipped parcel number {ships}, so you and the friend who invited you have each earned {amount} credit.',
    balance: 'View balance',
    adjustment_subject: 'Weight adjustment of {amount} for parcel {number}',
    adjustment:
      'The courier weighed parcel {number} at {measured} kg instead of {declared} kg. This changes its price by {amount}.',
    adjustment_by: "Accept or dispute it by {day}. If you don't respond, we'll charge it to your wallet.",
    adjustment_reminder_subject: 'Respond by {day}: adjustment of {amount} for parcel {number}',
    adjustment_credit_subject: 'Credit of {amount} for parcel {number}',
    adjustment_credit:
      "The courier weighed parcel {number} at {measured} kg instead of {declared} kg. You paid {amount} too much, so we've refunded it to your wallet.",
    adjustment_open: 'View adjustment',
    unsubscribe: 'Unsubscribe from: {kind}',
    page_title: 'Emails',
    page_ask: 'Unsubscribe from: {kind}?',
    page_button: 'Unsubscribe',
    page_done: "You've unsubscribed from: {kind}.",
    page_back: 'You can turn these emails on again under Settings > Notifications.',
    page_invalid: 'This link is incomplete. Open it again from the email.',
    kinds: {
      sale: 'sales of your products',
      address_confirmed: 'address confirmations',
      parcel_problem: 'delivery problems',
      cod_settled: 'COD settlements',
      adjustment: 'weight adjustments',
      invoice: 'new and overdue invoices',
      referral: 'referral credit',
      low_balance: 'low balance and automatic top-up',
    },
  },
  my: {
    confirmed_subject: 'Alamat {number} telah disahkan',
    confirmed: 'Penerima bungkusan {number} telah mengesahkan alamat penghantaran.',
    confirmed_next: 'Anda boleh membeli label sekarang.',
    problem_subject: 'Bungkusan {number} perlu disemak',
    problem: 'Bungkusan {number} menghadapi masalah. Kata kurier: {said}',
    returned_subject: 'Bungkusan {number} telah dipulangkan',
    returned: 'Bungkusan {number} telah kembali kepada anda. Kata kurier: {said}',
    lost_subject: 'Bungkusan {number} hilang',
    lost: 'Kurier tidak dapat mencari bungkusan {number}. Kata kurier: {said}',
    open: 'Buka bungkusan',
    cod_subject: 'COD: {amount} telah diselesaikan',
    cod_settled:
      '{courier} telah menyerahkan {amount} bagi {count} bungkusan. Wang ini boleh dikeluarkan mulai {when}.',
    cod_open: 'Lihat pesanan COD',
    referral_subject: 'Anda memperoleh kredit {amount}',
    referral:
      '{friend} telah menghantar bungkusan ke-{ships}. Anda berdua mendapat kredit {amount} seperti dijanjikan.',
    referral_friend:
      'Anda telah menghantar bungkusan ke-{ships}. Anda dan rakan yang menjemput anda masing-masing mendapat kredit {amount}.',
    balance: 'Lihat baki anda',
    adjustment_subject: 'Bungkusan {number} lebih berat daripada yang diisytiharkan: {amount}',
    adjustment:
      'Kurier menimbang bungkusan {number} dan mendapati {measured} kg, bukan {declared} kg. Harganya berubah sebanyak {amount}.',
    adjustment_by:
      'Sila terima atau pertikaikan selewat-lewatnya {day}. Jika tiada jawapan, amaun itu akan ditolak daripada dompet anda.',
    adjustment_reminder_subject: 'Jawab selewat-lewatnya {day}: pelarasan {amount} untuk bungkusan {number}',
    adjustment_credit_subject: 'Kredit {amount} untuk bungkusan {number}',
    adjustment_credit:
      'Kurier menimbang bungkusan {number} dan mendapati {measured} kg, bukan {declared} kg. Anda terlebih bayar {amount}; amaun itu sudah dikembalikan ke dompet anda.',
    adjustment_open: 'Lihat pelarasan',
    unsubscribe: 'Hentikan e-mel tentang: {kind}',
    page_title: 'E-mel',
    page_ask: 'Hentikan e-mel tentang: {kind}?',
    page_button: 'Hentikan e-mel ini',
    page_done: 'Selesai. Anda tidak akan menerima e-mel lagi tentang: {kind}.',
    page_back: 'Anda boleh menghidupkannya semula dalam tetapan, di bawah Pemberitahuan.',
    page_invalid: 'Pautan ini tidak lengkap. Sila buka semula daripada e-mel.',
    kinds: {
      sale: 'jualan produk anda',
      address_confirmed: 'alamat yang disahkan',
      parcel_problem: 'bungkusan bermasalah',
      cod_settled: 'wang COD yang diselesaikan',
      adjustment: 'berat yang dibetulkan oleh kurier',
      invoice: 'invois yang dikeluarkan atau lewat tempoh',
      referral: 'kredit daripada rakan yang anda jemput',
      low_balance: 'baki rendah dan tambah nilai automatik',
    },
  },
  ph: {
    confirmed_subject: 'Nakumpirma na ang address ng {number}',
    confirmed: 'Kinumpirma na ng recipient ng parcel {number} ang delivery address.',
    confirmed_next: 'Puwede mo nang bilhin ang label.',
    problem_subject: 'Kailangang tingnan ang parcel {number}',
    problem: 'Nagkaproblema ang parcel {number}. Sabi ng courier: {said}',
    returned_subject: 'Naibalik ang parcel {number}',
    returned: 'Naibalik na sa iyo ang parcel {number}. Sabi ng courier: {said}',
    lost_subject: 'Nawawala ang parcel {number}',
    lost: 'Hindi mahanap ng courier ang parcel {number}. Sabi ng courier: {said}',
    open: 'Buksan ang parcel',
    cod_subject: 'Cash on delivery: na-settle na ang {amount}',
    cod_settled: 'Naibigay na ng {courier} ang {amount} para sa {count} parcel. Puwede na itong i-payout mula {when}.',
    cod_open: 'Tingnan ang mga COD order',
    referral_subject: 'Nakakuha ka ng {amount} na credit',
    referral: 'Naipadala na ng {friend} ang ika-{ships} nilang parcel. May {amount} na credit na kayong dalawa.',
    referral_friend:
      'Naipadala mo na ang ika-{ships} mong parcel. May tig-{amount} na credit na kayo ng kaibigang nag-imbita sa iyo.',
    balance: 'Tingnan ang balance mo',
    adjustment_subject: 'Mas mabigat ang parcel {number} kaysa idineklara: {amount}',
    adjustment:
      'Tinimbang ng courier ang parcel {number}: {measured} kg sa halip na {declared} kg. Nagbago ang presyo nito nang {amount}.',
    adjustment_by: 'Tanggapin o i-dispute ito hanggang {day}. Kung walang sagot, ibabawas ito sa wallet mo.',
    adjustment_reminder_subject: 'Sumagot hanggang {day}: adjustment na {amount} para sa parcel {number}',
    adjustment_credit_subject: 'Credit na {amount} para sa parcel {number}',
    adjustment_credit:
      'Tinimbang ng courier ang parcel {number}: {measured} kg sa halip na {declared} kg. Sobra ang binayad mo nang {amount}; ibinalik na ito sa wallet mo.',
    adjustment_open: 'Tingnan ang adjustment',
    unsubscribe: 'Itigil ang mga email tungkol sa: {kind}',
    page_title: 'Mga email',
    page_ask: 'Itigil ang mga email tungkol sa: {kind}?',
    page_button: 'Itigil ang mga email na ito',
    page_done: 'Tapos na. Wala ka nang matatanggap na email tungkol sa: {kind}.',
    page_back: 'Puwede mo itong i-on ulit sa settings, sa ilalim ng Mga notification.',
    page_invalid: 'Hindi kumpleto ang link na ito. Pakibuksan ulit mula sa email.',
    kinds: {
      sale: 'benta ng mga produkto mo',
      address_confirmed: 'mga nakumpirmang address',
      parcel_problem: 'mga parcel na may problema',
      cod_settled: 'na-settle na cash on delivery',
      adjustment: 'mga timbang na itinama ng courier',
      invoice: 'mga invoice na inisyu o overdue na',
      referral: 'credit mula sa mga inimbita mong kaibigan',
      low_balance: 'mababang balance at awtomatikong top-up',
    },
  },
  id: {
    confirmed_subject: 'Alamat {number} sudah dikonfirmasi',
    confirmed: 'Penerima paket {number} sudah mengonfirmasi alamat pengiriman.',
    confirmed_next: 'Anda bisa membeli labelnya sekarang.',
    problem_subject: 'Paket {number} perlu diperiksa',
    problem: 'Paket {number} mengalami kendala. Kata kurir: {said}',
    returned_subject: 'Paket {number} sudah dikembalikan',
    returned: 'Paket {number} sudah kembali kepada Anda. Kata kurir: {said}',
    lost_subject: 'Paket {number} hilang',
    lost: 'Kurir tidak dapat menemukan paket {number}. Kata kurir: {said}',
    open: 'Buka paket',
    cod_subject: 'COD: {amount} sudah disetorkan',
    cod_settled: '{courier} telah menyetorkan {amount} untuk {count} paket. Uang ini bisa dicairkan mulai {when}.',
    cod_open: 'Lihat pesanan COD',
    referral_subject: 'Anda mendapat kredit {amount}',
    referral: '{friend} sudah mengirim paket ke-{ships}. Anda berdua mendapat kredit {amount} sesuai janji.',
    referral_friend:
      'Anda sudah mengirim paket ke-{ships}. Anda dan teman yang mengundang Anda masing-masing mendapat kredit {amount}.',
    balance: 'Lihat saldo Anda',
    adjustment_subject: 'Paket {number} lebih berat dari yang dinyatakan: {amount}',
    adjustment:
      'Kurir menimbang paket {number} dan mendapati {measured} kg, bukan {declared} kg. Harganya berubah sebesar {amount}.',
    adjustment_by:
      'Mohon terima atau sanggah paling lambat {day}. Jika tidak ditanggapi, jumlah itu dipotong dari dompet Anda.',
    adjustment_reminder_subject: 'Tanggapi paling lambat {day}: penyesuaian {amount} untuk paket {number}',
    adjustment_credit_subject: 'Kredit {amount} untuk paket {number}',
    adjustment_credit:
      'Kurir menimbang paket {number} dan mendapati {measured} kg, bukan {declared} kg. Anda kelebihan membayar {amount}; jumlah itu sudah kembali ke dompet Anda.',
    adjustment_open: 'Lihat penyesuaian',
    unsubscribe: 'Hentikan email tentang: {kind}',
    page_title: 'Email',
    page_ask: 'Hentikan email tentang: {kind}?',
    page_button: 'Hentikan email ini',
    page_done: 'Selesai. Anda tidak akan menerima email lagi tentang: {kind}.',
    page_back: 'Anda bisa mengaktifkannya lagi di pengaturan, bagian Notifikasi.',
    page_invalid: 'Tautan ini tidak lengkap. Silakan buka lagi dari email.',
    kinds: {
      sale: 'penjualan produk Anda',
      address_confirmed: 'alamat yang dikonfirmasi',
      parcel_problem: 'paket bermasalah',
      cod_settled: 'uang COD yang disetorkan',
      adjustment: 'berat yang dikoreksi kurir',
      invoice: 'faktur yang diterbitkan atau lewat jatuh tempo',
      referral: 'kredit dari teman yang Anda undang',
      low_balance: 'saldo rendah dan isi saldo otomatis',
    },
  },
  vi: {
    confirmed_subject: 'Địa chỉ của {number} đã được xác nhận',
    confirmed: 'Người nhận kiện hàng {number} đã xác nhận địa chỉ giao hàng.',
    confirmed_next: 'Bạn có thể mua nhãn ngay bây giờ.',
    problem_subject: 'Kiện hàng {number} cần được kiểm tra',
    problem: 'Kiện hàng {number} gặp sự cố. Hãng vận chuyển cho biết: {said}',
    returned_subject: 'Kiện hàng {number} đã bị trả lại',
    returned: 'Kiện hàng {number} đã trở về với bạn. Hãng vận chuyển cho biết: {said}',
    lost_subject: 'Kiện hàng {number} bị thất lạc',
    lost: 'Hãng vận chuyển không tìm thấy kiện hàng {number}. Hãng cho biết: {said}',
    open: 'Mở kiện hàng',
    cod_subject: 'Tiền thu hộ: đã đối soát {amount}',
    cod_settled: '{courier} đã bàn giao {amount} cho {count} kiện hàng. Có thể rút số tiền này từ {when}.',
    cod_open: 'Xem đơn COD',
    referral_subject: 'Bạn nhận được {amount} tiền thưởng',
    referral: '{friend} đã gửi kiện hàng thứ {ships}. Cả hai đều nhận được {amount} tiền thưởng như đã hứa.',
    referral_friend: 'Bạn đã gửi kiện hàng thứ {ships}. Bạn và người đã mời bạn mỗi bên nhận {amount} tiền thưởng.',
    balance: 'Xem số dư',
    adjustment_subject: 'Kiện hàng {number} nặng hơn khai báo: {amount}',
    adjustment:
      'Hãng vận chuyển cân kiện hàng {number} được {measured} kg thay vì {declared} kg. Giá thay đổi {amount}.',
    adjustment_by:
      'Vui lòng chấp nhận hoặc khiếu nại chậm nhất ngày {day}. Nếu không trả lời, số tiền sẽ được trừ vào ví của bạn.',
    adjustment_reminder_subject: 'Trả lời chậm nhất ngày {day}: điều chỉnh {amount} cho kiện hàng {number}',
    adjustment_credit_subject: 'Hoàn {amount} cho kiện hàng {number}',
    adjustment_credit:
      'Hãng vận chuyển cân kiện hàng {number} được {measured} kg thay vì {declared} kg. Bạn đã trả dư {amount}; số tiền đã về ví của bạn.',
    adjustment_open: 'Xem khoản điều chỉnh',
    unsubscribe: 'Ngừng nhận email về: {kind}',
    page_title: 'Email',
    page_ask: 'Ngừng nhận email về: {kind}?',
    page_button: 'Ngừng nhận các email này',
    page_done: 'Xong. Bạn sẽ không nhận email nữa về: {kind}.',
    page_back: 'Bạn có thể bật lại trong phần cài đặt, mục Thông báo.',
    page_invalid: 'Liên kết này chưa đầy đủ. Vui lòng mở lại từ email.',
    kinds: {
      sale: 'sản phẩm bán được',
      address_confirmed: 'địa chỉ đã xác nhận',
      parcel_problem: 'kiện hàng gặp sự cố',
      cod_settled: 'tiền thu hộ đã đối soát',
      adjustment: 'cân nặng do hãng vận chuyển điều chỉnh',
      invoice: 'hóa đơn mới hoặc quá hạn',
      referral: 'tiền thưởng từ bạn bè được mời',
      low_balance: 'số dư thấp và nạp tiền tự động',
    },
  },
};

/** A sentence with its facts. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}
