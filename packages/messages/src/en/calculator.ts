/** Prices for a route and a size, for anybody: the widget and its page. */
export const calculator = {
  'calculator.title': 'Shipping calculator',
  'calculator.intro': 'Compare full prices from every courier before you sign up.',
  'calculator.by_scale': 'Actual weight',
  'calculator.by_size': 'Volumetric weight',
  'calculator.scale_decides': 'You pay for the actual weight, which is higher than the volumetric weight.',
  'calculator.size_decides': 'You pay for the volumetric weight because this parcel is large for its weight.',
  'calculator.depends':
    'Couriers charge whichever weight is higher and calculate volumetric weight differently. Each price shows the weight used.',
  'calculator.size_unknown':
    'Priced by actual weight. Large parcels may cost more, so enter exact dimensions for an accurate price.',
  'calculator.empty': 'Courier prices will appear here.',
  'calculator.copy_quote': 'Copy quote',
  'calculator.copy_link': 'Copy link',
  'calculator.ship': 'Ship this parcel',
} as const;
