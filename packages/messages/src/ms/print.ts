import type { TranslationOf } from '../translation.ts';
import type { print as english } from '../en/print.ts';

export const print = {
  'print.title': 'Label anda',
  'print.preview': 'Pratonton label',
  'print.print': 'Cetak label',
  'print.print_again': 'Cetak semula',
  'print.download_zpl': 'Muat turun ZPL',
  'print.preparing': 'Menyediakan fail',
  'print.fallback': 'Fail tidak terbuka? Buka di sini.',
  'print.format': 'Kertas',
  'print.format_100x150': '100 × 150 mm',
  'print.format_a6': 'A6',
  'print.format_a4': 'A4, empat setiap helaian',
  'print.format_zpl': 'ZPL untuk pencetak label',
  'print.start_position': 'Mula di kedudukan',
  'print.start_position_n': 'Kedudukan {{position}}',
  'print.mask_phones': 'Sembunyikan nombor telefon kecuali digit terakhir',
  'print.not_available': 'Label ini tidak tersedia sekarang',
  'print.skipped_other': '{{count}} bungkusan tiada label dan tidak disertakan',
  'print.hand_over_pick_up': 'Kurier akan datang mengambilnya.',
  'print.hand_over_drop_off': 'Bawa ke kaunter {{courier}}.',
} as const satisfies TranslationOf<typeof english, 'other'>;
