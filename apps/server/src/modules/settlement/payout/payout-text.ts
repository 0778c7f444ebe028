import type { PayoutFailure } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';

/** Sentences of the mails about payouts, with `{placeholders}`. */
export interface PayoutTexts extends Record<PayoutFailure, string> {
  code_subject: string;
  code: string;
  code_life: string;
  code_stranger: string;
  account_added_subject: string;
  account_added: string;
  account_removed_subject: string;
  account_removed: string;
  requested_subject: string;
  requested: string;
  cooling: string;
  needs_approval: string;
  paid_subject: string;
  paid: string;
  failed_subject: string;
  failed: string;
  failed_next: string;
  set_off: string;
  set_off_rest: string;
  returned_subject: string;
  returned: string;
  refused_subject: string;
  refused: string;
  stranger: string;
  open: string;
}

/** What people read. The console's messages are the browser's; the server writes to people in its own few sentences. */
export const PAYOUT_TEXTS: Record<Language, PayoutTexts> = {
  en: {
    account_not_found: 'the bank does not know this account',
    account_closed: 'the account is closed',
    name_mismatch: 'the name does not belong to this account',
    bank_refused: 'the bank refused it',
    owed: 'your company owes money after a lost dispute',
    code_subject: '{code} is your code for a payout',
    code: 'Type this code to confirm a payout or a payout account:',
    code_life: 'It works once, for 10 minutes. Nobody of Sampan will ever ask you for it.',
    code_stranger:
      'You are not paying anything out? Then type the code nowhere, and sign out everywhere in the settings.',
    account_added_subject: 'A payout account was added',
    account_added: '{account} was added to be paid out to. Nothing is paid to it before {usable_from}.',
    account_removed_subject: 'A payout account was removed',
    account_removed: '{account} was removed. Payouts that are already under way still arrive there.',
    requested_subject: 'Payout {number} of {amount} was requested',
    requested: 'A payout of {amount} to {account} was requested: {number}.',
    cooling: 'The account is new, so the money leaves on {not_before} at the earliest.',
    needs_approval: 'Because of its amount, somebody at Sampan looks at it first.',
    paid_subject: 'Payout {number} of {amount} was paid',
    paid: '{amount} was paid to {account}: {number}.',
    failed_subject: 'Payout {number} of {amount} did not arrive',
    failed: '{number} of {amount} to {account} did not arrive: {why}.',
    failed_next: 'The money is back in your payout balance. Nothing was lost.',
    set_off: '{set_off} of it was set off against what your company owed after a lost dispute.',
    set_off_rest: '{rest} is back in your payout balance.',
    returned_subject: 'Payout {number} of {amount} came back from the bank',
    returned: '{number} of {amount} to {account} was paid, and the bank has sent it back: {why}. {reason}',
    refused_subject: 'Payout {number} of {amount} was not approved',
    refused: '{number} of {amount} to {account} was not approved: {reason}',
    stranger: 'It was nobody of your company? Then cancel it now, change your password and write to us.',
    open: 'Open payouts',
  },
  my: {
    account_not_found: 'bank tidak mengenali akaun ini',
    account_closed: 'akaun ini telah ditutup',
    name_mismatch: 'nama tidak sepadan dengan akaun ini',
    bank_refused: 'bank menolaknya',
    owed: 'syarikat anda masih berhutang selepas pertikaian yang kalah',
    code_subject: '{code} ialah kod bayaran keluar anda',
    code: 'Taipkan kod ini untuk mengesahkan bayaran keluar atau akaun bayaran keluar:',
    code_life: 'Kod ini sah sekali sahaja, selama 10 minit. Tiada sesiapa daripada Sampan akan memintanya.',
    code_stranger:
      'Anda tidak membuat bayaran keluar? Jangan taip kod ini di mana-mana, dan log keluar di semua tempat melalui tetapan.',
    account_added_subject: 'Akaun bayaran keluar telah ditambah',
    account_added: '{account} ditambah untuk bayaran keluar. Tiada bayaran dibuat kepadanya sebelum {usable_from}.',
    account_removed_subject: 'Akaun bayaran keluar telah dibuang',
    account_removed: '{account} telah dibuang. Bayaran yang sedang diproses tetap akan sampai ke akaun itu.',
    requested_subject: 'Bayaran keluar {number} sebanyak {amount} diminta',
    requested: 'Bayaran keluar {amount} kepada {account} telah diminta: {number}.',
    cooling: 'Akaun ini baharu, jadi wang hanya dihantar paling awal pada {not_before}.',
    needs_approval: 'Kerana jumlahnya, seseorang di Sampan akan menyemaknya dahulu.',
    paid_subject: 'Bayaran keluar {number} sebanyak {amount} telah dibayar',
    paid: '{amount} telah dibayar kepada {account}: {number}.',
    failed_subject: 'Bayaran keluar {number} sebanyak {amount} tidak sampai',
    failed: '{number} sebanyak {amount} kepada {account} tidak sampai: {why}.',
    failed_next: 'Wang itu telah kembali ke baki bayaran keluar anda. Tiada apa-apa yang hilang.',
    set_off: '{set_off} daripadanya ditolak untuk hutang syarikat anda selepas pertikaian yang kalah.',
    set_off_rest: '{rest} telah kembali ke baki bayaran keluar anda.',
    returned_subject: 'Bayaran keluar {number} sebanyak {amount} dipulangkan oleh bank',
    returned: '{number} sebanyak {amount} kepada {account} telah dibayar, tetapi bank memulangkannya: {why}. {reason}',
    refused_subject: 'Bayaran keluar {number} sebanyak {amount} tidak diluluskan',
    refused: '{number} sebanyak {amount} kepada {account} tidak diluluskan: {reason}',
    stranger: 'Bukan sesiapa daripada syarikat anda? Batalkan sekarang, tukar kata laluan anda dan tulis kepada kami.',
    open: 'Buka bayaran keluar',
  },
  ph: {
    account_not_found: 'hindi kilala ng bangko ang account na ito',
    account_closed: 'sarado na ang account',
    name_mismatch: 'hindi tugma ang pangalan sa account na ito',
    bank_refused: 'tinanggihan ito ng bangko',
    owed: 'may utang pa ang kompanya mo mula sa natalong dispute',
    code_subject: '{code} ang code mo para sa payout',
    code: 'I-type ang code na ito para kumpirmahin ang payout o payout account:',
    code_life: 'Isang beses lang itong magagamit, sa loob ng 10 minuto. Walang taga-Sampan na hihingi nito sa iyo.',
    code_stranger:
      'Hindi ka nagpapa-payout? Huwag i-type ang code kahit saan, at mag-sign out sa lahat ng device sa settings.',
    account_added_subject: 'May idinagdag na payout account',
    account_added: 'Idinagdag ang {account} bilang payout account. Walang ipapadala rito bago ang {usable_from}.',
    account_removed_subject: 'May inalis na payout account',
    account_removed: 'Inalis ang {account}. Darating pa rin doon ang mga payout na nasa daan na.',
    requested_subject: 'Hiniling ang payout {number} na {amount}',
    requested: 'Hiniling ang payout na {amount} papunta sa {account}: {number}.',
    cooling: 'Bago ang account, kaya pinakamaagang ipapadala ang pera sa {not_before}.',
    needs_approval: 'Dahil sa halaga nito, titingnan muna ito ng isang taga-Sampan.',
    paid_subject: 'Naipadala na ang payout {number} na {amount}',
    paid: 'Naipadala ang {amount} sa {account}: {number}.',
    failed_subject: 'Hindi dumating ang payout {number} na {amount}',
    failed: 'Hindi dumating ang {number} na {amount} sa {account}: {why}.',
    failed_next: 'Bumalik na ang pera sa payout balance mo. Walang nawala.',
    set_off: 'Ibinawas ang {set_off} mula rito sa utang ng kompanya mo dahil sa natalong dispute.',
    set_off_rest: 'Bumalik na ang {rest} sa payout balance mo.',
    returned_subject: 'Ibinalik ng bangko ang payout {number} na {amount}',
    returned: 'Nabayaran na ang {number} na {amount} sa {account}, pero ibinalik ito ng bangko: {why}. {reason}',
    refused_subject: 'Hindi naaprubahan ang payout {number} na {amount}',
    refused: 'Hindi naaprubahan ang {number} na {amount} sa {account}: {reason}',
    stranger: 'Walang taga-kompanya mo ang gumawa nito? Kanselahin agad, palitan ang password mo, at sumulat sa amin.',
    open: 'Buksan ang mga payout',
  },
  id: {
    account_not_found: 'bank tidak mengenali rekening ini',
    account_closed: 'rekening ini sudah ditutup',
    name_mismatch: 'nama tidak sesuai dengan rekening ini',
    bank_refused: 'bank menolaknya',
    owed: 'perusahaan Anda masih berutang setelah sengketa kalah',
    code_subject: '{code} adalah kode pencairan Anda',
    code: 'Ketik kode ini untuk mengonfirmasi pencairan atau rekening pencairan:',
    code_life: 'Kode ini berlaku satu kali, selama 10 menit. Tidak ada pihak Sampan yang akan memintanya.',
    code_stranger:
      'Anda tidak sedang mencairkan dana? Jangan ketik kode ini di mana pun, dan keluar dari semua perangkat lewat pengaturan.',
    account_added_subject: 'Rekening pencairan ditambahkan',
    account_added: '{account} ditambahkan untuk pencairan. Tidak ada dana yang dikirim ke sana sebelum {usable_from}.',
    account_removed_subject: 'Rekening pencairan dihapus',
    account_removed: '{account} dihapus. Pencairan yang sedang berjalan tetap sampai ke sana.',
    requested_subject: 'Pencairan {number} sebesar {amount} diminta',
    requested: 'Pencairan {amount} ke {account} diminta: {number}.',
    cooling: 'Rekening ini baru, jadi dana dikirim paling cepat pada {not_before}.',
    needs_approval: 'Karena jumlahnya, seseorang di Sampan memeriksanya terlebih dahulu.',
    paid_subject: 'Pencairan {number} sebesar {amount} telah dibayar',
    paid: '{amount} telah dibayar ke {account}: {number}.',
    failed_subject: 'Pencairan {number} sebesar {amount} tidak sampai',
    failed: '{number} sebesar {amount} ke {account} tidak sampai: {why}.',
    failed_next: 'Dana sudah kembali ke saldo pencairan Anda. Tidak ada yang hilang.',
    set_off: '{set_off} darinya dipakai untuk membayar utang perusahaan Anda setelah sengketa kalah.',
    set_off_rest: '{rest} sudah kembali ke saldo pencairan Anda.',
    returned_subject: 'Pencairan {number} sebesar {amount} dikembalikan oleh bank',
    returned: '{number} sebesar {amount} ke {account} sudah dibayar, tetapi bank mengembalikannya: {why}. {reason}',
    refused_subject: 'Pencairan {number} sebesar {amount} tidak disetujui',
    refused: '{number} sebesar {amount} ke {account} tidak disetujui: {reason}',
    stranger: 'Bukan siapa pun dari perusahaan Anda? Batalkan sekarang, ganti kata sandi Anda, dan tulis kepada kami.',
    open: 'Buka pencairan',
  },
  vi: {
    account_not_found: 'ngân hàng không biết tài khoản này',
    account_closed: 'tài khoản đã đóng',
    name_mismatch: 'tên không khớp với tài khoản này',
    bank_refused: 'ngân hàng từ chối',
    owed: 'công ty của bạn còn nợ sau khiếu nại đã thua',
    code_subject: '{code} là mã rút tiền của bạn',
    code: 'Nhập mã này để xác nhận việc rút tiền hoặc tài khoản nhận tiền:',
    code_life: 'Mã dùng được một lần, trong 10 phút. Không ai của Sampan hỏi bạn mã này.',
    code_stranger: 'Bạn không rút tiền? Đừng nhập mã ở bất cứ đâu, và đăng xuất mọi nơi trong phần cài đặt.',
    account_added_subject: 'Một tài khoản nhận tiền đã được thêm',
    account_added: '{account} đã được thêm để nhận tiền. Không có khoản nào được chuyển đến đó trước {usable_from}.',
    account_removed_subject: 'Một tài khoản nhận tiền đã bị xoá',
    account_removed: '{account} đã bị xoá. Các khoản đang trên đường vẫn sẽ đến tài khoản đó.',
    requested_subject: 'Đã yêu cầu rút {amount}: {number}',
    requested: 'Đã yêu cầu rút {amount} về {account}: {number}.',
    cooling: 'Tài khoản này mới, nên tiền được chuyển sớm nhất vào {not_before}.',
    needs_approval: 'Vì số tiền lớn, nhân viên Sampan sẽ xem xét trước.',
    paid_subject: 'Đã chi trả {amount}: {number}',
    paid: '{amount} đã được chuyển đến {account}: {number}.',
    failed_subject: 'Khoản rút {number} trị giá {amount} không đến nơi',
    failed: '{number} trị giá {amount} đến {account} không đến nơi: {why}.',
    failed_next: 'Tiền đã trở lại số dư có thể rút của bạn. Không mất khoản nào.',
    set_off: '{set_off} trong số đó được bù trừ vào khoản công ty của bạn nợ sau khiếu nại đã thua.',
    set_off_rest: '{rest} đã trở lại số dư có thể rút của bạn.',
    returned_subject: 'Khoản rút {number} trị giá {amount} bị ngân hàng trả lại',
    returned:
      '{number} trị giá {amount} đến {account} đã được chi trả, nhưng ngân hàng đã gửi trả lại: {why}. {reason}',
    refused_subject: 'Khoản rút {number} trị giá {amount} không được duyệt',
    refused: '{number} trị giá {amount} đến {account} không được duyệt: {reason}',
    stranger: 'Không phải người của công ty bạn? Hãy huỷ ngay, đổi mật khẩu và viết thư cho chúng tôi.',
    open: 'Mở trang rút tiền',
  },
};
