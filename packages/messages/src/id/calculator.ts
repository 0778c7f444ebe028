import type { TranslationOf } from '../translation.ts';
import type { calculator as english } from '../en/calculator.ts';

export const calculator = {
  'calculator.title': 'Kalkulator ongkos kirim',
  'calculator.intro': 'Harga setiap kurir untuk paket Anda, lengkap dengan rinciannya, sebelum Anda mendaftar.',
  'calculator.by_scale': 'Menurut timbangan',
  'calculator.by_size': 'Menurut ukuran',
  'calculator.scale_decides': 'Timbangan yang menentukan: berat volumenya lebih ringan daripada berat paket.',
  'calculator.size_decides':
    'Ukuran yang menentukan: paket ini besar untuk beratnya, dan kurir menagih yang lebih besar di antara keduanya.',
  'calculator.depends':
    'Kurir menagih yang lebih besar di antara keduanya dan menghitung ukuran dengan cara berbeda; setiap harga menyebutkan yang mana.',
  'calculator.size_unknown':
    'Ditagih menurut berat. Paket yang besar bisa dihitung lebih berat: isi ukuran persis untuk melihatnya.',
  'calculator.empty': 'Harga setiap kurir muncul di sini.',
  'calculator.copy_quote': 'Salin harga',
  'calculator.copy_link': 'Salin tautan',
  'calculator.ship': 'Kirim paket ini',
} as const satisfies TranslationOf<typeof english, 'other'>;
