import { ADDRESS_LABELS_EN, UNIT_NUMBER_HINT_EN } from '@sampan/country-rules';

/** Address forms (spec 5 Address). */
export const address = {
  ...ADDRESS_LABELS_EN,
  'address.unit_number_hint': UNIT_NUMBER_HINT_EN,
  'address.billing': 'Billing Address',
  'address.pick_up': 'Pick-up address',
  'address.same_as_billing': 'Pick-up address is the same as the billing address',
  'address.enter_info': 'Please enter address info',
  'address.former_name': 'formerly {{name}}',
  'address.delivery_note': 'Landmark or note for the driver',
  'address.paste_title': 'Paste address from chat',
  'address.paste_hint': 'We read name, phone and address out of it. You check it before it is used.',
  'address.paste_use': 'Use this address',
  'address.search': 'Search address',
  'address.search_placeholder': 'Street, building or postcode',
  'address.searching': 'Searching',
  'address.search_empty': 'No address found. Try a shorter text, or type the address below.',
  'address.search_count_one': '{{count}} address found',
  'address.search_count_other': '{{count}} addresses found',
  'address.search_clear': 'Clear search',
  'address.use_map': 'Use map',
  'address.choose': 'Choose',
  'address.choose_first': 'Choose {{label}} first',
  'address.loading': 'Loading',
  'address.looking_up': 'Looking up the address',
  'address.street_pick_hint': 'Type a few letters and pick the street from the list, or use the map.',
} as const;
