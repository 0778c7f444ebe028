import type { AddressRules } from './country-record.ts';
import { POSTCODE_RULES } from './postcode-rule.ts';

/** What an address form of Singapore needs to know (spec section 5). */
export const SG_ADDRESS: AddressRules = {
  code: 'SG',
  name: 'Singapore',
  phone_code: '+65',
  phone_lengths: [8],
  phone_also: null,
  phone_has_trunk_zero: false,
  postcode_length: POSTCODE_RULES.SG.length,
  postcode_pattern: POSTCODE_RULES.SG.pattern,
  postcode_is_optional: POSTCODE_RULES.SG.is_optional,
  centre: { lat: 1.3521, lng: 103.8198 },
  location_language: { language: 'en', unless: null },
  address: {
    levels: [],
    reformed: null,
    fields: ['post_code', 'street', 'unit_number', 'country'],
    required: ['post_code', 'street', 'unit_number', 'country'],
    filled_when: ['post_code', 'street', 'country'],
    recipient_required: [],
    unit_number_is_required: true,
    street_must_be_picked: false,
  },
};
