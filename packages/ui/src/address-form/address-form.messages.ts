import { UNIT_NUMBER_HINT_EN } from '@sampan/country-rules';

/**
 * English sources of the texts the address form asks for besides the field labels (country-rules, ADDRESS_LABELS_EN)
 * and `validate.postcode_outside_singapore`.
 */
export const ADDRESS_FORM_MESSAGES_EN = {
  /** Hint of the Singapore unit field, word for word spec section 5. */
  'address.unit_number_hint': UNIT_NUMBER_HINT_EN,
  /** Label of the search box over the address fields. */
  'address.search': 'Search for an address',
  'address.search_placeholder': 'Street, building or postcode',
  'address.searching': 'Searching',
  'address.search_empty': 'No addresses found. Try fewer words or enter the address below.',
  /** The same where there were too many searches in a minute. */
  'address.search_wait': 'Too many searches. Wait a few seconds, then type on.',
  /** First proposal where a street must be picked: what was typed, in the chosen place. */
  'address.use_typed': 'Use "{{street}}" in {{place}}',
  /** Read out when proposals arrive. */
  'address.search_count': '{{count}} addresses found',
  'address.search_clear': 'Clear search',
  /** Button beside the search box. */
  'address.use_map': 'Use map',
  /** First line of a level's list. */
  'address.choose': 'Select',
  /** The same while the level above is empty; {{label}} is that level's name. */
  'address.choose_first': 'Select {{label}} first',
  'address.loading': 'Loading',
  /** Under the postcode while its address is looked up. */
  'address.looking_up': 'Looking up address',
  /** Hint of the street field where it must be picked (Philippines). */
  'address.street_pick_hint': 'Start typing and select your street from the list, or use the map.',
} as const;
