import type { TranslationOf } from '../translation.ts';
import type { calculator as english } from '../en/calculator.ts';

export const calculator = {
  'calculator.title': 'Kalkulator caj penghantaran',
  'calculator.intro': 'Harga setiap kurier untuk bungkusan anda, lengkap dengan pecahannya, sebelum anda mendaftar.',
  'calculator.by_scale': 'Ikut timbangan',
  'calculator.by_size': 'Ikut saiz',
  'calculator.scale_decides': 'Timbangan menentukan: berat volumetriknya lebih ringan daripada berat bungkusan.',
  'calculator.size_decides':
    'Saiz menentukan: bungkusan ini besar berbanding beratnya, dan kurier mengenakan caj atas yang lebih besar antara keduanya.',
  'calculator.depends':
    'Kurier mengenakan caj atas yang lebih besar antara keduanya dan mengira saiz secara berbeza; setiap harga menyatakan yang mana.',
  'calculator.size_unknown':
    'Dicaj ikut berat. Bungkusan yang besar mungkin dikira lebih berat: masukkan ukuran tepat untuk melihatnya.',
  'calculator.empty': 'Harga setiap kurier dipaparkan di sini.',
  'calculator.copy_quote': 'Salin sebut harga',
  'calculator.copy_link': 'Salin pautan',
  'calculator.ship': 'Hantar bungkusan ini',
} as const satisfies TranslationOf<typeof english, 'other'>;
