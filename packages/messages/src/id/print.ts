import type { TranslationOf } from '../translation.ts';
import type { print as english } from '../en/print.ts';

export const print = {
  'print.title': 'Label Anda',
  'print.preview': 'Pratinjau label',
  'print.print': 'Cetak label',
  'print.print_again': 'Cetak lagi',
  'print.download_zpl': 'Unduh ZPL',
  'print.preparing': 'Menyiapkan file',
  'print.fallback': 'Tidak terbuka? Buka file di sini.',
  'print.format': 'Kertas',
  'print.format_100x150': '100 × 150 mm',
  'print.format_a6': 'A6',
  'print.format_a4': 'A4, empat per lembar',
  'print.format_zpl': 'ZPL untuk printer label',
  'print.start_position': 'Mulai di posisi',
  'print.start_position_n': 'Posisi {{position}}',
  'print.mask_phones': 'Sembunyikan nomor telepon kecuali digit terakhir',
  'print.not_available': 'Label ini belum tersedia',
  'print.skipped_other': '{{count}} paket belum punya label dan dilewati',
  'print.hand_over_pick_up': 'Kurir akan datang menjemput.',
  'print.hand_over_drop_off': 'Antar ke agen {{courier}}.',
} as const satisfies TranslationOf<typeof english, 'other'>;
