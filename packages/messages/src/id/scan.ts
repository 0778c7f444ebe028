import type { TranslationOf } from '../translation.ts';
import type { scan as english } from '../en/scan.ts';

export const scan = {
  'scan.title': 'Pindai untuk cetak',
  'scan.field': 'Nomor pesanan, nomor resi, atau SKU',
  'scan.hint': 'Pindai kode, atau ketik lalu tekan Enter. Label langsung dicetak.',
  'scan.printing': 'Mencetak {{number}}',
  'scan.again_title': '{{number}} sudah pernah dicetak',
  'scan.again_text': 'Terakhir dicetak: {{when}}. Cetak lagi hanya jika labelnya hilang.',
  'scan.again': 'Cetak lagi',
  'scan.not_found': 'Tidak ada hasil untuk {{code}}',
  'scan.no_label': '{{number}} belum punya label',
  'scan.no_label_text': 'Beli labelnya dulu, lalu pindai lagi.',
  'scan.not_found_text': 'Periksa kodenya. Untuk SKU, mungkin semua label sudah dicetak.',
  'scan.last': 'Pindaian terakhir',
  'scan.sound': 'Suara',
  'scan.empty': 'Pindaian muncul di sini.',
} as const satisfies TranslationOf<typeof english, 'other'>;
