import type { TranslationOf } from '../translation.ts';
import type { calculator as english } from '../en/calculator.ts';

export const calculator = {
  'calculator.title': 'Kalkulator ongkir',
  'calculator.intro': 'Harga setiap kurir untuk paket Anda, lengkap dengan rinciannya, sebelum Anda mendaftar.',
  'calculator.by_scale': 'Pada timbangan',
  'calculator.by_size': 'Menurut ukuran',
  'calculator.scale_decides': 'Timbangan yang menentukan: ukurannya dihitung lebih ringan daripada berat paket.',
  'calculator.size_decides':
    'Ukuran yang menentukan: paket ini besar untuk beratnya, dan kurir menagih yang lebih besar dari keduanya.',
  'calculator.depends':
    'Kurir menagih yang lebih besar dari keduanya dan menghitung ukuran dengan cara berbeda; setiap harga menyebutkan yang mana.',
  'calculator.size_unknown':
    'Ditagih menurut berat. Paket yang besar bisa dihitung lebih berat: isi ukuran persis untuk melihatnya.',
  'calculator.empty': 'Harga setiap kurir muncul di sini.',
  'calculator.copy_quote': 'Salin harga',
  'calculator.copy_link': 'Salin tautan',
  'calculator.ship': 'Kirim paket ini',
} as const satisfies TranslationOf<typeof english, 'other'>;
