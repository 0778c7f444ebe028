import type { AddressRules } from './country-record.ts';
import { localMidnight } from './local-midnight.ts';
import { UTC_OFFSETS_H } from './time-zone.ts';
import { POSTCODE_RULES } from './postcode-rule.ts';

/** What an address form of Vietnam needs to know (spec section 5). */
export const VN_ADDRESS: AddressRules = {
  code: 'VN',
  name: 'Vietnam',
  phone_code: '+84',
  phone_lengths: [9, 10],
  phone_also: null,
  phone_has_trunk_zero: true,
  postcode_length: POSTCODE_RULES.VN.length,
  postcode_pattern: POSTCODE_RULES.VN.pattern,
  postcode_is_optional: POSTCODE_RULES.VN.is_optional,
  centre: { lat: 10.8231, lng: 106.6297 },
  location_language: { language: 'vi', unless: 'id' },
  address: {
    levels: [
      { level: 1, field: 'state', label: 'address.city' },
      { level: 2, field: 'city', label: 'address.district' },
      { level: 3, field: 'district', label: 'address.ward' },
    ],
    // Districts were abolished: a ward stands directly under its city or province.
    reformed: {
      valid_from: localMidnight(2025, 7, 1, UTC_OFFSETS_H.VN),
      levels: [
        { level: 1, field: 'state', label: 'address.city' },
        { level: 2, field: 'city', label: 'address.ward' },
      ],
    },
    fields: ['street', 'unit_number', 'state', 'city', 'district', 'post_code', 'country'],
    required: ['street', 'state', 'city', 'district', 'country'],
    filled_when: ['street', 'state', 'city'],
    recipient_required: [],
    unit_number_is_required: false,
    street_must_be_picked: false,
  },
};
