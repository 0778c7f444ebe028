import type { TranslationOf } from '../translation.ts';
import type { operator as english } from '../en/operator.ts';

export const operator = {
  'operator.title': 'Panel operator',
  'operator.messages': 'Pesan',
  'operator.messages_text': 'Pesan terbaru tampil di header setiap penjual sampai berakhir.',
  'operator.message_en': 'Pesan dalam bahasa Inggris',
  'operator.message_my': 'Dalam bahasa Melayu',
  'operator.message_ph': 'Dalam bahasa Filipino',
  'operator.message_id': 'Dalam bahasa Indonesia',
  'operator.message_vi': 'Dalam bahasa Vietnam',
  'operator.message_translations': 'Terjemahan',
  'operator.message_to': 'Ditampilkan di',
  'operator.message_everywhere': 'Semua negara',
  'operator.message_tone': 'Jenis',
  'operator.message_info': 'Pemberitahuan',
  'operator.message_warning': 'Peringatan',
  'operator.message_days': 'Ditampilkan selama',
  'operator.message_day': '{{days}} hari',
  'operator.message_publish': 'Terbitkan pesan',
  'operator.message_published': 'Pesan diterbitkan',
  'operator.message_end': 'Tarik pesan',
  'operator.message_ended': 'Pesan ditarik',
  'operator.message_until': 'Sampai {{when}}',
  'operator.message_over': 'Berakhir',
  'operator.messages_empty': 'Belum ada pesan',
  'operator.messages_empty_text': 'Yang Anda terbitkan muncul di sini.',
} as const satisfies TranslationOf<typeof english, 'other'>;
