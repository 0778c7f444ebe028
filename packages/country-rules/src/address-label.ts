import type { AddressLabelKey } from './country-record.ts';

/** English sources of the address labels; the i18n package translates them. */
export const ADDRESS_LABELS_EN: Readonly<Record<AddressLabelKey, string>> = {
  'address.name': 'Name',
  'address.phone': 'Phone number',
  'address.email': 'Email',
  'address.street': 'Street',
  'address.unit_number': 'Unit number',
  'address.post_code': 'Postcode',
  'address.country': 'Country',
  'address.state': 'State',
  'address.province': 'Province',
  'address.city': 'City',
  'address.municipality': 'City / Municipality',
  'address.regency': 'City / Regency',
  'address.district': 'District',
  'address.barangay': 'Barangay',
  'address.subdistrict': 'Subdistrict',
  'address.village': 'Village',
  'address.ward': 'Ward',
};

/** Hint under the Singapore unit field (spec section 5). */
export const UNIT_NUMBER_HINT_EN = 'If no unit number, then type N/A';
