/** English sources of the map picker's texts. The title and the two buttons are word for word spec section 2. */
export const MAP_PICKER_MESSAGES_EN = {
  'map.title': 'Select your location',
  'map.confirm': 'Confirm',
  'map.cancel': 'Cancel',
  'map.close': 'Close',
  'map.search': 'Search for an address',
  'map.search_placeholder': 'Street, building or postcode',
  'map.searching': 'Searching',
  'map.search_empty': 'No addresses found. Try fewer words or move the map.',
  'map.search_wait': 'Too many searches. Wait a few seconds, then type on.',
  /** Read out when proposals arrive. */
  'map.search_count': '{{count}} addresses found',
  'map.search_clear': 'Clear search',
  /** Name of the map for screen readers. */
  'map.canvas': 'Map. Use the arrow keys to move it under the pin, and plus and minus to zoom.',
  'map.loading': 'Loading map',
  /** Why Confirm waits, one for each reason. */
  'map.move_first': 'Search, or move the map to place the pin on your address.',
  'map.finding': 'Looking up the address',
  'map.nothing_here': "We couldn't find an address here. Move the pin closer to a street.",
  'map.find_failed': "We couldn't look up this address. Check your connection and try again.",
  'map.retry': 'Try again',
  /** When no map can be shown: the search still works. */
  'map.unavailable': "The map isn't available right now. Search for your address instead.",
  'map.no_streets': 'This map only shows coastlines.',
  'map.coast_credit': 'Coastline © OpenStreetMap contributors',
  'map.my_location': 'Use my location',
  'map.my_location_failed': "We can't get your location. Allow location access in your browser, or search instead.",
} as const;
