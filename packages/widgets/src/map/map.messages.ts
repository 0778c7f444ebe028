import type { MessageKey } from '@sampan/messages';

/** Everything the map 'Select your location' says; it comes with the map, not with the widget. */
export const MESSAGE_KEYS = [
  'map.canvas',
  'map.cancel',
  'map.close',
  'map.coast_credit',
  'map.confirm',
  'map.find_failed',
  'map.finding',
  'map.loading',
  'map.move_first',
  'map.my_location',
  'map.my_location_failed',
  'map.no_streets',
  'map.nothing_here',
  'map.retry',
  'map.search',
  'map.search_clear',
  'map.search_count',
  'map.search_empty',
  'map.search_placeholder',
  'map.search_wait',
  'map.searching',
  'map.title',
  'map.unavailable',
] as const satisfies readonly MessageKey[];
