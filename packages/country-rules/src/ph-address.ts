import type { AddressRules } from './country-record.ts';
import { POSTCODE_RULES } from './postcode-rule.ts';

/** What an address form of the Philippines needs to know (spec section 5). */
export const PH_ADDRESS: AddressRules = {
  code: 'PH',
  name: 'Philippines',
  phone_code: '+63',
  phone_lengths: [10],
  phone_also: /^[2-8]\d{8}$/,
  phone_has_trunk_zero: true,
  postcode_length: POSTCODE_RULES.PH.length,
  postcode_pattern: POSTCODE_RULES.PH.pattern,
  postcode_is_optional: POSTCODE_RULES.PH.is_optional,
  centre: { lat: 14.5995, lng: 120.9842 },
  location_language: { language: 'en', unless: null },
  address: {
    levels: [
      { level: 1, field: 'state', label: 'address.province' },
      { level: 2, field: 'city', label: 'address.municipality' },
      { level: 3, field: 'district', label: 'address.barangay' },
    ],
    reformed: null,
    fields: ['street', 'unit_number', 'state', 'city', 'district', 'post_code', 'country'],
    required: ['street', 'state', 'city', 'district', 'country'],
    filled_when: ['street', 'country'],
    recipient_required: [],
    unit_number_is_required: false,
    street_must_be_picked: true,
  },
};
