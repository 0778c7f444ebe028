/** English sources of the map picker's texts. The title and the two buttons are word for word spec section 2. */
export const MAP_PICKER_MESSAGES_EN = {
  'map.title': 'Select your location',
  'map.confirm': 'Confirm',
  'map.cancel': 'Cancel',
  'map.close': 'Close',
  'map.search': 'Search address',
  'map.search_placeholder': 'Street, building or postcode',
  'map.searching': 'Searching',
  'map.search_empty': 'No address found. Try a shorter text, or move the map.',
  'map.search_wait': 'Too many searches. Wait a few seconds, then type on.',
  /** Read out when proposals arrive. */
  'map.search_count': '{{count}} addresses found',
  'map.search_clear': 'Clear search',
  /** Name of the map for screen readers. */
  'map.canvas': 'Map. Arrow keys move it under the pin, plus and minus zoom.',
  'map.loading': 'Loading the map',
  /** Why Confirm waits, one for each reason. */
  'map.move_first': 'Search, or move the map until the pin is on your address.',
  'map.finding': 'Finding the address at the pin',
  'map.nothing_here': 'No address is known at the pin. Move it closer to a street.',
  'map.find_failed': 'The address at the pin could not be found. Check your connection.',
  'map.retry': 'Try again',
  /** When no map can be shown: the search still works. */
  'map.unavailable': 'The map cannot be shown right now. Search for your address instead.',
  'map.no_streets': 'This map shows coasts only, without streets.',
  'map.coast_credit': 'Coastline © OpenStreetMap contributors',
  'map.my_location': 'Use my location',
  'map.my_location_failed': 'Your location is not available. Allow it in the browser, or search.',
} as const;
