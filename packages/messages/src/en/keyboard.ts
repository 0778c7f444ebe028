/** Keyboard help. */
export const keyboard = {
  'keyboard.title': 'Keyboard shortcuts',
  'keyboard.help': 'Show keyboard shortcuts',
  'keyboard.find': 'Search everything',
  'keyboard.track': 'Track a parcel',
  'keyboard.add_order': 'Create parcel',
  'keyboard.search_list': 'Search this list',
  'keyboard.go_home': 'Go to Home',
  'keyboard.go_parcels': 'Go to Parcels',
  'keyboard.next_row': 'Next row',
  'keyboard.previous_row': 'Previous row',
  'keyboard.select_row': 'Select row',
  'keyboard.open_row': 'Open row',
  'keyboard.print': 'Print selected labels',
  'keyboard.close': 'Close dialog or menu',
  'keyboard.then': 'then',
} as const;
