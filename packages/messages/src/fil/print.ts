import type { TranslationOf } from '../translation.ts';
import type { print as english } from '../en/print.ts';

export const print = {
  'print.title': 'Ang label mo',
  'print.preview': 'Preview ng label',
  'print.print': 'I-print ang label',
  'print.print_again': 'I-print ulit',
  'print.download_zpl': 'I-download ang ZPL',
  'print.preparing': 'Inihahanda ang file',
  'print.fallback': 'Walang nagbukas? Buksan ang file dito.',
  'print.format': 'Papel',
  'print.format_100x150': '100 × 150 mm',
  'print.format_a6': 'A6',
  'print.format_a4': 'A4, apat bawat page',
  'print.format_zpl': 'ZPL para sa label printer',
  'print.start_position': 'Magsimula sa posisyon',
  'print.start_position_n': 'Posisyon {{position}}',
  'print.mask_phones': 'Itago ang mga numero ng telepono maliban sa huling mga digit',
  'print.not_available': 'Hindi available ang label na ito ngayon',
  'print.skipped_one': '{{count}} parcel ang walang label kaya hindi isinama',
  'print.skipped_other': '{{count}} na parcel ang walang label kaya hindi isinama',
  'print.hand_over_pick_up': 'Pupuntahan ka ng courier para i-pick up.',
  'print.hand_over_drop_off': 'Dalhin sa counter ng {{courier}}.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
