import type { AddressRules } from './country-record.ts';
import { POSTCODE_RULES } from './postcode-rule.ts';

/** What an address form of Indonesia needs to know (spec section 5). */
export const ID_ADDRESS: AddressRules = {
  code: 'ID',
  name: 'Indonesia',
  phone_code: '+62',
  phone_lengths: [9, 10, 11],
  phone_also: /^(?:[2-7]\d{7}|8\d{11})$/,
  phone_has_trunk_zero: true,
  postcode_length: POSTCODE_RULES.ID.length,
  postcode_pattern: POSTCODE_RULES.ID.pattern,
  postcode_is_optional: POSTCODE_RULES.ID.is_optional,
  centre: { lat: -6.2088, lng: 106.8456 },
  location_language: { language: 'id', unless: 'vi' },
  address: {
    levels: [
      { level: 1, field: 'state', label: 'address.province' },
      { level: 2, field: 'city', label: 'address.regency' },
      { level: 3, field: 'district', label: 'address.subdistrict' },
      { level: 4, field: 'county', label: 'address.village' },
    ],
    reformed: null,
    fields: ['street', 'unit_number', 'state', 'city', 'district', 'county', 'post_code', 'country'],
    required: ['street', 'state', 'city', 'district', 'country'],
    filled_when: ['street', 'country'],
    recipient_required: ['state', 'city'],
    unit_number_is_required: false,
    street_must_be_picked: false,
  },
};
