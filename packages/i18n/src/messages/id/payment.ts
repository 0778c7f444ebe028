import type { TranslationOf } from '../translation.ts';
import type { payment as english } from '../en/payment.ts';

export const payment = {
  'payment.title': 'Metode pembayaran',
  'payment.lead': 'Kartu yang membayar isi ulang Anda. Nomor kartu tetap di penyedia pembayaran.',
  'payment.add': 'Tambah metode pembayaran',
  'payment.holder': 'Nama pemegang kartu',
  'payment.card_number': 'Nomor kartu',
  'payment.expiry': 'Tanggal kedaluwarsa',
  'payment.expiry_hint': 'Bulan dan tahun seperti di kartu: 12/31',
  'payment.code': 'Kode bank Anda',
  'payment.code_text': 'Bank Anda meminta kode. Kode kartu uji adalah 123456.',
  'payment.test_hint':
    'Tidak ada uang yang berpindah di sini. 4242 4242 4242 4242 berhasil, 4000 0000 0000 3155 meminta kode, 4000 0000 0000 0002 ditolak.',
  'payment.save': 'Simpan kartu',
  'payment.saving': 'Menyimpan kartu',
  'payment.default': 'Utama',
  'payment.make_default': 'Jadikan utama',
  'payment.remove': 'Hapus',
  'payment.remove_of': 'Hapus {{card}}',
  'payment.remove_title': 'Hapus {{card}}?',
  'payment.remove_text': 'Kartu ini tidak dapat membayar apa pun lagi di sini. Anda dapat menambahkannya lagi.',
  'payment.keep': 'Simpan kartu ini',
  'payment.ending': '{{brand}} berakhiran {{last4}}',
  'payment.expires': 'Berlaku sampai {{date}}',
  'payment.expired': 'Kedaluwarsa {{date}}',
  'payment.empty': 'Belum ada kartu',
  'payment.empty_text': 'Tambahkan kartu untuk mengisi saldo dengan satu klik.',
  'payment.updated': 'Pengaturan pembayaran diperbarui',
  'payment.deleted': 'Metode pembayaran dihapus',
  'payment.list_failed': 'Kartu Anda tidak dapat dibaca',
  'payment.reason_card_declined': 'Bank Anda menolak kartu ini. Gunakan kartu lain.',
  'payment.reason_challenge_failed': 'Bank Anda tidak mengonfirmasi kartu ini. Silakan coba lagi.',
  'payment.test_card': 'Kartu uji',
  'payment.field_unavailable':
    'Kolom kartu dari penyedia pembayaran kami tidak dapat dimuat. Periksa koneksi atau pemblokir iklan Anda lalu coba lagi.',
  'payment.expiry_invalid': 'Tanggal kedaluwarsa tidak valid',
} as const satisfies TranslationOf<typeof english, 'other'>;
