import type { TranslationOf } from '../translation.ts';
import type { packageSize as english } from '../en/package-size.ts';

export const packageSize = {
  'package_size.satchel': 'Tas selempang',
  'package_size.handbag': 'Tas tangan',
  'package_size.shoebox': 'Kotak sepatu',
  'package_size.briefcase': 'Kotak sedang',
  'package_size.carry_on': 'Kotak besar',
  'package_size.check_in': 'Barang berukuran besar',
  'package_size.range': '{{range}} Kg',
  'package_size.counts_as': 'Dihitung sebagai {{weight}} Kg',
} as const satisfies TranslationOf<typeof english, 'other'>;
