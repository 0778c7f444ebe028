/** What names of delivery services in files and stores mean. */
export const serviceMatch = {
  'service_match.title': 'Services named in your files and stores',
  'service_match.text': 'Choose what each name means. We use your choice for later files too.',
  'service_match.means': 'What {{name}} means',
  'service_match.by_name': 'Service with this name',
  'service_match.courier': '{{courier}}, cheapest service',
  'service_match.asked': 'Service asked for',
  'service_match.parcels_one': '{{count}} parcel',
  'service_match.parcels_other': '{{count}} parcels',
} as const;
