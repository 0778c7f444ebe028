import type { savedPackage as english } from '../en/saved-package.ts';
import type { TranslationOf } from '../translation.ts';

export const savedPackage = {
  'saved_package.title': 'Saiz bungkusan yang disimpan',
  'saved_package.text':
    'Pilih saiz yang disimpan semasa membuat label atau mengimport fail. Fail juga boleh menamakannya dalam lajur saiz bungkusan.',
  'saved_package.empty': 'Belum ada saiz yang disimpan. Tambah kotak yang paling kerap anda gunakan.',
  'saved_package.number': 'Saiz {{number}}',
  'saved_package.name': 'Nama',
  'saved_package.add': 'Tambah saiz',
  'saved_package.remove': 'Buang saiz {{number}}',
  'saved_package.name_twice': 'Saiz lain mempunyai nama ini',
  'saved_package.side_range': 'Masukkan sisi dalam cm dari 0.1 hingga 1,000',
  'saved_package.weight_range': 'Masukkan berat dalam kg dari 0.01 hingga 1,000',
  'saved_package.save': 'Simpan saiz bungkusan',
  'saved_package.saved': 'Saiz bungkusan disimpan',
  'saved_package.choose': 'Saiz yang disimpan',
  'saved_package.own': 'Masukkan saiz sendiri',
  'saved_package.sides': '{{name}}: {{length}} × {{width}} × {{height}} cm, {{weight}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
