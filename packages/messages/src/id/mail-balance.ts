import type { TextsOf } from '../translation.ts';
import type { mailBalance as english } from '../en/mail-balance.ts';

export const mailBalance = {
  low_subject: 'Saldo Anda rendah',
  low: 'Saldo Sampan Anda {{balance}}. Anda minta diberi tahu jika saldo di bawah {{threshold}}.',
  top_up: 'Isi saldo',
  settings: 'Buka pengaturan',
  charged_subject: 'Saldo Anda diisi secara otomatis',
  charged:
    'Kami menagih {{amount}} ke kartu Anda yang berakhiran {{last4}}, karena saldo turun di bawah batas minimum Anda.',
  stopped_subject: 'Isi saldo otomatis berhenti',
  stopped: 'Dana Anda tidak terpotong. Isi saldo otomatis tetap nonaktif sampai Anda mengaktifkannya lagi.',
  capped_subject: 'Isi saldo otomatis mencapai batas bulanan',
  capped: 'Batas {{cap}} untuk bulan ini sudah tercapai. Tidak ada lagi tagihan otomatis sampai bulan depan.',
  expiring_subject: 'Kartu Anda yang berakhiran {{last4}} kedaluwarsa bulan ini',
  expiring: 'Isi saldo otomatis menagih kartu Anda yang berakhiran {{last4}}, yang kedaluwarsa pada {{month}}.',
  expiring_next: 'Tambahkan kartu lain dan jadikan utama agar saldo tetap terisi bulan depan.',
  cards: 'Buka metode pembayaran',
  card_declined: 'Bank Anda menolak kartu itu.',
  insufficient_funds: 'Dana di kartu itu tidak cukup.',
  challenge_failed: 'Bank Anda meminta Anda sendiri yang mengonfirmasi pembayaran.',
  no_card: 'Tidak ada kartu yang bisa ditagih.',
  disputed: 'Bank meminta dana isi saldo dikembalikan.',
  dispute_subject: 'Bank menyengketakan isi saldo {{number}} Anda',
  dispute_open:
    'Bank pembayar meminta {{amount}} dari isi saldo {{number}} Anda dikembalikan. Bagian yang masih ada di saldo Anda disisihkan sampai bank memutuskan. Jika Anda tidak tahu alasannya, tanyakan ke bank kartu atau rekening yang dipakai membayar.',
  dispute_won:
    'Bank memutuskan untuk Anda: dana yang disisihkan dari {{amount}} isi saldo {{number}} sudah kembali ke saldo Anda.',
  dispute_lost: 'Bank mengembalikan {{amount}} dari isi saldo {{number}} kepada pembayar.',
  dispute_owed:
    '{{owed}} di antaranya sudah terpakai dan menjadi utang perusahaan Anda: jumlah itu dipotong dari dana berikutnya yang dapat dicairkan kepada Anda.',
  history: 'Buka riwayat',
} as const satisfies TextsOf<typeof english>;
