import type { TextsOf } from '../translation.ts';
import type { mailBalance as english } from '../en/mail-balance.ts';

export const mailBalance = {
  low_subject: 'Baki anda rendah',
  low: 'Baki Sampan anda ialah {{balance}}. Anda meminta dimaklumkan apabila baki di bawah {{threshold}}.',
  top_up: 'Tambah nilai',
  settings: 'Buka tetapan',
  charged_subject: 'Baki anda ditambah secara automatik',
  charged:
    'Kami mengenakan caj {{amount}} pada kad anda yang berakhir dengan {{last4}}, kerana baki anda jatuh di bawah paras minimum anda.',
  stopped_subject: 'Tambah nilai automatik telah berhenti',
  stopped: 'Tiada caj dikenakan. Tambah nilai automatik kekal dimatikan sehingga anda menghidupkannya semula.',
  capped_subject: 'Tambah nilai automatik telah mencapai had bulanan',
  capped: 'Had {{cap}} untuk bulan ini telah dicapai. Tiada lagi caj automatik sehingga bulan depan.',
  expiring_subject: 'Kad anda yang berakhir dengan {{last4}} tamat tempoh bulan ini',
  expiring:
    'Tambah nilai automatik mengenakan caj pada kad anda yang berakhir dengan {{last4}}, yang tamat tempoh pada {{month}}.',
  expiring_next: 'Tambah kad lain dan jadikannya lalai supaya baki anda terus ditambah bulan depan.',
  cards: 'Buka kaedah pembayaran',
  card_declined: 'Bank anda menolak kad itu.',
  insufficient_funds: 'Wang dalam kad itu tidak mencukupi.',
  challenge_failed: 'Bank anda meminta anda mengesahkan pembayaran itu sendiri.',
  no_card: 'Tiada kad yang boleh dicaj.',
  disputed: 'Bank menuntut wang tambah nilai dikembalikan.',
  dispute_subject: 'Bank mempertikaikan tambah nilai {{number}} anda',
  dispute_open:
    'Bank pembayar menuntut {{amount}} daripada tambah nilai {{number}} anda dikembalikan. Bahagian yang masih ada dalam baki anda diasingkan sehingga bank membuat keputusan. Jika anda tidak tahu sebabnya, tanya bank bagi kad atau akaun yang digunakan.',
  dispute_won:
    'Bank memihak kepada anda: wang yang diasingkan daripada {{amount}} bagi tambah nilai {{number}} berada dalam baki anda semula.',
  dispute_lost: 'Bank telah mengembalikan {{amount}} bagi tambah nilai {{number}} kepada pembayar.',
  dispute_owed:
    '{{owed}} daripadanya telah dibelanjakan dan terhutang oleh syarikat anda: amaun itu ditolak daripada wang seterusnya yang boleh dikeluarkan.',
  history: 'Buka sejarah',
} as const satisfies TextsOf<typeof english>;
