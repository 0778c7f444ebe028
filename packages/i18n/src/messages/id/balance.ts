import type { TranslationOf } from '../translation.ts';
import type { balance as english } from '../en/balance.ts';

export const balance = {
  'balance.title': 'Saldo dan isi ulang',
  'balance.low_title': 'Peringatan saldo rendah',
  'balance.low_text': 'Anda mendapat email dan pemberitahuan di sini setiap kali saldo turun di bawah jumlah ini.',
  'balance.low_on': 'Peringatkan saya',
  'balance.below': 'Di bawah',
  'balance.auto_title': 'Isi ulang otomatis',
  'balance.auto_text':
    'Menagih kartu utama Anda sekali setiap kali saldo turun di bawah batas, tidak melebihi batas bulanan. Berhenti sendiri bila bank Anda menolak.',
  'balance.threshold': 'Bila saldo di bawah',
  'balance.amount': 'Isi ulang',
  'balance.cap': 'Paling banyak sebulan',
  'balance.used': 'Ditagih otomatis bulan ini: {{amount}}',
  'balance.card': 'Menagih {{card}}, kartu utama Anda.',
  'balance.no_card': 'Tambahkan kartu dulu: isi ulang otomatis menagih kartu utama Anda.',
  'balance.consent':
    'Saya setuju Sampan menagih kartu utama saya secara otomatis dalam batas ini, sampai saya mematikannya.',
  'balance.turn_on': 'Nyalakan',
  'balance.turn_off': 'Matikan',
  'balance.change': 'Simpan batas',
  'balance.is_on': 'Nyala',
  'balance.is_off': 'Mati',
  'balance.saved': 'Tersimpan',
  'balance.stopped': 'Isi ulang otomatis berhenti',
  'balance.stopped_card_declined': 'Bank Anda menolak kartu itu. Pilih kartu lain atau nyalakan lagi.',
  'balance.stopped_insufficient_funds': 'Dana di kartu tidak cukup. Nyalakan lagi bila sudah cukup.',
  'balance.stopped_challenge_failed':
    'Bank Anda ingin konfirmasi dari Anda. Isi ulang sendiri sekali, lalu nyalakan lagi.',
  'balance.stopped_no_card': 'Tidak ada kartu untuk ditagih. Tambahkan, lalu nyalakan lagi.',
  'balance.stopped_disputed':
    'Bank meminta isi ulang dikembalikan. Tanyakan alasannya ke bank kartu, lalu nyalakan lagi.',
  'balance.by_invoice': 'Perusahaan Anda membayar dengan faktur, jadi tidak ada saldo untuk diisi.',
} as const satisfies TranslationOf<typeof english, 'other'>;
