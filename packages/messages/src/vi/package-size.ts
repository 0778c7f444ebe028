import type { TranslationOf } from '../translation.ts';
import type { packageSize as english } from '../en/package-size.ts';

export const packageSize = {
  'package_size.satchel': 'Túi đeo chéo',
  'package_size.handbag': 'Túi xách',
  'package_size.shoebox': 'Hộp giày',
  'package_size.briefcase': 'Hộp cỡ vừa',
  'package_size.carry_on': 'Hộp lớn',
  'package_size.check_in': 'Hàng cồng kềnh',
  'package_size.range': '{{range}} Kg',
  'package_size.counts_as': 'Tính là {{weight}} Kg',
} as const satisfies TranslationOf<typeof english, 'other'>;
