/** A file of tracking numbers from elsewhere. */
export const trackingFile = {
  'tracking_file.title': 'Shipped elsewhere?',
  'tracking_file.text':
    'Upload a file with order numbers, tracking numbers and couriers. We mark these parcels as shipped and tell your stores.',
  'tracking_file.choose': 'Upload tracking numbers',
  'tracking_file.tag': 'Shipped elsewhere',
  'tracking_file.result': 'Tracking numbers',
  'tracking_file.shipped_one': '{{count}} parcel marked as shipped',
  'tracking_file.shipped_other': '{{count}} parcels marked as shipped',
  'tracking_file.known': '{{count}} already marked',
  'tracking_file.refused_one': '{{count}} row left out',
  'tracking_file.refused_other': '{{count}} rows left out',
  'tracking_file.download': 'Download these rows',
  'tracking_file.row': 'Row {{row}}: {{order}}',
} as const;
