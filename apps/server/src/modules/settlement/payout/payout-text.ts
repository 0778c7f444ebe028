import type { PayoutFailure } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { payout } from '@sampan/messages/en/payout';
import { mail } from '@sampan/messages/en/mail';

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
    account_not_found: "the bank couldn't find this account",
    account_closed: 'the account is closed',
    name_mismatch: "the name doesn't match this account",
    bank_refused: 'the bank rejected the payout',
    owed: 'your company owes money after a lost dispute',
    code_subject: '{code} is your payout code',
    code: 'Enter this code to confirm your payout or payout account:',
    code_life: mail['mail.code_life'],
    code_stranger: "Not requesting a payout? Don't share this code. Sign out all other devices in your settings.",
    account_added_subject: 'A payout account was added',
    account_added: '{account} was added as a payout account. It can receive payouts from {usable_from}.',
    account_removed_subject: 'A payout account was removed',
    account_removed: '{account} was removed. Payouts already on the way will still arrive.',
    requested_subject: 'Payout {number} of {amount} was requested',
    requested: 'A payout of {amount} to {account} was requested: {number}.',
    cooling: 'This is a new account, so the money will be sent on {not_before} at the earliest.',
    needs_approval: 'Because of the amount, Sampan will review this payout first.',
    paid_subject: 'Payout {number} of {amount} was paid',
    paid: '{amount} was paid to {account}: {number}.',
    failed_subject: 'Payout {number} of {amount} failed',
    failed: 'Payout {number} of {amount} to {account} failed: {why}.',
    failed_next: payout['payout.money_back'],
    set_off: '{set_off} of it was used to repay what your company owed after a lost dispute.',
    set_off_rest: '{rest} has been returned to your payout balance.',
    returned_subject: 'Payout {number} of {amount} was returned by the bank',
    returned: 'Payout {number} of {amount} to {account} was paid, but the bank returned it: {why}. {reason}',
    refused_subject: 'Payout {number} of {amount} was not approved',
    refused: 'Payout {number} of {amount} to {account} was not approved: {reason}',
    stranger: 'Not requested by your company? Cancel it now, change your password and contact us.',
    open: 'View payouts',
  },
  my: {
    account_not_found: 'bank tidak mengenali akaun ini',
    account_closed: 'akaun ini telah ditutup',
    name_mismatch: 'nama tidak sepadan dengan akaun ini',
    bank_refused: 'bank menolaknya',
    owed: 'syarikat anda masih berhutang selepas kalah dalam pertikaian',
    code_subject: '{code} ialah kod pengeluaran anda',
    code: 'Taipkan kod ini untuk mengesahkan pengeluaran atau akaun pengeluaran:',
    code_life: 'Kod ini hanya boleh digunakan sekali dan sah selama 10 minit. Pihak Sampan tidak akan memintanya.',
    code_stranger:
      'Anda tidak membuat pengeluaran? Jangan taip kod ini di mana-mana, dan log keluar di semua peranti melalui tetapan.',
    account_added_subject: 'Akaun pengeluaran telah ditambah',
    account_added: '{account} ditambah untuk pengeluaran. Tiada bayaran dibuat kepadanya sebelum {usable_from}.',
    account_removed_subject: 'Akaun pengeluaran telah dibuang',
    account_removed: '{account} telah dibuang. Pengeluaran yang sedang diproses tetap akan sampai ke akaun itu.',
    requested_subject: 'Pengeluaran {number} sebanyak {amount} dimohon',
    requested: 'Pengeluaran {amount} kepada {account} telah dimohon: {number}.',
    cooling: 'Akaun ini baharu, jadi wang hanya dihantar paling awal pada {not_before}.',
    needs_approval: 'Kerana amaunnya, seseorang di Sampan akan menyemaknya dahulu.',
    paid_subject: 'Pengeluaran {number} sebanyak {amount} telah dibayar',
    paid: '{amount} telah dibayar kepada {account}: {number}.',
    failed_subject: 'Pengeluaran {number} sebanyak {amount} tidak sampai',
    failed: '{number} sebanyak {amount} kepada {account} tidak sampai: {why}.',
    failed_next: 'Wang itu telah kembali ke baki pengeluaran anda. Tiada wang yang hilang.',
    set_off: '{set_off} daripadanya digunakan untuk menjelaskan hutang syarikat anda selepas kalah dalam pertikaian.',
    set_off_rest: '{rest} telah kembali ke baki pengeluaran anda.',
    returned_subject: 'Pengeluaran {number} sebanyak {amount} dipulangkan oleh bank',
    returned: '{number} sebanyak {amount} kepada {account} telah dibayar, tetapi bank memulangkannya: {why}. {reason}',
    refused_subject: 'Pengeluaran {number} sebanyak {amount} tidak diluluskan',
    refused: '{number} sebanyak {amount} kepada {account} tidak diluluskan: {reason}',
    stranger: 'Bukan orang daripada syarikat anda? Batalkan sekarang, tukar kata laluan anda dan hubungi kami.',
    open: 'Buka pengeluaran',
  },
  ph: {
    account_not_found: 'hindi mahanap ng bangko ang account na ito',
    account_closed: 'sarado na ang account',
    name_mismatch: 'hindi tugma ang pangalan sa account na ito',
    bank_refused: 'tinanggihan ito ng bangko',
    owed: 'may utang pa ang kumpanya mo mula sa natalong dispute',
    code_subject: '{code} ang code mo para sa payout',
    code: 'I-type ang code na ito para kumpirmahin ang payout o payout account:',
    code_life: 'Isang beses lang itong magagamit, sa loob ng 10 minuto. Walang taga-Sampan na hihingi nito sa iyo.',
    code_stranger:
      'Hindi ka nagpapa-payout? Huwag i-type ang code kahit saan, at mag-sign out sa lahat ng device sa settings.',
    account_added_subject: 'May idinagdag na payout account',
    account_added: 'Idinagdag ang {account} bilang payout account. Walang ipapadala rito bago ang {usable_from}.',
    account_removed_subject: 'May inalis na payout account',
    account_removed: 'Inalis ang {account}. Darating pa rin doon ang mga payout na papunta na.',
    requested_subject: 'Hiniling ang payout {number} na {amount}',
    requested: 'Hiniling ang payout na {amount} papunta sa {account}: {number}.',
    cooling: 'Bago ang account, kaya pinakamaagang ipapadala ang pera sa {not_before}.',
    needs_approval: 'Dahil sa halaga nito, titingnan muna ito ng isang taga-Sampan.',
    paid_subject: 'Naipadala na ang payout {number} na {amount}',
    paid: 'Naipadala ang {amount} sa {account}: {number}.',
    failed_subject: 'Hindi dumating ang payout {number} na {amount}',
    failed: 'Hindi dumating ang {number} na {amount} sa {account}: {why}.',
    failed_next: 'Bumalik na ang pera sa payout balance mo. Walang nawala.',
    set_off: 'Ibinawas ang {set_off} mula rito sa utang ng kumpanya mo dahil sa natalong dispute.',
    set_off_rest: 'Bumalik na ang {rest} sa payout balance mo.',
    returned_subject: 'Ibinalik ng bangko ang payout {number} na {amount}',
    returned: 'Nabayaran na ang {number} na {amount} sa {account}, pero ibinalik ito ng bangko: {why}. {reason}',
    refused_subject: 'Hindi naaprubahan ang payout {number} na {amount}',
    refused: 'Hindi naaprubahan ang {number} na {amount} sa {account}: {reason}',
    stranger: 'Walang taga-kumpanya mo ang gumawa nito? I-cancel agad, palitan ang password mo, at mag-email sa amin.',
    open: 'Buksan ang mga payout',
  },
  id: {
    account_not_found: 'bank tidak mengenali rekening ini',
    account_closed: 'rekening ini sudah ditutup',
    name_mismatch: 'nama tidak sesuai dengan rekening ini',
    bank_refused: 'bank menolaknya',
    owed: 'perusahaan Anda masih berutang setelah kalah sengketa',
    code_subject: '{code} adalah kode pencairan Anda',
    code: 'Ketik kode ini untuk mengonfirmasi pencairan atau rekening pencairan:',
    code_life: 'Kode ini hanya bisa dipakai sekali dan berlaku 10 menit. Tim Sampan tidak akan pernah memintanya.',
    code_stranger:
      'Anda tidak sedang mencairkan dana? Jangan ketik kode ini di mana pun, dan keluar dari semua perangkat lewat pengaturan.',
    account_added_subject: 'Rekening pencairan ditambahkan',
    account_added: '{account} ditambahkan untuk pencairan. Tidak ada dana yang dikirim ke sana sebelum {usable_from}.',
    account_removed_subject: 'Rekening pencairan dihapus',
    account_removed: '{account} dihapus. Pencairan yang sedang berjalan tetap sampai ke sana.',
    requested_subject: 'Pencairan {number} sebesar {amount} diajukan',
    requested: 'Pencairan {amount} ke {account} diajukan: {number}.',
    cooling: 'Rekening ini baru, jadi dana dikirim paling cepat pada {not_before}.',
    needs_approval: 'Karena jumlahnya, seseorang di Sampan memeriksanya terlebih dahulu.',
    paid_subject: 'Pencairan {number} sebesar {amount} telah dibayar',
    paid: '{amount} telah dibayar ke {account}: {number}.',
    failed_subject: 'Pencairan {number} sebesar {amount} tidak sampai',
    failed: '{number} sebesar {amount} ke {account} tidak sampai: {why}.',
    failed_next: 'Dana sudah kembali ke saldo pencairan Anda. Tidak ada dana yang hilang.',
    set_off: '{set_off} di antaranya dipakai untuk melunasi utang perusahaan Anda setelah kalah sengketa.',
    set_off_rest: '{rest} sudah kembali ke saldo pencairan Anda.',
    returned_subject: 'Pencairan {number} sebesar {amount} dikembalikan oleh bank',
    returned: '{number} sebesar {amount} ke {account} sudah dibayar, tetapi bank mengembalikannya: {why}. {reason}',
    refused_subject: 'Pencairan {number} sebesar {amount} tidak disetujui',
    refused: '{number} sebesar {amount} ke {account} tidak disetujui: {reason}',
    stranger: 'Bukan orang dari perusahaan Anda? Batalkan sekarang, ganti kata sandi Anda, dan hubungi kami.',
    open: 'Buka pencairan',
  },
  vi: {
    account_not_found: 'ngân hàng không tìm thấy tài khoản này',
    account_closed: 'tài khoản đã đóng',
    name_mismatch: 'tên không khớp với tài khoản này',
    bank_refused: 'ngân hàng từ chối',
    owed: 'công ty của bạn còn nợ sau khiếu nại đã thua',
    code_subject: '{code} là mã rút tiền của bạn',
    code: 'Nhập mã này để xác nhận việc rút tiền hoặc tài khoản nhận tiền:',
    code_life: 'Mã dùng được một lần, trong 10 phút. Sampan không bao giờ hỏi bạn mã này.',
    code_stranger: 'Bạn không rút tiền? Đừng nhập mã ở bất cứ đâu, và đăng xuất mọi nơi trong phần cài đặt.',
    account_added_subject: 'Một tài khoản nhận tiền đã được thêm',
    account_added: '{account} đã được thêm để nhận tiền. Không có khoản nào được chuyển đến đó trước {usable_from}.',
    account_removed_subject: 'Một tài khoản nhận tiền đã bị xóa',
    account_removed: '{account} đã bị xóa. Các khoản đang trên đường vẫn sẽ đến tài khoản đó.',
    requested_subject: 'Đã yêu cầu rút {amount}: {number}',
    requested: 'Đã yêu cầu rút {amount} về {account}: {number}.',
    cooling: 'Tài khoản này mới, nên tiền được chuyển sớm nhất vào {not_before}.',
    needs_approval: 'Vì số tiền lớn, nhân viên Sampan sẽ xem xét trước.',
    paid_subject: 'Đã chi trả {amount}: {number}',
    paid: '{amount} đã được chuyển đến {account}: {number}.',
    failed_subject: 'Lệnh rút {number} trị giá {amount} không đến nơi',
    failed: '{number} trị giá {amount} đến {account} không đến nơi: {why}.',
    failed_next: 'Tiền đã trở lại số dư có thể rút của bạn. Không mất khoản nào.',
    set_off: '{set_off} trong số đó được bù trừ vào khoản công ty của bạn nợ sau khiếu nại đã thua.',
    set_off_rest: '{rest} đã trở lại số dư có thể rút của bạn.',
    returned_subject: 'Lệnh rút {number} trị giá {amount} bị ngân hàng trả lại',
    returned:
      '{number} trị giá {amount} đến {account} đã được chi trả, nhưng ngân hàng đã gửi trả lại: {why}. {reason}',
    refused_subject: 'Lệnh rút {number} trị giá {amount} không được duyệt',
    refused: '{number} trị giá {amount} đến {account} không được duyệt: {reason}',
    stranger: 'Không phải người của công ty bạn? Hãy hủy ngay, đổi mật khẩu và liên hệ với chúng tôi.',
    open: 'Mở trang rút tiền',
  },
};
