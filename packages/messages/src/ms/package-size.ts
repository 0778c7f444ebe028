import type { TranslationOf } from '../translation.ts';
import type { packageSize as english } from '../en/package-size.ts';

export const packageSize = {
  'package_size.satchel': 'Beg sandang',
  'package_size.handbag': 'Beg tangan',
  'package_size.shoebox': 'Kotak kasut',
  'package_size.briefcase': 'Kotak sederhana',
  'package_size.carry_on': 'Kotak besar',
  'package_size.check_in': 'Barang bersaiz besar',
  'package_size.range': '{{range}} Kg',
  'package_size.counts_as': 'Dikira sebagai {{weight}} Kg',
} as const satisfies TranslationOf<typeof english, 'other'>;
