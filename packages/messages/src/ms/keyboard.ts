import type { TranslationOf } from '../translation.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard = {
  'keyboard.title': 'Pintasan papan kekunci',
  'keyboard.help': 'Tunjukkan bantuan ini',
  'keyboard.find': 'Cari semua',
  'keyboard.track': 'Jejak bungkusan',
  'keyboard.add_order': 'Buat bungkusan',
  'keyboard.search_list': 'Cari dalam senarai',
  'keyboard.go_home': 'Ke laman utama',
  'keyboard.go_parcels': 'Ke bungkusan',
  'keyboard.next_row': 'Baris seterusnya',
  'keyboard.previous_row': 'Baris sebelumnya',
  'keyboard.select_row': 'Pilih baris',
  'keyboard.select_rows': 'Pilih baris hingga ke sini',
  'keyboard.buy': 'Beli label, atau bandingkan bungkusan yang dipilih',
  'keyboard.edit_row': 'Sunting draf',
  'keyboard.open_row': 'Buka baris',
  'keyboard.print': 'Cetak label yang dipilih',
  'keyboard.close': 'Tutup yang terbuka',
  'keyboard.then': 'kemudian',
} as const satisfies TranslationOf<typeof english, 'other'>;
