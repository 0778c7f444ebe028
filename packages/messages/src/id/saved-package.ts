import type { savedPackage as english } from '../en/saved-package.ts';
import type { TranslationOf } from '../translation.ts';

export const savedPackage = {
  'saved_package.title': 'Ukuran paket tersimpan',
  'saved_package.text':
    'Pilih ukuran tersimpan saat membuat label atau mengimpor file. File juga dapat menyebutkannya di kolom ukuran paket.',
  'saved_package.empty': 'Belum ada ukuran tersimpan. Tambahkan kotak yang paling sering Anda pakai.',
  'saved_package.number': 'Ukuran {{number}}',
  'saved_package.name': 'Nama',
  'saved_package.add': 'Tambah ukuran',
  'saved_package.remove': 'Hapus ukuran {{number}}',
  'saved_package.name_twice': 'Ukuran lain memakai nama ini',
  'saved_package.side_range': 'Masukkan sisi dalam cm dari 0.1 sampai 1,000',
  'saved_package.weight_range': 'Masukkan berat dalam kg dari 0.01 sampai 1,000',
  'saved_package.save': 'Simpan ukuran paket',
  'saved_package.saved': 'Ukuran paket disimpan',
  'saved_package.choose': 'Ukuran tersimpan',
  'saved_package.own': 'Masukkan ukuran sendiri',
  'saved_package.sides': '{{name}}: {{length}} × {{width}} × {{height}} cm, {{weight}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
