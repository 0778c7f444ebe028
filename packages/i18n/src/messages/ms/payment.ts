import type { TranslationOf } from '../translation.ts';
import type { payment as english } from '../en/payment.ts';

export const payment = {
  'payment.title': 'Kaedah pembayaran',
  'payment.lead': 'Kad yang membayar tambah nilai anda. Nombor kad kekal dengan penyedia pembayaran.',
  'payment.add': 'Tambah kaedah pembayaran',
  'payment.holder': 'Nama pemegang kad',
  'payment.card_number': 'Nombor kad',
  'payment.expiry': 'Tarikh luput',
  'payment.expiry_hint': 'Bulan dan tahun seperti pada kad: 12/31',
  'payment.code': 'Kod bank anda',
  'payment.code_text': 'Bank anda meminta kod. Kod kad ujian ialah 123456.',
  'payment.test_hint':
    'Tiada wang bergerak di sini. 4242 4242 4242 4242 berjaya, 4000 0000 0000 3155 meminta kod, 4000 0000 0000 0002 ditolak.',
  'payment.save': 'Simpan kad',
  'payment.saving': 'Menyimpan kad',
  'payment.default': 'Lalai',
  'payment.make_default': 'Jadikan lalai',
  'payment.remove': 'Buang',
  'payment.remove_of': 'Buang {{card}}',
  'payment.remove_title': 'Buang {{card}}?',
  'payment.remove_text': 'Kad ini tidak boleh membayar apa-apa lagi di sini. Anda boleh menambahnya semula.',
  'payment.keep': 'Kekalkan kad',
  'payment.ending': '{{brand}} berakhir dengan {{last4}}',
  'payment.expires': 'Luput {{date}}',
  'payment.expired': 'Telah luput {{date}}',
  'payment.empty': 'Belum ada kad',
  'payment.empty_text': 'Tambah kad untuk menambah baki dengan satu klik.',
  'payment.updated': 'Tetapan pembayaran dikemas kini',
  'payment.deleted': 'Kaedah pembayaran dipadam',
  'payment.list_failed': 'Kad anda tidak dapat dibaca',
  'payment.reason_card_declined': 'Bank anda menolak kad ini. Gunakan kad lain.',
  'payment.reason_challenge_failed': 'Bank anda tidak mengesahkan kad ini. Sila cuba lagi.',
  'payment.test_card': 'Kad ujian',
  'payment.field_unavailable':
    'Medan kad penyedia pembayaran kami tidak dimuatkan. Semak sambungan atau penyekat iklan anda dan cuba lagi.',
  'payment.expiry_invalid': 'Tarikh luput tidak sah',
} as const satisfies TranslationOf<typeof english, 'other'>;
