import type { TextsOf } from '../translation.ts';
import type { mailNotification as english } from '../en/mail-notification.ts';

export const mailNotification = {
  confirmed_subject: 'Alamat {{number}} telah disahkan',
  confirmed: 'Penerima bungkusan {{number}} telah mengesahkan alamat penghantaran.',
  confirmed_next: 'Anda boleh membeli label sekarang.',
  problem_subject: 'Bungkusan {{number}} perlu disemak',
  problem: 'Bungkusan {{number}} menghadapi masalah. Kata kurier: {{said}}',
  missed_pick_up_subject: 'Bungkusan {{number}} belum diambil kurier',
  missed_pick_up: 'Bungkusan {{number}} masih ada pada anda. Kata kurier: {{said}}',
  missed_pick_up_next: 'Buka bungkusan untuk menempah pengambilan semula.',
  returned_subject: 'Bungkusan {{number}} telah dipulangkan',
  returned: 'Bungkusan {{number}} telah kembali kepada anda. Kata kurier: {{said}}',
  lost_subject: 'Bungkusan {{number}} hilang',
  lost: 'Kurier tidak dapat mencari bungkusan {{number}}. Kata kurier: {{said}}',
  claim_approved_subject: 'Tuntutan bungkusan {{number}} diluluskan',
  claim_approved: 'Kurier membayar untuk bungkusan {{number}}. Nota: {{said}}',
  claim_refused_subject: 'Tuntutan bungkusan {{number}} ditolak',
  claim_refused: 'Kurier tidak membayar untuk bungkusan {{number}}. Sebab: {{said}}',
  claim_paid_subject: 'Tuntutan bungkusan {{number}} dibayar',
  claim_paid: 'Wang untuk bungkusan {{number}} sudah ada dalam dompet anda.',
  open: 'Buka bungkusan',
  cod_subject: 'COD: {{amount}} telah diselesaikan',
  cod_settled:
    '{{courier}} telah menyerahkan {{amount}} bagi {{count}} bungkusan. Wang ini boleh dikeluarkan mulai {{when}}.',
  cod_open: 'Lihat pesanan COD',
  referral_subject: 'Anda memperoleh kredit {{amount}}',
  referral:
    '{{friend}} telah menghantar bungkusan ke-{{ships}}. Anda berdua mendapat kredit {{amount}} seperti dijanjikan.',
  referral_friend:
    'Anda telah menghantar bungkusan ke-{{ships}}. Anda dan rakan yang menjemput anda masing-masing mendapat kredit {{amount}}.',
  balance: 'Lihat baki anda',
  adjustment_subject: 'Bungkusan {{number}} lebih berat daripada yang diisytiharkan: {{amount}}',
  adjustment:
    'Kurier menimbang bungkusan {{number}} dan mendapati {{measured}} kg, bukan {{declared}} kg. Harganya berubah sebanyak {{amount}}.',
  adjustment_by:
    'Sila terima atau pertikaikan selewat-lewatnya {{day}}. Jika tiada jawapan, amaun itu akan ditolak daripada dompet anda.',
  adjustment_reminder_subject: 'Jawab selewat-lewatnya {{day}}: pelarasan {{amount}} untuk bungkusan {{number}}',
  adjustment_credit_subject: 'Kredit {{amount}} untuk bungkusan {{number}}',
  adjustment_credit:
    'Kurier menimbang bungkusan {{number}} dan mendapati {{measured}} kg, bukan {{declared}} kg. Anda terlebih bayar {{amount}}; amaun itu sudah dikembalikan ke dompet anda.',
  adjustment_open: 'Lihat pelarasan',
  unsubscribe: 'Hentikan e-mel tentang: {{kind}}',
  page_title: 'E-mel',
  page_ask: 'Hentikan e-mel tentang: {{kind}}?',
  page_button: 'Hentikan e-mel ini',
  page_done: 'Selesai. Anda tidak akan menerima e-mel lagi tentang: {{kind}}.',
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
} as const satisfies TextsOf<typeof english>;
