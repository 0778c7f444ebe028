import type { TranslationOf } from '../translation.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard = {
  'keyboard.title': 'Pintasan keyboard',
  'keyboard.help': 'Tampilkan bantuan ini',
  'keyboard.find': 'Cari semuanya',
  'keyboard.track': 'Lacak paket',
  'keyboard.add_order': 'Buat paket',
  'keyboard.search_list': 'Cari di daftar',
  'keyboard.go_home': 'Ke beranda',
  'keyboard.go_parcels': 'Ke daftar paket',
  'keyboard.next_row': 'Baris berikutnya',
  'keyboard.previous_row': 'Baris sebelumnya',
  'keyboard.select_row': 'Pilih baris',
  'keyboard.select_rows': 'Pilih baris sampai di sini',
  'keyboard.buy': 'Beli label, atau bandingkan paket terpilih',
  'keyboard.edit_row': 'Edit draf',
  'keyboard.open_row': 'Buka baris',
  'keyboard.print': 'Cetak label terpilih',
  'keyboard.close': 'Tutup yang terbuka',
  'keyboard.then': 'lalu',
} as const satisfies TranslationOf<typeof english, 'other'>;
