/** Map picker 'Select your location' (spec 2). */
export const map = {
  'map.title': 'Select your location',
  'map.search': 'Search for a place',
  'map.results': 'Places found',
  'map.no_results': 'No place found. Try a street or a postcode.',
  'map.use_my_location': 'Use my location',
  'map.location_denied': 'Your browser did not share the location. Search or move the map instead.',
  'map.keyboard_hint': 'Arrow keys move the map, plus and minus zoom.',
  'map.label': 'Map. The pin in the middle is the place you select.',
  'map.finding': 'Finding the address',
  'map.not_found': 'No address is known here. Move the map.',
  'map.offline_only_list': 'The map cannot load. Choose a place from the search results.',
  'map.zoom_in': 'Zoom in',
  'map.zoom_out': 'Zoom out',
  'map.coast_only': 'This map shows coasts only. Streets come with a tile server.',
} as const;
