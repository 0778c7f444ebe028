import type { TextsOf } from '../translation.ts';
import type { mailNotification as english } from '../en/mail-notification.ts';

export const mailNotification = {
  confirmed_subject: 'Alamat {{number}} sudah dikonfirmasi',
  confirmed: 'Penerima paket {{number}} sudah mengonfirmasi alamat pengiriman.',
  confirmed_next: 'Anda bisa membeli labelnya sekarang.',
  problem_subject: 'Paket {{number}} perlu diperiksa',
  problem: 'Paket {{number}} mengalami kendala. Kata kurir: {{said}}',
  returned_subject: 'Paket {{number}} sudah dikembalikan',
  returned: 'Paket {{number}} sudah kembali kepada Anda. Kata kurir: {{said}}',
  lost_subject: 'Paket {{number}} hilang',
  lost: 'Kurir tidak dapat menemukan paket {{number}}. Kata kurir: {{said}}',
  claim_approved_subject: 'Klaim paket {{number}} disetujui',
  claim_approved: 'Kurir membayar untuk paket {{number}}. Catatan: {{said}}',
  claim_refused_subject: 'Klaim paket {{number}} ditolak',
  claim_refused: 'Kurir tidak membayar untuk paket {{number}}. Alasan: {{said}}',
  claim_paid_subject: 'Klaim paket {{number}} dibayar',
  claim_paid: 'Uang untuk paket {{number}} sudah ada di dompet Anda.',
  open: 'Buka paket',
  cod_subject: 'COD: {{amount}} sudah disetorkan',
  cod_settled:
    '{{courier}} telah menyetorkan {{amount}} untuk {{count}} paket. Uang ini bisa dicairkan mulai {{when}}.',
  cod_open: 'Lihat pesanan COD',
  referral_subject: 'Anda mendapat kredit {{amount}}',
  referral: '{{friend}} sudah mengirim paket ke-{{ships}}. Anda berdua mendapat kredit {{amount}} sesuai janji.',
  referral_friend:
    'Anda sudah mengirim paket ke-{{ships}}. Anda dan teman yang mengundang Anda masing-masing mendapat kredit {{amount}}.',
  balance: 'Lihat saldo Anda',
  adjustment_subject: 'Paket {{number}} lebih berat dari yang dinyatakan: {{amount}}',
  adjustment:
    'Kurir menimbang paket {{number}} dan mendapati {{measured}} kg, bukan {{declared}} kg. Harganya berubah sebesar {{amount}}.',
  adjustment_by:
    'Mohon terima atau sanggah paling lambat {{day}}. Jika tidak ditanggapi, jumlah itu dipotong dari dompet Anda.',
  adjustment_reminder_subject: 'Tanggapi paling lambat {{day}}: penyesuaian {{amount}} untuk paket {{number}}',
  adjustment_credit_subject: 'Kredit {{amount}} untuk paket {{number}}',
  adjustment_credit:
    'Kurir menimbang paket {{number}} dan mendapati {{measured}} kg, bukan {{declared}} kg. Anda kelebihan membayar {{amount}}; jumlah itu sudah kembali ke dompet Anda.',
  adjustment_open: 'Lihat penyesuaian',
  unsubscribe: 'Hentikan email tentang: {{kind}}',
  page_title: 'Email',
  page_ask: 'Hentikan email tentang: {{kind}}?',
  page_button: 'Hentikan email ini',
  page_done: 'Selesai. Anda tidak akan menerima email lagi tentang: {{kind}}.',
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
} as const satisfies TextsOf<typeof english>;
