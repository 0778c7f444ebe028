import type { support as english } from '../en/support.ts';
import type { TranslationOf } from '../translation.ts';

export const support = {
  'support.title': 'Permintaan dukungan',
  'support.text': 'Tulis kepada kami dan baca jawaban kami. Semua orang di perusahaan Anda dapat membacanya.',
  'support.new': 'Permintaan baru',
  'support.subject': 'Subjek',
  'support.sent': 'Permintaan terkirim',
  'support.list': 'Permintaan Anda',
  'support.none': 'Belum ada permintaan',
  'support.none_text': 'Pesan Anda ke tim dukungan muncul di sini beserta jawaban kami.',
  'support.state': 'Status',
  'support.state_open': 'Terbuka',
  'support.state_answered': 'Dijawab',
  'support.state_closed': 'Ditutup',
  'support.messages': 'Pesan',
  'support.reply': 'Balasan Anda',
  'support.send_reply': 'Kirim balasan',
  'support.close': 'Tutup permintaan',
  'support.not_loaded': 'Kami tidak dapat memuat permintaan ini',
  'support.desk_text': 'Pesan penjual dan pengunjung kepada Sampan, yang paling lama menunggu lebih dulu.',
  'support.desk_none': 'Tidak ada permintaan dengan status ini',
  'support.no_account': 'Tanpa akun',
  'support.answer': 'Jawaban Anda',
  'support.send_answer': 'Kirim jawaban',
  'support.answer_sent': 'Jawaban terkirim',
} as const satisfies TranslationOf<typeof english, 'other'>;
