import type { TranslationOf } from '../translation.ts';
import type { topUp as english } from '../en/top-up.ts';

export const topUp = {
  'top_up.title': 'Isi ulang saldo Anda',
  'top_up.button': 'Isi Ulang',
  'top_up.balance': 'Saldo saat ini',
  'top_up.amount': 'Jumlah',
  'top_up.quick': 'Jumlah cepat',
  'top_up.cash': 'Isi ulang tunai',
  'top_up.rewards': 'Hadiah isi ulang',
  'top_up.updated': 'Saldo baru',
  'top_up.card': 'Bayar dengan',
  'top_up.submit': 'Bayar {{amount}}',
  'top_up.submitting': 'Sedang membayar',
  'top_up.unlock': 'Isi ulang {{amount}} untuk mendapat kredit gratis {{percent}}%',
  'top_up.congratulations': 'Selamat! Anda mendapat kredit gratis {{percent}}%.',
  'top_up.confirm_title': 'Konfirmasi tindakan',
  'top_up.no_method':
    'Anda belum memiliki metode pembayaran. Apakah Anda ingin mengaturnya sekarang? Anda tidak dapat melanjutkan isi ulang ini tanpa metode pembayaran.',
  'top_up.yes': 'Ya',
  'top_up.no': 'Tidak',
  'top_up.other_card': 'Gunakan kartu lain',
  'top_up.done_title': 'Saldo Anda sudah terisi',
  'top_up.done': '{{amount}} ada di dompet Anda. Saldo Anda {{balance}}.',
  'top_up.pending_title': 'Kami menunggu bank Anda',
  'top_up.pending': '1 pembayaran masih dikonfirmasi. Anda boleh menutup ini: uang akan masuk sendiri.',
  'top_up.failed_title': 'Isi ulang gagal',
  'top_up.declined_card_declined': 'Bank Anda menolak kartu ini. Tidak ada yang ditagih. Gunakan kartu lain.',
  'top_up.declined_insufficient_funds': 'Dana di kartu ini tidak cukup. Tidak ada yang ditagih. Gunakan kartu lain.',
  'top_up.declined_challenge_failed':
    'Bank Anda tidak mengonfirmasi pembayaran. Tidak ada yang ditagih. Silakan coba lagi.',
  'top_up.confirm_bank': 'Silakan konfirmasi pembayaran di jendela bank Anda.',
  'top_up.close': 'Selesai',
  'top_up.again': 'Isi ulang lagi',
  'top_up.needs_amount': 'Masukkan jumlah terlebih dahulu',
  'top_up.duplicate_yes': 'Ya, isi ulang lagi',
  'top_up.expired_card': 'Kartu sudah kedaluwarsa. Pilih kartu lain.',
} as const satisfies TranslationOf<typeof english, 'other'>;
