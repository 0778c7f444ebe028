import type { TranslationOf } from '../translation.ts';
import type { balance as english } from '../en/balance.ts';

export const balance = {
  'balance.title': 'Saldo dan isi saldo',
  'balance.low_title': 'Peringatan saldo rendah',
  'balance.low_text': 'Anda mendapat email dan pemberitahuan di sini setiap kali saldo turun di bawah jumlah ini.',
  'balance.low_on': 'Beri tahu saya',
  'balance.below': 'Di bawah',
  'balance.auto_title': 'Isi saldo otomatis',
  'balance.auto_text':
    'Menagih kartu utama Anda sekali setiap kali saldo turun di bawah batas minimum, tanpa melebihi batas bulanan. Berhenti otomatis bila bank Anda menolak.',
  'balance.threshold': 'Bila saldo di bawah',
  'balance.amount': 'Isi saldo',
  'balance.cap': 'Paling banyak sebulan',
  'balance.used': 'Ditagih otomatis bulan ini: {{amount}}',
  'balance.card': 'Menagih {{card}}, kartu utama Anda.',
  'balance.no_card': 'Tambahkan kartu dulu: isi saldo otomatis menagih kartu utama Anda.',
  'balance.consent':
    'Saya setuju Sampan menagih kartu utama saya secara otomatis dalam batas ini, sampai saya menonaktifkannya.',
  'balance.turn_on': 'Aktifkan',
  'balance.turn_off': 'Nonaktifkan',
  'balance.change': 'Simpan batas',
  'balance.is_on': 'Aktif',
  'balance.is_off': 'Nonaktif',
  'balance.saved': 'Disimpan',
  'balance.stopped': 'Isi saldo otomatis berhenti',
  'balance.stopped_card_declined': 'Bank Anda menolak kartu itu. Pilih kartu lain atau aktifkan lagi.',
  'balance.stopped_insufficient_funds': 'Dana di kartu tidak cukup. Aktifkan lagi bila sudah cukup.',
  'balance.stopped_challenge_failed':
    'Bank Anda meminta konfirmasi dari Anda. Isi saldo sendiri sekali, lalu aktifkan lagi.',
  'balance.stopped_no_card': 'Tidak ada kartu yang bisa ditagih. Tambahkan kartu, lalu aktifkan lagi.',
  'balance.stopped_disputed':
    'Bank meminta dana isi saldo dikembalikan. Tanyakan alasannya ke bank penerbit kartu, lalu aktifkan lagi.',
  'balance.by_invoice': 'Perusahaan Anda membayar dengan faktur, jadi tidak ada saldo untuk diisi.',
} as const satisfies TranslationOf<typeof english, 'other'>;
