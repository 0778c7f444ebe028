import type { TranslationOf } from '../translation.ts';
import type { scan as english } from '../en/scan.ts';

export const scan = {
  'scan.title': 'Imbas untuk cetak',
  'scan.field': 'Nombor pesanan, nombor penjejakan atau SKU',
  'scan.hint': 'Imbas kod, atau taip dan tekan Enter. Label dicetak terus.',
  'scan.printing': 'Mencetak {{number}}',
  'scan.again_title': '{{number}} pernah dicetak',
  'scan.again_text': 'Kali terakhir dicetak: {{when}}. Cetak semula hanya jika label hilang.',
  'scan.again': 'Cetak semula',
  'scan.not_found': 'Tiada apa-apa untuk {{code}}',
  'scan.no_label': '{{number}} tiada label',
  'scan.no_label_text': 'Beli label dahulu, kemudian imbas semula.',
  'scan.not_found_text': 'Semak kod itu. Bagi SKU, semua label mungkin sudah dicetak.',
  'scan.last': 'Imbasan terakhir',
  'scan.sound': 'Bunyi',
  'scan.empty': 'Imbasan muncul di sini.',
} as const satisfies TranslationOf<typeof english, 'other'>;
