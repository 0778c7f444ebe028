import { address } from './address.ts';

/** Map picker 'Select your location' (spec 2). */
export const map = {
  'map.title': 'Select your location',
  'map.confirm': 'Confirm',
  'map.cancel': 'Cancel',
  'map.close': 'Close',
  'map.search': address['address.search'],
  'map.search_placeholder': address['address.search_placeholder'],
  'map.searching': 'Searching',
  'map.search_empty': 'No addresses found. Try fewer words or move the map.',
  'map.search_wait': address['address.search_wait'],
  'map.search_count_one': '{{count}} address found',
  'map.search_count_other': '{{count}} addresses found',
  'map.search_clear': 'Clear search',
  'map.canvas': 'Map. Use the arrow keys to move it under the pin, and plus and minus to zoom.',
  'map.loading': 'Loading map',
  'map.move_first': 'Search, or move the map to place the pin on your address.',
  'map.finding': 'Looking up the address',
  'map.nothing_here': "We couldn't find an address here. Move the pin closer to a street.",
  'map.find_failed': "We couldn't look up this address. Check your connection and try again.",
  'map.retry': 'Try again',
  'map.unavailable': "The map isn't available right now. Search for your address instead.",
  'map.no_streets': 'This map only shows coastlines.',
  'map.coast_credit': 'Coastline © OpenStreetMap contributors',
  'map.my_location': 'Use my location',
  'map.my_location_failed': "We can't get your location. Allow location access in your browser, or search instead.",
} as const;
