/** Keyboard help. */
export const keyboard = {
  'keyboard.title': 'Keyboard shortcuts',
  'keyboard.help': 'Show this help',
  'keyboard.track': 'Track a parcel',
  'keyboard.add_order': 'Create a parcel',
  'keyboard.search_list': 'Search in the list',
  'keyboard.go_home': 'Go to Home',
  'keyboard.go_parcels': 'Go to parcels',
  'keyboard.select_row': 'Select the row',
  'keyboard.open_row': 'Open the row',
  'keyboard.print': 'Print selected labels',
  'keyboard.close': 'Close what is open',
  'keyboard.then': 'then',
} as const;
