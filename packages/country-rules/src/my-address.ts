import type { AddressRules } from './country-record.ts';
import { POSTCODE_RULES } from './postcode-rule.ts';

/** What an address form of Malaysia needs to know (spec section 5). */
export const MY_ADDRESS: AddressRules = {
  code: 'MY',
  name: 'Malaysia',
  phone_code: '+60',
  phone_lengths: [9, 10],
  phone_also: /^[3-9]\d{7}$/,
  phone_has_trunk_zero: true,
  postcode_length: POSTCODE_RULES.MY.length,
  postcode_pattern: POSTCODE_RULES.MY.pattern,
  postcode_is_optional: POSTCODE_RULES.MY.is_optional,
  centre: { lat: 3.139, lng: 101.6869 },
  location_language: { language: 'en', unless: null },
  address: {
    levels: [
      { level: 1, field: 'state', label: 'address.state' },
      { level: 2, field: 'city', label: 'address.city' },
    ],
    reformed: null,
    fields: ['street', 'unit_number', 'post_code', 'state', 'city', 'country'],
    required: ['street', 'post_code', 'state', 'city', 'country'],
    filled_when: ['post_code', 'street', 'country'],
    recipient_required: ['state'],
    unit_number_is_required: false,
    street_must_be_picked: false,
  },
};
