import type { support as english } from '../en/support.ts';
import type { TranslationOf } from '../translation.ts';

export const support = {
  'support.title': 'Permintaan sokongan',
  'support.text': 'Tulis kepada kami dan baca jawapan kami. Semua orang dalam syarikat anda boleh membacanya.',
  'support.new': 'Permintaan baharu',
  'support.subject': 'Subjek',
  'support.sent': 'Permintaan dihantar',
  'support.list': 'Permintaan anda',
  'support.none': 'Belum ada permintaan',
  'support.none_text': 'Mesej anda kepada khidmat sokongan muncul di sini bersama jawapan kami.',
  'support.state': 'Status',
  'support.state_open': 'Terbuka',
  'support.state_answered': 'Dijawab',
  'support.state_closed': 'Ditutup',
  'support.messages': 'Mesej',
  'support.reply': 'Balasan anda',
  'support.send_reply': 'Hantar balasan',
  'support.close': 'Tutup permintaan',
  'support.not_loaded': 'Kami tidak dapat memuatkan permintaan ini',
  'support.desk_text': 'Mesej peniaga dan pelawat kepada Sampan, yang paling lama menunggu dahulu.',
  'support.desk_none': 'Tiada permintaan dengan status ini',
  'support.no_account': 'Tiada akaun',
  'support.answer': 'Jawapan anda',
  'support.send_answer': 'Hantar jawapan',
  'support.answer_sent': 'Jawapan dihantar',
} as const satisfies TranslationOf<typeof english, 'other'>;
