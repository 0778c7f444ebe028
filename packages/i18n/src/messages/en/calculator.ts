/** Prices for a route and a size, for anybody: the widget and its page. */
export const calculator = {
  'calculator.title': 'Shipping calculator',
  'calculator.intro': 'Prices of every courier for your parcel, with all their parts, before you sign up.',
  'calculator.by_scale': 'On the scale',
  'calculator.by_size': 'By size',
  'calculator.scale_decides': 'The scale decides: the size counts for less than the parcel weighs.',
  'calculator.size_decides':
    'The size decides: the parcel is large for its weight, and couriers charge the larger of the two.',
  'calculator.depends': 'Couriers charge the larger of the two and count sizes differently; each price says which one.',
  'calculator.size_unknown': 'Charged by weight. A bulky parcel may count for more: enter exact dimensions to see it.',
  'calculator.empty': 'Prices of every courier appear here.',
  'calculator.copy_quote': 'Copy quote',
  'calculator.copy_link': 'Copy link',
  'calculator.ship': 'Ship this parcel',
} as const;
