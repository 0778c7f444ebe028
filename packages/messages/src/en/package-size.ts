/** Size presets (spec 9). */
export const packageSize = {
  'package_size.satchel': 'Satchel',
  'package_size.handbag': 'Handbag',
  'package_size.shoebox': 'Shoebox',
  'package_size.briefcase': 'Medium-box',
  'package_size.carry_on': 'Large box',
  'package_size.check_in': 'Bulky',
  'package_size.range': '{{range}} Kg',
  'package_size.counts_as': 'Counts as {{weight}} Kg',
} as const;
